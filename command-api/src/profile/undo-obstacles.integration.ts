import { randomUUID } from 'node:crypto';
import { type HistoryItem, type Profile, profile, profileHistory } from '@trackrecord/contracts';
import { signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { historyApi } from '../testing/history-api.js';
import { atLeast, profileApi } from '../testing/profile-api.js';
import { sectionApi } from '../testing/section-api.js';
import { wholeProfile } from '../testing/whole-profile.js';

let user: TestUser;
let before: Profile;
beforeEach(async () => {
  user = await signUp();
  before = profile.parse((await profileApi(user).post({ ...wholeProfile, onboardingCompleted: true })).body);
});

const changes = async (): Promise<readonly HistoryItem[]> =>
  profileHistory.parse((await historyApi(user).read()).body).items;
const newest = async (): Promise<HistoryItem> => {
  const [change] = await changes();
  if (!change) throw new Error('nothing ever changed');
  return change;
};
const findEventId = async (words: string) => (await changes()).find((change) => change.words === words)?.eventId ?? '';
const save = (...sent: Parameters<ReturnType<typeof sectionApi>['save']>) => sectionApi(user).save(...sent);
const undo = (eventId: string, headers?: Readonly<Record<string, string>>, body?: object) =>
  historyApi(user).undo(eventId, headers, body);
const revisionNow = async () => (await newest()).revision;

describe('a later change', () => {
  it('is kept if it is about other fields, items or sections', async () => {
    const [first, ...others] = before.experiences;
    await save('experiences', [{ ...first, title: 'Author' }, ...others]);
    const rename = await newest();
    await save('experiences', [{ ...first, title: 'Author', location: 'London' }, ...others]);
    await sectionApi(user).add('experience', { company: 'Looms', title: 'Weaver' });
    await save('skills', ['Fencing']);
    const { body: latest } = await profileApi(user).get(atLeast(await revisionNow()));

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
    const toAuthor = await newest();
    await rename('Editor');
    const toEditor = await newest();
    const response = await undo(toAuthor.eventId);
    const words = 'Changed experience Editor at Analytical Engines';
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({
      code: 'not-undoable',
      error: `Undo this later change first: “${words}”.`,
      details: [{ path: toEditor.eventId, message: words }],
    });
    expect(await revisionNow()).toBe(toEditor.revision);

    expect((await undo(toEditor.eventId)).status).toBe(200);
    const cleared = await undo(toAuthor.eventId);
    expect([cleared.status, cleared.body.experiences]).toEqual([200, before.experiences]);
  });

  it('can be the undo itself', async () => {
    await save('skills', [...before.skills, 'Fencing']);
    const { eventId } = await newest();
    expect((await undo(eventId)).status).toBe(200);
    const again = await undo(eventId);
    expect([again.status, again.body.error]).toEqual([
      409,
      'Undo this later change first: “Undid adding skill Fencing”.',
    ]);
  });

  it('can have filled the list', async () => {
    const full = Array.from({ length: 100 }, (_, n) => ({ title: `Number ${n}`, description: 'One of many.' }));
    const { body } = await save('projects', full);
    const [, ...others] = body.projects;
    await save('projects', others);
    const removal = await newest();
    await sectionApi(user).add('project', { title: 'Loom', description: 'Weaves.' });
    const response = await undo(removal.eventId);
    expect([response.status, response.body.error]).toEqual([409, 'The list is full. Remove an entry first.']);
  });
});

it.each([
  ['Added personal information', "This is the first version, so there's nothing to undo."],
  ['Chose Professional as user type', "This is the first version, so there's nothing to undo."],
  ['Completed the profile', "Can't be undone."],
])('cannot undo %s', async (words, error) => {
  const response = await undo(await findEventId(words));
  expect([response.status, response.body.code, response.body.error]).toEqual([409, 'not-undoable', error]);
  expect(await revisionNow()).toBe(before.revision);
});

it("requires a change of the user\'s own profile", async () => {
  const somebody = await signUp();
  await profileApi(somebody).post(wholeProfile);
  const theirs = profileHistory.parse((await historyApi(somebody).read()).body).items[0]?.eventId ?? '';
  for (const eventId of [randomUUID(), theirs, 'nonsense']) {
    const { status, body } = await undo(eventId);
    expect([status, body.code, body.error]).toEqual([404, 'change-not-found', 'This change does not exist.']);
  }
  const { eventId } = await newest();
  expect((await historyApi(somebody, user).undo(eventId)).body.code).toBe('forbidden');
  expect((await historyApi({ ...user, token: '' }).undo(eventId)).status).toBe(401);
  expect((await undo(eventId, {}, { reason: 'mistake' })).body.error).toBe('Unknown field: reason');
});

it('respects If-Match and Idempotency-Key', async () => {
  await save('skills', ['Fencing']);
  const { eventId, revision } = await newest();
  const late = await undo(eventId, { 'if-match': `"${revision - 1}"` });
  expect([late.status, late.body.code, late.headers['etag']]).toEqual([412, 'precondition-failed', `"${revision}"`]);
  const headers = { 'if-match': `"${revision}"`, 'idempotency-key': randomUUID() };
  const first = await undo(eventId, headers);
  await save('skills', ['Riding']);
  const again = await undo(eventId, headers);
  expect([first.status, first.body.revision]).toEqual([200, revision + 1]);
  expect([again.status, again.body, again.headers['etag']]).toEqual([200, first.body, first.headers['etag']]);
});

it('undoes a change once for concurrent requests', async () => {
  await save('skills', [...before.skills, 'Fencing']);
  const { eventId, revision } = await newest();
  const responses = await Promise.all(Array.from({ length: 8 }, () => undo(eventId)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
  expect(await revisionNow()).toBe(revision + 1);
});
