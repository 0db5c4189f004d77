import { randomUUID } from 'node:crypto';
import type { Profile } from '@trackrecord/contracts';
import { scaled } from '@trackrecord/platform/testing/test-scale';
import { signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { type AcknowledgedEdit, EditSession } from '../testing/edit-session.js';
import { profileApi } from '../testing/profile-api.js';
import { PATHS, type Section, SECTIONS } from '../testing/section-api.js';
import { connectStoredEvents } from '../testing/stored-events.js';

const EDITORS = scaled(7, { max: 50 });
const CHANGES_EACH = 3;
const MAX_ATTEMPTS = 400;
/** The ETag after the first save. */
const FIRST_ETAG = '"0"';

/** Adds a mark to a section. */
const ADD_MARK: Readonly<Record<Section, (profile: Profile, mark: string) => unknown>> = {
  personalInfo: ({ personalInfo }, mark) => ({ ...personalInfo, headline: mark }),
  educations: ({ educations }, mark) => [...educations, { institution: mark, courseType: 'PhD', courseName: 'Boats' }],
  experiences: ({ experiences }, mark) => [...experiences, { company: mark, title: 'Sailor' }],
  projects: ({ projects }, mark) => [...projects, { title: mark, description: 'A boat.' }],
  skills: ({ skills }, mark) => [...skills, mark],
  preferences: ({ preferences }, mark) => ({ workModes: [...(preferences?.workModes ?? []), mark] }),
  preferredRoles: ({ preferredRoles }, mark) => [...preferredRoles, { title: mark }],
};

/** Returns the marks in a profile, in order. Personal information has room for the last one only. */
const getMarks = (profile: Profile): Readonly<Record<Section, readonly (string | undefined)[]>> => ({
  personalInfo: [profile.personalInfo?.headline],
  educations: profile.educations.map(({ institution }) => institution),
  experiences: profile.experiences.map(({ company }) => company),
  projects: profile.projects.map(({ title }) => title),
  skills: profile.skills,
  preferences: profile.preferences?.workModes ?? [],
  preferredRoles: profile.preferredRoles.map(({ title }) => title),
});

interface Change {
  readonly section: Section;
  readonly mark: string;
}

/** Runs all editors concurrently. Each makes its changes one after another. */
const runEditors = (change: (editor: number, mark: string) => Promise<void>) =>
  Promise.all(
    Array.from({ length: EDITORS }, async (_, editor) => {
      for (let n = 1; n <= CHANGES_EACH; n += 1) await change(editor, `Editor ${editor}, change ${n}`);
    }),
  );

const sortByRevision = (acknowledged: readonly AcknowledgedEdit<Change>[]) =>
  acknowledged.toSorted((a, b) => a.revision - b.revision);
const getAcknowledgedMarks = (section: Section, acknowledged: readonly AcknowledgedEdit<Change>[]) =>
  acknowledged.filter(({ change }) => change.section === section).map(({ change }) => change.mark);

let stored: Awaited<ReturnType<typeof connectStoredEvents>>;
let user: TestUser;
let session: EditSession<Change>;
beforeAll(async () => {
  stored = await connectStoredEvents();
});
afterAll(() => stored.close());
beforeEach(async () => {
  user = await signUp();
  session = new EditSession(user, MAX_ATTEMPTS);
  const personalInfo = { firstName: 'Ada', lastName: 'Byron', linkedInUrl: 'https://linkedin.com/in/ada' };
  expect((await profileApi(user).post({ personalInfo })).headers['etag']).toBe(FIRST_ETAG);
});

/** Expects one event for every acknowledged change, at the revision of its response, and no others. */
async function expectAllStored(): Promise<readonly AcknowledgedEdit<Change>[]> {
  const changes = sortByRevision(session.acknowledgedEdits);
  expect(new Set(changes.map(({ change }) => change.mark)).size).toBe(EDITORS * CHANGES_EACH);
  expect(changes.map(({ revision }) => revision)).toEqual(changes.map((_, index) => index + 1));
  const [, ...events] = await stored.readProfile(user.uid);
  expect(events.map(({ revision }) => revision)).toEqual(changes.map(({ revision }) => revision));
  for (const [index, { change }] of changes.entries()) {
    expect(JSON.stringify(events[index]?.event.data)).toContain(`"${change.mark}"`);
  }
  return changes;
}

it('stores every acknowledged change of concurrent editors with If-Match, and rejects conflicting ones with 412', async () => {
  await runEditors((editor, mark) => {
    const section = SECTIONS[editor % SECTIONS.length] ?? 'skills';
    return session.retryUntilAcknowledged({ section, mark }, async (knownEtag) => {
      const { profile, etag } = await session.read(knownEtag ?? FIRST_ETAG);
      const body = { [section]: ADD_MARK[section](profile, mark) };
      return {
        method: 'PATCH',
        path: `/api/profile/${PATHS[section](user.uid)}`,
        body,
        headers: { 'if-match': etag },
      };
    });
  });
  const changes = await expectAllStored();

  const { profile } = await session.read(`"${changes.length}"`);
  const marks = getMarks(profile);
  for (const section of SECTIONS) {
    const expected = getAcknowledgedMarks(section, changes);
    expect(marks[section]).toEqual(section === 'personalInfo' ? expected.slice(-1) : expected);
  }
  expect(session.rejectedEdits.length).toBeGreaterThan(EDITORS);
  for (const { status, error, baseEtag, currentEtag } of session.rejectedEdits) {
    expect([status, error.code, error.success]).toEqual([412, 'precondition-failed', false]);
    expect(Number(currentEtag?.replaceAll('"', ''))).toBeGreaterThan(Number(baseEtag?.replaceAll('"', '')));
  }
});

it('stores every item of concurrent editors once without If-Match', async () => {
  const LISTS = [
    { item: 'experience', section: 'experiences' },
    { item: 'project', section: 'projects' },
  ] as const;
  await runEditors((editor, mark) => {
    const { item, section } = LISTS[editor % 2] ?? LISTS[0];
    const body = section === 'projects' ? { title: mark, description: 'A boat.' } : { company: mark, title: 'Sailor' };
    const edit = {
      method: 'POST',
      path: `/api/profile/${user.uid}/${item}`,
      body,
      // The same Idempotency-Key for each attempt, like a client that does not know whether the first one arrived.
      headers: { 'idempotency-key': randomUUID() },
    } as const;
    return session.retryUntilAcknowledged({ section, mark }, () => Promise.resolve(edit));
  });
  const changes = await expectAllStored();

  const { profile } = await session.read(`"${changes.length}"`);
  for (const { section } of LISTS) {
    expect(getMarks(profile)[section]).toEqual(getAcknowledgedMarks(section, changes));
    const responses = changes.filter(({ change }) => change.section === section).map(({ body }) => body);
    expect(profile[section]).toEqual(responses);
  }
  expect(session.rejectedEdits).toEqual([]);
});
