import { randomUUID } from 'node:crypto';
import sample from '@jsonresume/schema/sample.resume.json' with { type: 'json' };
import {
  HISTORY_PAGE_SIZE,
  type JsonResume,
  jsonResume,
  type Profile,
  profile,
  profileHistory,
  resumeImported,
} from '@trackrecord/contracts';
import { findSchemaErrors } from '@trackrecord/contracts/testing/official-resume';
import { connectMongo } from '@trackrecord/platform';
import { signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import type { Response } from 'supertest';
import { historyApi } from '../testing/history-api.js';
import { atLeast, profileApi } from '../testing/profile-api.js';
import { resumeApi } from '../testing/resume-api.js';
import { connectStoredEvents } from '../testing/stored-events.js';
import { fullProfile } from '../testing/full-profile.js';

let user: TestUser;
let other: TestUser;
beforeAll(async () => {
  other = await signUp();
});
beforeEach(async () => {
  user = await signUp();
});

const save = async (): Promise<Profile> => profile.parse((await profileApi(user).post(fullProfile)).body);
const readProfile = async (revision: unknown): Promise<Profile> =>
  profile.parse((await profileApi(user).get(atLeast(revision))).body);
const parseImport = ({ status, body }: Response) => {
  expect([status, body]).toEqual([200, expect.objectContaining({ success: true })]);
  return resumeImported.parse(body);
};
const exportResume = async ({ revision }: Profile): Promise<JsonResume> =>
  jsonResume.parse((await resumeApi(user).export(atLeast(revision))).body);
const getContent = ({ revision: _, updatedAt: __, ...content }: Profile) => content;

describe('the export', () => {
  it('returns a valid JSON Resume file at the revision in X-Min-Revision', async () => {
    const saved = await save();
    const { status, headers, body } = await resumeApi(user).export(atLeast(saved.revision));
    expect([status, headers['etag']]).toEqual([200, `"${saved.revision}"`]);
    expect(headers['content-disposition']).toBe('attachment; filename="resume.json"');
    expect([findSchemaErrors(body), jsonResume.safeParse(body).success]).toEqual([[], true]);
    expect(body).toMatchObject({ basics: { name: 'Ada Byron' }, work: [{ name: 'Analytical Engines' }, {}] });
    expect((await resumeApi(user).export(atLeast(999))).status).toBe(503);
  });

  it('requires a saved profile of the same user', async () => {
    const withoutProfile = await resumeApi(user).export();
    expect([withoutProfile.status, withoutProfile.body.error]).toEqual([404, 'Profile not found']);
    expect((await resumeApi(other, user).export()).status).toBe(403);
  });

  it('imports into another account as the same profile', async () => {
    const saved = await save();
    const file = await exportResume(saved);
    const { revision } = parseImport(await resumeApi(other).apply(file, { strategy: 'replace' }));
    const again = await resumeApi(other).export(atLeast(revision));
    expect({ ...again.body, meta: null }).toEqual({ ...file, meta: null });
  });

  it.each(['merge', 'replace'] as const)('changes nothing if it is imported again (%s)', async (strategy) => {
    const saved = await save();
    const file = await exportResume(saved);
    expect(parseImport(await resumeApi(user).apply(file, { strategy }))).toEqual({
      success: true,
      applied: true,
      message: 'Your profile already includes everything in this file.',
      revision: saved.revision,
      changes: [],
      leftOut: [],
    });
  });
});

describe.each(['merge', 'replace'] as const)('importing the sample of JSON Resume (%s)', (strategy) => {
  it('matches its preview, which appends nothing', async () => {
    const before = await save();
    const preview = await resumeApi(user).preview(sample, { strategy });
    const previewed = parseImport(preview);
    expect(preview.headers['etag']).toBe(`"${before.revision}"`);
    expect(previewed).toMatchObject({ applied: false, revision: before.revision });
    expect(await readProfile(before.revision)).toEqual(before);

    const applied = await resumeApi(user).apply(sample, { strategy }, { 'if-match': preview.headers['etag'] ?? '' });
    const imported = parseImport(applied);
    expect([imported.changes, imported.leftOut]).toEqual([previewed.changes, previewed.leftOut]);
    expect(imported).toMatchObject({ applied: true, message: 'Resume imported successfully' });
    expect(applied.headers['etag']).toBe(`"${imported.revision}"`);

    const { items } = profileHistory.parse((await historyApi(user).read()).body);
    const newest = items.slice(0, imported.changes.length).toReversed();
    const expectedDescriptions = imported.changes.map(({ description }) => description);
    expect(newest.map(({ description }) => description)).toEqual(expectedDescriptions.slice(-HISTORY_PAGE_SIZE));
    expect(new Set(newest.map(({ origin }) => origin))).toEqual(new Set(['imported']));
    const after = await readProfile(imported.revision);
    expect(after.experiences.map(({ company }) => company)).toEqual([
      ...(strategy === 'merge' ? ['Analytical Engines', 'Difference Works'] : []),
      'Pied Piper',
    ]);
    expect(parseImport(await resumeApi(user).apply(sample, { strategy })).changes).toEqual([]);
  });

  it('creates a profile, and reports what was left out', async () => {
    expect(parseImport(await resumeApi(user).preview(sample, { strategy })).revision).toBeNull();
    expect((await profileApi(user).get()).status).toBe(404);
    const { revision, leftOut } = parseImport(await resumeApi(user).apply(sample, { strategy }));
    const created = await readProfile(revision);
    expect(created).toMatchObject({
      personalInfo: { firstName: 'Richard', lastName: 'Hendriks', title: 'Programmer' },
      educations: [{ institution: 'University of Oklahoma', startDate: '2011-06-01' }],
      projects: [{ title: 'Miss Direction' }],
      preferences: { languages: [{ language: 'English', proficiency: 'Native speaker' }] },
      onboardingCompleted: false,
    });
    const paths = leftOut.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['volunteer', 'awards', 'references', 'basics.summary', 'work.0.url']),
    );
    expect(leftOut).toContainEqual({
      path: 'basics.profiles.0',
      message: 'Not supported: your Twitter profile.',
    });
  });
});

it('reports nothing to import for another kind of file', async () => {
  await save();
  const preview = parseImport(await resumeApi(user).preview({ name: 'left-pad', version: '1.3.0' }));
  expect([preview.message, preview.changes]).toEqual(['Nothing to import was found in this file.', []]);
});

it('uses the email of the account if the resume has none', async () => {
  const { revision } = parseImport(await resumeApi(user).apply({ basics: { name: 'Ada Byron' } }));
  expect((await readProfile(revision)).personalInfo).toMatchObject({
    firstName: 'Ada',
    email: expect.stringContaining('@'),
  });
});

it('respects If-Match', async () => {
  const { revision } = await save();
  await resumeApi(user).apply({ skills: [{ name: 'Weaving' }] });
  const conflict = await resumeApi(user).apply(sample, {}, { 'if-match': `"${revision}"` });
  expect([conflict.status, conflict.body.code, conflict.body.success]).toEqual([412, 'precondition-failed', false]);
  expect((await readProfile(revision + 1)).revision).toBe(revision + 1);
});

it('runs once per Idempotency-Key, one after another and concurrently', async () => {
  await save();
  const key = { 'idempotency-key': randomUUID() };
  const responses = await Promise.all(Array.from({ length: 5 }, () => resumeApi(user).apply(sample, {}, key)));
  responses.push(await resumeApi(user).apply(sample, {}, key));
  const [first] = responses.map(parseImport);
  expect(first?.changes.length).toBeGreaterThan(5);
  expect(responses.map(parseImport)).toEqual(responses.map(() => first));
  expect((await resumeApi(user).preview(sample, {}, key)).status).toBe(422);
  const stored = await connectStoredEvents();
  const events = await stored.readProfile(user.uid);
  await stored.close();
  expect(events.at(-1)?.revision).toBe(first?.revision);
});

it('recognizes a repeated request from the log, without a stored response', async () => {
  await save();
  const key = { 'idempotency-key': randomUUID() };
  const first = parseImport(await resumeApi(user).apply(sample, {}, key));
  const mongo = await connectMongo(testVariable('MONGODB_URL'));
  const storedCount = await mongo.db.collection('outcomes').countDocuments({ uid: user.uid });
  await mongo.close();
  expect(storedCount).toBe(0);
  expect(parseImport(await resumeApi(user).apply(sample, {}, key))).toEqual(first);
});

it('keeps all concurrent imports', async () => {
  const { revision } = await save();
  const names = Array.from({ length: 12 }, (_, n) => `Skill ${String(n)}`);
  const responses = await Promise.all(names.map((name) => resumeApi(user).apply({ skills: [{ name }] })));
  const imported = responses.filter(({ status }) => status === 200).map(parseImport);
  for (const { status } of responses) expect([200, 409]).toContain(status);
  const { skills } = await readProfile(revision + imported.length);
  for (const { changes } of imported) {
    expect(changes).toHaveLength(1);
    expect(skills).toContain(changes[0]?.description.replace('Added skill ', ''));
  }
});

describe('the request body', () => {
  it('is rejected for another user', async () => {
    for (const options of [{}, { apply: true }]) {
      const { status, body } = await resumeApi(other, user).preview(sample, options);
      expect([status, body.success]).toEqual([403, false]);
    }
  });

  it.each([
    [{ resume: [] }, "This isn't a JSON Resume. It must be a JSON object."],
    [{ resume: 'text' }, "This isn't a JSON Resume. It must be a JSON object."],
    [{}, "This isn't a JSON Resume. It must be a JSON object."],
    [{ resume: {}, apply: 'yes' }, 'Apply must be yes or no'],
    [{ resume: {}, strategy: 'mix' }, 'Strategy is not valid'],
    [{ resume: {}, more: 1 }, 'Unknown field: more'],
    [{ resume: { work: Array.from({ length: 60_000 }, () => 1) } }, 'This resume is too large to read.'],
  ])('is rejected if it is not valid (%#)', async (requestBody, error) => {
    const { status, body } = await resumeApi(user).send(requestBody);
    expect([status, body.error, body.code, body.success]).toEqual([400, error, 'validation', false]);
  });

  it('is rejected above 1 MiB', async () => {
    const { status, body } = await resumeApi(user).preview({ basics: { summary: 'x'.repeat(1024 * 1024) } });
    expect([status, body.code, body.success]).toEqual([413, 'too-large', false]);
  });

  it('is imported as far as it is valid', async () => {
    const { revision } = await save();
    const key = { 'idempotency-key': randomUUID() };
    const deep = `${'['.repeat(50)}${']'.repeat(50)}`;
    const file = `{"__proto__": {"apply": true}, "constructor": {"prototype": {"x": 1}}, "awards": ${deep}, "foo": ${deep},
      "basics": {"__proto__": {"name": "Evil"}, "label": 7, "url": "javascript:alert(1)"}, "work": {"0": {"name": "A"}},
      "education": [null, 1, [], {"institution": "\\u0000\\ud800"}, {"institution": "School", "startDate": "2014-02-31"}],
      "skills": [{"name": "${'x'.repeat(201)}"}, {"name": "Knots"}], "languages": "French"}`;
    const imported = parseImport(await resumeApi(user).send(`{"resume": ${file}, "apply": true}`, key));
    expect(imported.changes.map(({ description }) => description)).toEqual([
      expect.stringContaining('School'),
      'Added skill Knots',
    ]);
    expect(imported.leftOut.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        ...['__proto__', 'constructor', 'foo', 'awards', 'basics.__proto__', 'basics.label', 'basics.url'],
        ...['work', 'education.0', 'education.4.startDate', 'skills.0.name', 'languages'],
      ]),
    );
    expect(({} as { apply?: unknown }).apply).toBeUndefined();
    const after = await readProfile(imported.revision);
    expect(after.educations.at(-1)).toMatchObject({ institution: 'School', courseName: '', endDate: null });
    expect(getContent(after)).toMatchObject({ personalInfo: (await readProfile(revision)).personalInfo });
  });

  it('imports as many of 10,000 entries as fit', async () => {
    await save();
    const work = Array.from({ length: 10_000 }, (_, n) => ({ name: `Company ${String(n)}`, position: 'Temp' }));
    const imported = parseImport(await resumeApi(user).apply({ work }));
    expect(imported.changes).toHaveLength(98);
    expect(imported.leftOut).toEqual([
      { path: 'work.98', message: 'A profile can have up to 100 work experiences: 9902 are not imported.' },
    ]);
  });
});
