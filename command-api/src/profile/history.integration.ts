import { type HistoryItem, profileHistory } from '@trackrecord/contracts';
import { authHeaders, signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { historyApi } from '../testing/history-api.js';
import { profileApi } from '../testing/profile-api.js';
import { patchSection, sectionApi } from '../testing/section-api.js';
import { fullProfile } from '../testing/full-profile.js';

let user: TestUser;
beforeEach(async () => {
  user = await signUp();
});

const readPage = async (query: object = {}) => {
  const read = await historyApi(user).read(query);
  expect(read.status).toBe(200);
  return profileHistory.parse(read.body);
};
const getDescriptions = (changes: readonly HistoryItem[]) => changes.map(({ description }) => description);

it('describes every change, newest first, right after it was acknowledged', async () => {
  const { body: profile } = await profileApi(user).post({ ...fullProfile, onboardingCompleted: true });
  const { items, next, revision } = await readPage();
  expect([items.length, next, revision]).toEqual([Number(profile.revision) + 1, null, profile.revision]);
  expect(items.map((item) => item.revision)).toEqual(items.map((_, index) => revision - index));
  expect(getDescriptions(items.toReversed())).toEqual([
    'Chose Professional as user type',
    'Added personal information',
    'Added education Diploma, Mathematics at University of London',
    'Added education Certificate, Mechanics at Evening School',
    'Added experience Programmer at Analytical Engines',
    'Added experience Apprentice at Difference Works',
    'Added project Notes',
    'Added skill Mathematics',
    'Added skill Translation',
    'Added skill Poetry',
    'Added work preferences',
    'Added preferred role Programmer',
    'Added preferred role Translator',
    'Completed the profile',
  ]);
});

it('returns the content, actor, time, origin and undo state of each change', async () => {
  const { body: profile } = await profileApi(user).post(fullProfile);
  const [first, second] = profile.experiences;
  const author = { ...first, title: 'Author' };
  const startedAt = new Date().toISOString();
  await patchSection('experiences')(user.uid, { experiences: [author, second], origin: 'dictated' }, authHeaders(user));
  await sectionApi(user).save('experiences', [second]);
  const [removal, rename] = (await readPage()).items;
  expect(rename).toEqual({
    eventId: expect.any(String),
    revision: Number(profile.revision) + 1,
    at: expect.any(String),
    actor: { uid: user.uid, role: 'user' },
    origin: 'dictated',
    description: 'Changed experience Author at Analytical Engines',
    before: { experiences: [first] },
    after: { experiences: [author] },
    undoable: false,
    obstacle: 'Undo this later change first.',
    blockedBy: [{ eventId: removal?.eventId, revision: removal?.revision, description: removal?.description }],
    blocking: 1,
  });
  expect(rename && rename.at >= startedAt && rename.at <= new Date().toISOString()).toBe(true);
  expect(removal).toMatchObject({
    origin: null,
    description: 'Removed experience Author at Analytical Engines',
    before: { experiences: [author] },
    after: null,
    undoable: true,
    obstacle: null,
    blockedBy: [],
    blocking: 0,
  });
});

it('returns pages of 20 changes, with later changes that prevent undo', async () => {
  await profileApi(user).post({ skills: Array.from({ length: 45 }, (_, n) => `Skill ${n}`) });
  await sectionApi(user).save(
    'skills',
    Array.from({ length: 44 }, (_, n) => `Skill ${n + 1}`),
  );
  const first = await readPage();
  expect([first.items.length, first.next, first.revision]).toEqual([20, 26, 45]);
  const second = await readPage({ before: first.next });
  expect([second.items.length, second.next]).toEqual([20, 6]);
  const third = await readPage({ before: second.next });
  expect([third.items.length, third.next]).toEqual([6, null]);
  const all = [...first.items, ...second.items, ...third.items];
  expect(getDescriptions(all)).toEqual([
    'Removed skill Skill 0',
    ...Array.from({ length: 45 }, (_, n) => `Added skill Skill ${44 - n}`),
  ]);
  const [removal, ...others] = all;
  expect(others.at(-1)?.blockedBy).toEqual([
    { eventId: removal?.eventId, revision: 45, description: 'Removed skill Skill 0' },
  ]);
  expect(others.slice(0, -1).map(({ undoable }) => undoable)).toEqual(others.slice(1).map(() => true));
});

it('accepts any revision as the start of a page', async () => {
  await profileApi(user).post(fullProfile);
  expect(await readPage({ before: 0 })).toMatchObject({ items: [], next: null, revision: 12 });
  expect((await readPage({ before: 1 })).items).toMatchObject([{ revision: 0 }]);
  expect(await readPage({ before: 999 })).toEqual(await readPage());
  for (const before of ['soon', '-1', '1.5', '']) {
    const response = await historyApi(user).read({ before });
    expect([response.status, response.body.error]).toEqual([400, 'The revision must be a whole number.']);
  }
});

it("requires the user's own, saved profile", async () => {
  const none = await historyApi(user).read();
  expect([none.status, none.body.error]).toEqual([404, 'Profile not found']);
  await profileApi(user).post(fullProfile);
  const foreign = await historyApi(await signUp(), user).read();
  expect([foreign.status, foreign.body.code]).toEqual([403, 'forbidden']);
  const anonymous = await historyApi({ ...user, token: '' }).read();
  expect([anonymous.status, anonymous.body.code]).toEqual([401, 'token-missing']);
});
