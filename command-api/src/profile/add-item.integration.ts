import { randomUUID } from 'node:crypto';
import { authHeaders, signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { atLeast, profileApi } from '../testing/profile-api.js';
import { postItem, sectionApi } from '../testing/section-api.js';
import { fullProfile } from '../testing/full-profile.js';

const [experience] = fullProfile.experiences;
const [project] = fullProfile.projects;
const anyId = expect.any(String) as unknown;

let user: TestUser;
let other: TestUser;
beforeAll(async () => {
  other = await signUp();
});
beforeEach(async () => {
  user = await signUp();
});

describe.each([
  {
    item: 'experience' as const,
    section: 'experiences' as const,
    input: { company: 'Looms', title: 'Weaver', startDate: '2020-01-01', isCurrentlyWorking: true },
    stored: { company: 'Looms', title: 'Weaver', startDate: '2020-01-01', endDate: null, current: true },
    existing: experience,
    invalid: [{ title: 'Weaver' }, 'Company is required', 'company'] as const,
  },
  {
    item: 'project' as const,
    section: 'projects' as const,
    input: { title: 'Loom', description: 'Weaves.', link: 'https://loom.example.com' },
    stored: {
      title: 'Loom',
      description: 'Weaves.',
      endDate: null,
      isOngoing: false,
      links: [{ name: 'Repository', url: 'https://loom.example.com' }],
    },
    existing: project,
    invalid: [{ title: 'Loom' }, 'Project Description is required', 'description'] as const,
  },
])('POST $item', ({ item, section, input, stored, existing, invalid: [invalidBody, error, path] }) => {
  const store = () => profileApi(user).post(fullProfile);
  const add = (body: object = input, headers: Readonly<Record<string, string>> = {}) =>
    sectionApi(user).add(item, body, headers);
  const readList = async (revision: unknown): Promise<unknown> =>
    (await profileApi(user).get(atLeast(revision))).body[section];

  it('responds with 201, the item and its id, and appends it to the list', async () => {
    const { body: before } = await store();
    const added = await add();
    expect([added.status, added.body]).toEqual([201, { ...stored, id: anyId }]);
    const revision = Number(before.revision) + 1;
    expect(added.headers).toMatchObject({ etag: `"${revision}"`, 'cache-control': 'no-store' });
    const read = await profileApi(user).get(atLeast(revision));
    const { updatedAt } = read.body;
    expect(read.body).toEqual({ ...before, revision, updatedAt, [section]: [...before[section], added.body] });
  });

  it('ignores the id in the request, and adds a new item each time', async () => {
    const { body: before } = await store();
    const [first] = before[section];
    const ids = [first.id];
    for (const id of [undefined, first.id, randomUUID()]) ids.push((await add({ ...existing, id })).body.id);
    expect(new Set(ids).size).toBe(4);
    expect(await readList(Number(before.revision) + 3)).toHaveLength(Number(before[section].length) + 3);
  });

  it('rejects invalid items, unknown fields and empty bodies', async () => {
    const { body: before } = await store();
    const response = await add(invalidBody);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ error, code: 'validation', details: [{ path, message: error }] });
    expect(response.body).not.toHaveProperty('success');
    expect((await add({ ...input, salary: 1 })).body.error).toBe('Unknown field: salary');
    for (const emptyBody of [{}, []]) expect((await add(emptyBody)).body.code).toBe('validation');
    expect(await readList(before.revision)).toEqual(before[section]);
  });

  it("requires the user's own, saved profile and authentication", async () => {
    const withoutProfile = await add();
    expect([withoutProfile.status, withoutProfile.body.error, withoutProfile.body.code]).toEqual([
      404,
      'Profile not found',
      'profile-not-found',
    ]);
    await store();
    expect((await postItem(item)(user.uid, input, authHeaders(other))).status).toBe(403);
    expect((await postItem(item)(user.uid, input)).status).toBe(401);
  });

  it('respects If-Match', async () => {
    const { headers } = await store();
    const ifMatch = { 'if-match': headers['etag'] ?? '' };
    expect((await add(input, ifMatch)).status).toBe(201);
    const conflict = await add(input, ifMatch);
    expect([conflict.status, conflict.body.code]).toEqual([412, 'precondition-failed']);
  });

  it('adds one item per Idempotency-Key, one after another and concurrently', async () => {
    const { body: before } = await store();
    const key = { 'idempotency-key': randomUUID() };
    const responses = await Promise.all(Array.from({ length: 8 }, () => add(input, key)));
    await add();
    responses.push(await add(input, key));
    for (const { status, body, headers } of responses) {
      expect([status, body, headers['etag']]).toEqual([201, responses[0]?.body, responses[0]?.headers['etag']]);
    }
    expect(await readList(Number(before.revision) + 2)).toHaveLength(Number(before[section].length) + 2);
    expect((await add({ ...input, title: 'Another' }, key)).status).toBe(422);
  });

  it('rejects the 101st item, until another is removed', async () => {
    await store();
    const fullList = Array.from({ length: 100 }, (_, n) => ({ ...existing, title: `Number ${n}` }));
    const { body: saved } = await sectionApi(user).save(section, fullList);
    const response = await add();
    const sentence = 'This list is full. The limit is 100 entries.';
    expect([response.status, response.body.code, response.body.error]).toEqual([409, 'list-full', sentence]);
    expect(await readList(saved.revision)).toEqual(saved[section]);
    const [, ...others] = saved[section];
    await sectionApi(user).save(section, others);
    expect((await add()).status).toBe(201);
  });
});
