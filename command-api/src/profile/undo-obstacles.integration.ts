import { randomUUID } from 'node:crypto';
import { type HistoryItem, type Profile, profile, profileHistory } from '@trackrecord/contracts';
import { signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { historyApi } from '../testing/history-api.js';
import { atLeast, profileApi } from '../testing/profile-api.js';
import { sectionApi } from '../testing/section-api.js';
import { fullProfile } from '../testing/full-profile.js';

let user: TestUser;
let before: Profile;
beforeEach(async () => {
  user = await signUp();
  before = profile.parse((await profileApi(user).post({ ...fullProfile, onboardingCompleted: true })).body);
});

const readChanges = async (): Promise<readonly HistoryItem[]> =>
  profileHistory.parse((await historyApi(user).read()).body).items;
const readNewestChange = async (): Promise<HistoryItem> => {
  const [change] = await readChanges();
  if (!change) throw new Error('the history is empty');
  return change;
};
const findEventId = async (description: string) =>
  (await readChanges()).find((change) => change.description === description)?.eventId ?? '';
const save = (...args: Parameters<ReturnType<typeof sectionApi>['save']>) => sectionApi(user).save(...args);
const undo = (eventId: string, headers?: Readonly<Record<string, string>>, body?: object) =>
  historyApi(user).undo(eventId, headers, body);
const readRevision = async () => (await readNewestChange()).revision;

describe('a later change', () => {
  it('is kept if it is about other fields, items or sections', async () => {
    const [first, ...others] = before.experiences;
    await save('experiences', [{ ...first, title: 'Author' }, ...others]);
    const rename = await readNewestChange();
    await save('experiences', [{ ...first, title: 'Author', location: 'London' }, ...others]);
    await sectionApi(user).add('experience', { company: 'Looms', title: 'Weaver' });
    await save('skills', ['Fencing']);
    const { body: latest } = await profileApi(user).get(atLeast(await readRevision()));

    const undone = await undo(rename.eventId);
    const { revision, updatedAt } = undone.body;
    const [, ...kept] = latest.experiences;
    const experiences = [{ ...first, location: 'London' }, ...kept];
    expect([undone.status, undone.body]).toEqual([200, { ...latest, experiences, revision, updatedAt }]);
  });

  it('is named if it prevents undo, and nothing is appended', async () => {
    const [first, ...others] = before.experiences;
    const rename = (title: string) => save('experiences', [{ ...first, title }, ...others]);
    await rename('Author');
    const toAuthor = await readNewestChange();
    await rename('Editor');
    const toEditor = await readNewestChange();
    const response = await undo(toAuthor.eventId);
    const description = 'Changed experience Editor at Analytical Engines';
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({
      code: 'not-undoable',
      error: `Undo this later change first: “${description}”.`,
      details: [{ path: toEditor.eventId, message: description }],
    });
    expect(await readRevision()).toBe(toEditor.revision);

    expect((await undo(toEditor.eventId)).status).toBe(200);
    const cleared = await undo(toAuthor.eventId);
    expect([cleared.status, cleared.body.experiences]).toEqual([200, before.experiences]);
  });

  it('prevents undo if it is the undo itself', async () => {
    await save('skills', [...before.skills, 'Fencing']);
    const { eventId } = await readNewestChange();
    expect((await undo(eventId)).status).toBe(200);
    const again = await undo(eventId);
    expect([again.status, again.body.error]).toEqual([
      409,
      'Undo this later change first: “Undid adding skill Fencing”.',
    ]);
  });

  it('prevents undo if it filled the list', async () => {
    const full = Array.from({ length: 100 }, (_, n) => ({ title: `Number ${n}`, description: 'One of many.' }));
    const { body } = await save('projects', full);
    const [, ...others] = body.projects;
    await save('projects', others);
    const removal = await readNewestChange();
    await sectionApi(user).add('project', { title: 'Loom', description: 'Weaves.' });
    const response = await undo(removal.eventId);
    expect([response.status, response.body.error]).toEqual([409, 'The list is full. Remove an entry first.']);
  });
});

it.each([
  ['Added personal information', "This is the first version, so there's nothing to undo."],
  ['Chose Professional as user type', "This is the first version, so there's nothing to undo."],
  ['Completed the profile', "Can't be undone."],
])('cannot undo %s', async (description, error) => {
  const response = await undo(await findEventId(description));
  expect([response.status, response.body.code, response.body.error]).toEqual([409, 'not-undoable', error]);
  expect(await readRevision()).toBe(before.revision);
});

it("requires a change of the user\'s own profile", async () => {
  const other = await signUp();
  await profileApi(other).post(fullProfile);
  const otherEventId = profileHistory.parse((await historyApi(other).read()).body).items[0]?.eventId ?? '';
  for (const eventId of [randomUUID(), otherEventId, 'nonsense']) {
    const { status, body } = await undo(eventId);
    expect([status, body.code, body.error]).toEqual([404, 'change-not-found', 'This change does not exist.']);
  }
  const { eventId } = await readNewestChange();
  expect((await historyApi(other, user).undo(eventId)).body.code).toBe('forbidden');
  expect((await historyApi({ ...user, token: '' }).undo(eventId)).status).toBe(401);
  expect((await undo(eventId, {}, { reason: 'mistake' })).body.error).toBe('Unknown field: reason');
});

it('respects If-Match and Idempotency-Key', async () => {
  await save('skills', ['Fencing']);
  const { eventId, revision } = await readNewestChange();
  const conflict = await undo(eventId, { 'if-match': `"${revision - 1}"` });
  expect([conflict.status, conflict.body.code, conflict.headers['etag']]).toEqual([
    412,
    'precondition-failed',
    `"${revision}"`,
  ]);
  const headers = { 'if-match': `"${revision}"`, 'idempotency-key': randomUUID() };
  const first = await undo(eventId, headers);
  await save('skills', ['Riding']);
  const again = await undo(eventId, headers);
  expect([first.status, first.body.revision]).toEqual([200, revision + 1]);
  expect([again.status, again.body, again.headers['etag']]).toEqual([200, first.body, first.headers['etag']]);
});

it('undoes a change once for concurrent requests', async () => {
  await save('skills', [...before.skills, 'Fencing']);
  const { eventId, revision } = await readNewestChange();
  const responses = await Promise.all(Array.from({ length: 8 }, () => undo(eventId)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
  expect(await readRevision()).toBe(revision + 1);
});
