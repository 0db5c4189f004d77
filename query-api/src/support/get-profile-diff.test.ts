import { profileDiff, type ProfileEvent, type ProfileSections } from '@trackrecord/contracts';
import { toProfile } from '@trackrecord/domain';
import fc from 'fast-check';
import { FakePerson, testUuid } from '../testing/fake-person.js';
import { readDiff } from './get-profile-diff.js';

const skillAdded = (skill: string, index: number): ProfileEvent => ({ type: 'SkillAdded', data: { skill, index } });
const project = (n: number) => ({
  id: testUuid(n),
  title: `Project ${String(n)}`,
  description: '',
  startDate: '2020-01-01T00:00:00.000Z',
  endDate: null,
  isOngoing: false,
  links: [],
});

/** Creates a person with one profile event per pair: the kind of event (0 to 6) and a number for its data. */
function createPerson(pairs: readonly (readonly [number, number])[]): FakePerson {
  const person = new FakePerson();
  for (const [kind, n] of pairs) {
    if (kind === 0) person.saveProfile({ type: 'UserTypeChosen', data: { userType: n % 2 ? 'student' : 'graduate' } });
    if (kind === 1) person.saveProfile(skillAdded(`Skill ${String(n)}`, 0));
    if (kind === 2) person.saveProfile({ type: 'SkillRemoved', data: { skill: `Skill ${String(n)}`, index: 0 } });
    if (kind === 3)
      person.saveProfile({
        type: 'ProjectAdded',
        data: { id: testUuid(n), index: 0, item: project(n) },
      });
    if (kind === 4) person.saveProfile({ type: 'ProjectRemoved', data: { id: testUuid(n), index: 0 } });
    if (kind === 5)
      person.saveProfile({
        type: 'PersonalInfoChanged',
        data: { personalInfo: { firstName: `A${String(n)}`, lastName: 'B' } },
      });
    if (kind === 6) person.saveProfile({ type: 'OnboardingCompleted', data: {} });
  }
  return person;
}

async function readSections(person: FakePerson, revision: number): Promise<ProfileSections> {
  const found = await person.sources.pastProfiles.readAt(person.uid, { revision });
  if (!found) throw new Error('there is no profile');
  const { userType, personalInfo, educations, experiences, projects, skills, preferences, preferredRoles } = toProfile(
    person.uid,
    found.state,
    found.revision,
    found.at,
  );
  const sections = { userType, personalInfo, educations, experiences, projects, skills, preferences, preferredRoles };
  const isPresent = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(sections).filter(([, value]) => isPresent(value)));
}

it('turns the profile of the older revision into that of the newer one', async () => {
  const pairs = fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 3 })), {
    minLength: 2,
    maxLength: 25,
  });
  await fc.assert(
    fc.asyncProperty(pairs, fc.nat(), fc.nat(), async (events, first, second) => {
      const person = createPerson(events);
      const [from = 0, to = 1] = [first % (events.length - 1), second % events.length].toSorted((a, b) => a - b);
      if (from === to) return;
      const diff = profileDiff.parse(await readDiff(person.sources.pastProfiles, person.uid, from, to));
      const sections: ProfileSections = await readSections(person, from);
      const names = diff.sections.map(({ section }) => section);
      const kept = Object.entries(sections).filter(([name]) => !names.some((section) => section === name));
      const applied = { ...Object.fromEntries(kept), ...Object.assign({}, ...diff.sections.map(({ after }) => after)) };
      expect(applied).toEqual(await readSections(person, to));
      expect([diff.events, diff.descriptions.length]).toEqual([to - from, to - from]);
    }),
  );
});

it('describes the changes, oldest first', async () => {
  const person = new FakePerson();
  for (const [index, name] of ['Go', 'Rust', 'C'].entries()) person.saveProfile(skillAdded(name, index));
  expect(await readDiff(person.sources.pastProfiles, person.uid, 0, 2)).toEqual({
    sections: [{ section: 'skills', before: { skills: ['Go'] }, after: { skills: ['Go', 'Rust', 'C'] } }],
    descriptions: ['Added skill Rust', 'Added skill C'],
    events: 2,
  });
});

it('responds with 404 unless the profile has both revisions', async () => {
  const person = new FakePerson();
  const { pastProfiles } = person.sources;
  await expect(readDiff(pastProfiles, person.uid, 0, 1)).rejects.toMatchObject({
    status: 404,
    code: 'profile-not-found',
  });
  person.saveProfile(skillAdded('Go', 0));
  person.saveProfile(skillAdded('Rust', 0));
  await expect(readDiff(pastProfiles, person.uid, 0, 2)).rejects.toMatchObject({
    status: 404,
    code: 'revision-not-found',
  });
  await expect(readDiff(pastProfiles, person.uid, 5, 6)).rejects.toMatchObject({
    status: 404,
    code: 'revision-not-found',
  });
});
