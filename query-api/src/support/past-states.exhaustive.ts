import { type Profile, profile, profileDiff } from '@trackrecord/contracts';
import { pick, seededRandom } from '@trackrecord/platform/testing/random';
import { scaled, TEST_SEED } from '@trackrecord/platform/testing/test-scale';
import { signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { staffReadsApi, toPersonPath } from '../testing/staff-reads-api.js';
import { userApi } from '../testing/user-api.js';

/** With `TEST_SCALE=5`, the history has 500 events. The time of this test grows with the square. */
const EVENT_COUNT = scaled(100, { min: 100, max: 500 });
const CONCURRENCY = 4;
const TIMEOUT_MS = 600_000;
const COMPARED_PAIR_COUNT = 40;

let person: TestUser;
let newest: number;
let read: (path: string) => Promise<unknown>;
beforeAll(async () => {
  const [user, support] = await Promise.all([signUp(), signUpStaff('support')]);
  person = user;
  newest = await createLongHistory();
  const api = staffReadsApi(support);
  const sessionId = await api.open(person.uid);
  read = async (path) => (await api.get(`${toPersonPath(person.uid)}${path}`, sessionId).expect(200)).body as unknown;
});

/** Saves sections several times, and many skills. Returns the newest revision. */
async function createLongHistory(): Promise<number> {
  const api = userApi(person);
  const personalInfo = { firstName: 'Ada', lastName: 'Lovelace', linkedInUrl: 'https://www.linkedin.com/in/ada' };
  const experience = { company: 'Looms', title: 'Weaver', startDate: '2014-01-01', endDate: null, current: true };
  const skills = Array.from({ length: Math.floor(EVENT_COUNT * 0.8) }, (_, index) => `Skill ${String(index)}`);
  const half = Math.floor(skills.length / 2);
  await api.save({ userType: 'professional', personalInfo, skills: skills.slice(0, half) });
  await api.save({ experiences: [{ ...experience, description: 'Kept the looms running.' }] });
  await api.save({ projects: [{ title: 'Engine', description: 'Wrote the first program.' }] });
  await api.save({ personalInfo: { ...personalInfo, firstName: 'Augusta' }, userType: 'student' });
  await api.save({ projects: [], skills });
  let revision = await api.save({ experiences: [] });
  for (let isComplete = true; revision < EVENT_COUNT - 1; isComplete = !isComplete)
    revision = await api.save({ skills: isComplete ? skills.slice(5) : skills });
  return revision;
}

/** Handles items a few at a time. */
async function forEachConcurrently<Item>(items: readonly Item[], handle: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const item of queue) await handle(item);
    }),
  );
}

const readOwned = async (revision: number): Promise<Profile> =>
  profile.parse(await userApi(person).read(`/profile/${person.uid}?revision=${String(revision)}`));

it(
  'returns every revision of a long history as the owner gets it',
  async () => {
    expect(newest).toBeGreaterThanOrEqual(EVENT_COUNT - 1);
    const revisions = Array.from({ length: newest + 1 }, (_, revision) => revision);
    await forEachConcurrently(revisions, async (revision) => {
      expect(await read(`/profile?revision=${String(revision)}`)).toEqual(await readOwned(revision));
    });
  },
  TIMEOUT_MS,
);

/** Replaces the sections of a profile that differ. */
function applyDiff(older: Profile, diff: unknown): Partial<Profile> {
  const changed: Record<string, unknown> = { ...older };
  for (const { section, after } of profileDiff.parse(diff).sections) {
    const value = after?.[section];
    changed[section] = value ?? (Array.isArray(older[section]) ? [] : undefined);
  }
  const { personalInfo } = changed as Partial<Profile>;
  return { ...changed, email: personalInfo?.email };
}

it(
  'returns differences that turn the older revision into the newer one',
  async () => {
    const random = seededRandom(TEST_SEED);
    const revisions = Array.from({ length: newest }, (_, index) => index);
    const pairs = Array.from({ length: COMPARED_PAIR_COUNT }, () => {
      const from = pick(random, revisions);
      const later = Array.from({ length: newest - from }, (_, index) => from + 1 + index);
      return { from, to: pick(random, later) };
    });
    await forEachConcurrently([{ from: 0, to: newest }, ...pairs], async ({ from, to }) => {
      const diff = await read(`/diff?from=${String(from)}&to=${String(to)}`);
      expect(diff).toMatchObject({ events: to - from });
      const newer = await readOwned(to);
      const { revision, updatedAt } = newer;
      expect({ ...applyDiff(await readOwned(from), diff), revision, updatedAt }).toEqual(newer);
    });
  },
  TIMEOUT_MS,
);
