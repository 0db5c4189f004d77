import type { PersonalInfo, ProfileEvent } from '@trackrecord/contracts';
import fc from 'fast-check';
import { foreseeable, given } from '../testing/given.js';
import { profileDecider } from './decider.js';

const ada: PersonalInfo = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
const changed = (personalInfo: PersonalInfo): ProfileEvent => ({ type: 'PersonalInfoChanged', data: { personalInfo } });
const save = (personalInfo: PersonalInfo) => ({ type: 'SaveProfile', sections: { personalInfo } }) as const;
const replace = (personalInfo: PersonalInfo) => ({ type: 'ReplaceSections', sections: { personalInfo } }) as const;

describe('saving a profile', () => {
  it('records the sections it holds, user type first', () => {
    given([])
      .when({ type: 'SaveProfile', sections: { personalInfo: ada, userType: 'student' } })
      .then([{ type: 'UserTypeChosen', data: { userType: 'student' } }, changed(ada)]);
  });

  it('records nothing when everything is so already', () => {
    given([changed(ada)])
      .when(save(ada))
      .then([]);
  });

  it('leaves a section alone that it does not hold', () => {
    given([changed(ada)])
      .when({ type: 'SaveProfile', sections: { userType: 'graduate' } })
      .then([{ type: 'UserTypeChosen', data: { userType: 'graduate' } }]);
  });

  it('treats an optional field left empty as never entered', () => {
    given([changed(ada)])
      .when(save({ ...ada, phone: '', headline: '' }))
      .then([]);
  });

  it('is refused when it would make a profile of nothing', () => {
    given([]).when({ type: 'SaveProfile', sections: {} }).thenRefused('nothing-to-save');
  });
});

describe('replacing a section', () => {
  it('is refused before the profile was saved once', () => {
    given([]).when(replace(ada)).thenRefused('profile-not-found');
  });

  it('drops what is no longer there', () => {
    const { firstName, lastName } = ada;
    given([changed(ada)])
      .when(replace({ firstName, lastName }))
      .then([changed({ firstName, lastName })]);
  });
});

describe('after the account was erased', () => {
  it.each([save(ada), replace(ada)])('$type is refused', (command) => {
    given([changed(ada), { type: 'AccountErased', data: {} }])
      .when(command)
      .thenRefused('account-erased');
  });
});

const name = fc.string({ maxLength: 40 });
const anyInfo: fc.Arbitrary<PersonalInfo> = fc.record(
  { firstName: name, lastName: name, email: name, phone: name, headline: name, linkedInUrl: name },
  { requiredKeys: ['firstName', 'lastName'] },
);

describe('for any personal information', () => {
  const foldAll = (events: readonly ProfileEvent[]) =>
    events.reduce(profileDecider.evolve, profileDecider.initialState);
  const decideAll = (infos: readonly PersonalInfo[]) =>
    infos.reduce<readonly ProfileEvent[]>(
      (past, info) => [...past, ...profileDecider.decide(save(info), foldAll(past), foreseeable())],
      [],
    );

  it('folding gives back what was saved, and saving it again records nothing', () => {
    fc.assert(
      fc.property(fc.array(anyInfo, { minLength: 1, maxLength: 5 }), (infos) => {
        const events = decideAll(infos);
        const state = foldAll(events);
        const last = infos.at(-1);
        expect(Object.entries(state.personalInfo ?? {}).sort()).toEqual(
          Object.entries(last ?? {})
            .filter(([key, value]) => value !== '' || key === 'firstName' || key === 'lastName')
            .sort(),
        );
        expect(last && profileDecider.decide(save(last), state, foreseeable())).toEqual([]);
      }),
    );
  });
});
