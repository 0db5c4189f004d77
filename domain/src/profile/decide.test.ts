import type { Experience, PersonalInfo, PreferredRole, ProfileEvent, Project } from '@trackrecord/contracts';
import fc from 'fast-check';
import { someSections } from '../testing/any-sections.js';
import { createTestContext, given } from '../testing/given.js';
import { profileAggregate } from './profile-aggregate.js';

const ada: PersonalInfo = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
const changed = (personalInfo: PersonalInfo): ProfileEvent => ({ type: 'PersonalInfoChanged', data: { personalInfo } });
const save = (personalInfo: PersonalInfo) => ({ type: 'SaveProfile', sections: { personalInfo } }) as const;
const replace = (personalInfo: PersonalInfo) => ({ type: 'ReplaceSections', sections: { personalInfo } }) as const;

const weaving: Experience = { id: 'e', company: 'Looms', title: 'Weaver', endDate: null, current: true };
const loom: Project = { id: 'p', title: 'Loom', endDate: null, isOngoing: false, links: [] };
const poet: PreferredRole = { id: 'r', title: 'Poet', match: 92, description: 'Writes.', requiredSkills: ['Rhyme'] };
const experienceAdded = (item: Experience, index: number): ProfileEvent => ({
  type: 'ExperienceAdded',
  data: { id: item.id, index, item },
});
const projectAdded = (item: Project): ProfileEvent => ({
  type: 'ProjectAdded',
  data: { id: item.id, index: 0, item },
});

describe('saving a profile', () => {
  it('adds events for its sections, user type first', () => {
    given([])
      .when({ type: 'SaveProfile', sections: { personalInfo: ada, userType: 'student' } })
      .then([{ type: 'UserTypeChosen', data: { userType: 'student' } }, changed(ada)]);
  });

  it('adds no event if nothing changed', () => {
    given([changed(ada)])
      .when(save(ada))
      .then([]);
  });

  it('does not change absent sections', () => {
    given([changed(ada)])
      .when({ type: 'SaveProfile', sections: { userType: 'graduate' } })
      .then([{ type: 'UserTypeChosen', data: { userType: 'graduate' } }]);
  });

  it('treats an empty optional field as absent', () => {
    given([changed(ada)])
      .when(save({ ...ada, phone: '', headline: '' }))
      .then([]);
  });

  it('is rejected if the profile would be empty', () => {
    given([]).when({ type: 'SaveProfile', sections: {} }).thenRejected('nothing-to-save');
  });
});

describe('replacing a section', () => {
  it('is rejected before the first save', () => {
    given([]).when(replace(ada)).thenRejected('profile-not-found');
  });

  it('removes optional fields that are not sent', () => {
    const { firstName, lastName } = ada;
    given([changed(ada)])
      .when(replace({ firstName, lastName }))
      .then([changed({ firstName, lastName })]);
  });

  it('removes the skills of a project that is sent without them', () => {
    given([projectAdded({ ...loom, skills: { tools: ['Shuttle'] } })])
      .when({ type: 'ReplaceSections', sections: { projects: [loom] } })
      .then([{ type: 'ProjectRevised', data: { id: 'p', index: 0, item: loom } }]);
  });

  it('keeps the details of a role that is sent as its title, and gives a new one a match of 50', () => {
    const added = (item: PreferredRole, index: number): ProfileEvent => ({
      type: 'PreferredRoleAdded',
      data: { id: item.id, index, item },
    });
    given([added(poet, 0)])
      .when({ type: 'ReplaceSections', sections: { preferredRoles: [{ title: 'Rider' }, { title: 'POET' }] } })
      .then([
        added({ id: 'new-1', title: 'Rider', match: 50, requiredSkills: [] }, 0),
        { type: 'PreferredRoleRevised', data: { id: 'r', index: 1, item: { ...poet, title: 'POET' } } },
      ]);
  });

  it('adds no event if nothing changed', () => {
    given([projectAdded(loom), changed(ada)])
      .when({ type: 'ReplaceSections', sections: { projects: [loom], personalInfo: ada } })
      .then([]);
  });
});

describe('adding an item', () => {
  const add = (...experiences: readonly Experience[]) => ({ type: 'AddItem', sections: { experiences } }) as const;
  const createExperiences = (count: number) =>
    Array.from({ length: count }, (_, n) => experienceAdded({ ...weaving, id: `e${n}` }, n));

  it('appends it with a new id, even if it equals another item or has its id', () => {
    given([experienceAdded(weaving, 0)])
      .when(add(weaving))
      .then([experienceAdded({ ...weaving, id: 'new-1' }, 1)]);
  });

  it('does not change other lists', () => {
    given([experienceAdded(weaving, 0)])
      .when({ type: 'AddItem', sections: { projects: [loom] } })
      .then([projectAdded({ ...loom, id: 'new-1' })]);
  });

  it('is rejected before the first save', () => {
    given([]).when(add(weaving)).thenRejected('profile-not-found');
  });

  it('is rejected if the list has 100 items', () => {
    given(createExperiences(99))
      .when(add(weaving))
      .then([experienceAdded({ ...weaving, id: 'new-1' }, 99)]);
    given(createExperiences(100)).when(add(weaving)).thenRejected('list-full');
    given(createExperiences(99)).when(add(weaving, weaving)).thenRejected('list-full');
  });
});

describe('after the account was erased', () => {
  const add = { type: 'AddItem', sections: { projects: [loom] } } as const;
  it.each([save(ada), replace(ada), add])('rejects $type', (command) => {
    given([changed(ada), { type: 'AccountErased', data: {} }])
      .when(command)
      .thenRejected('account-erased');
  });
});

const name = fc.string({ maxLength: 40 });
const anyInfo: fc.Arbitrary<PersonalInfo> = fc.record(
  { firstName: name, lastName: name, email: name, phone: name, headline: name, linkedInUrl: name },
  { requiredKeys: ['firstName', 'lastName'] },
);

describe('for any personal information', () => {
  const foldAll = (events: readonly ProfileEvent[]) =>
    events.reduce(profileAggregate.evolve, profileAggregate.initialState);
  const decideAll = (infos: readonly PersonalInfo[]) =>
    infos.reduce<readonly ProfileEvent[]>(
      (history, info) => [...history, ...profileAggregate.decide(save(info), foldAll(history), createTestContext())],
      [],
    );

  it('folds to what was saved, and adds no event if it is saved again', () => {
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
        expect(last && profileAggregate.decide(save(last), state, createTestContext())).toEqual([]);
      }),
    );
  });
});

it('adds one event for an added item, and changes nothing else', () => {
  const context = createTestContext();
  const anyState = someSections.map((sections) =>
    profileAggregate
      .decide(
        { type: 'SaveProfile', sections: { ...sections, personalInfo: ada } },
        profileAggregate.initialState,
        context,
      )
      .reduce(profileAggregate.evolve, profileAggregate.initialState),
  );
  fc.assert(
    fc.property(anyState, (before) => {
      const events = profileAggregate.decide({ type: 'AddItem', sections: { projects: [loom] } }, before, context);
      expect(events).toHaveLength(1);
      const after = events.reduce(profileAggregate.evolve, before);
      expect({ ...after, projects: after.projects.slice(0, -1) }).toEqual(before);
      expect(after.projects.at(-1)).toEqual({ ...loom, id: expect.stringMatching(/^new-/) });
    }),
  );
});
