import { signUp } from '@trackrecord/platform/testing/test-stack';
import { downloadExport, parseExport, requestExport } from '../testing/export-api.js';
import { userApi } from '../testing/user-api.js';

it('states that there is no data', async () => {
  const user = await signUp();
  const { manifest, text, value } = await downloadExport(user);
  expect(manifest.revisions).toEqual({
    profile: null,
    onboarding: null,
    detectedSkills: null,
    applications: null,
    account: null,
  });
  expect(text('README.txt')).toContain('We hold no profile for you');
  expect(text('history.txt')).toBe('No profile has been saved, so there are no changes.\n');
  expect(text('events/profile.jsonl')).toBe('');
  for (const name of ['history.json', 'recordings.json', 'suggestions.json', 'outcomes.json'] as const)
    expect(value(name)).toEqual([]);
  for (const name of ['profile.json', 'resume.json', 'onboarding.json', 'cv/resume.pdf'])
    expect(text(name)).toBeUndefined();
});

it('contains the onboarding of a user without a profile', async () => {
  const user = await signUp();
  const api = userApi(user);
  await api.record('userType', { data: { userType: 'graduate' } });
  await api.record('personal', { draft: { kind: 'personal', value: { firstName: 'Grace' } } });
  const { manifest, text, value, lines } = await downloadExport(user);
  expect(manifest.revisions).toEqual({
    profile: null,
    onboarding: 1,
    detectedSkills: null,
    applications: null,
    account: null,
  });
  expect(lines('events/onboarding.jsonl').map(({ type }) => type)).toEqual(['OnboardingStepCompleted', 'DraftKept']);
  expect(value('onboarding.json')).toMatchObject({ data: { userType: 'graduate' }, drafts: { personal: { firstName: 'Grace' } } }); // prettier-ignore
  expect(text('README.txt')).toContain('have not saved it yet');
  expect(text('profile.json')).toBeUndefined();
});

it('keeps names in other scripts, and writes one line per change to history.txt despite line breaks', async () => {
  const user = await signUp();
  await userApi(user).save({
    userType: 'student',
    personalInfo: { firstName: 'محمد', lastName: '山田 🧵', linkedInUrl: 'https://www.linkedin.com/in/m-y' },
    projects: [{ title: 'Двигатель\nразностный\u2028', description: 'Ça marche — 100 %.' }],
    skills: ['C++', '"=cmd|1', '../../etc/passwd'],
  });
  const { value, text, files } = await downloadExport(user);
  expect(value('profile.json').personalInfo).toMatchObject({ firstName: 'محمد', lastName: '山田 🧵' });
  expect(value('resume.json').basics?.name).toBe('محمد 山田 🧵');
  const lines = text('history.txt')?.trimEnd().split('\n');
  expect(lines).toHaveLength(value('history.json').length);
  expect(lines?.join()).toContain('Added project Двигатель разностный');
  for (const name of files.keys()) expect(name).toMatch(/^[\w-]+(\/[\w-]+)?\.[a-z]+$/i);
});

it('contains an incomplete recording', async () => {
  const user = await signUp();
  const [first, third] = [Buffer.from('OggS, the first'), Buffer.from('and the third')];
  const api = userApi(user);
  const incomplete = await api.upload(new Map([[2, third], [0, first]]), 3, 'incomplete_upload-1'); // prettier-ignore
  const withoutFirstChunk = await api.upload(new Map([[1, third]]), 2, 'without-first-chunk'); // prettier-ignore
  const { value, files } = await downloadExport(user);
  expect(String(files.get('recordings/recording-1.ogg'))).toBe('OggS, the firstand the third');
  expect(String(files.get('recordings/recording-2.bin'))).toBe('and the third');
  expect(value('recordings.json')).toMatchObject([
    { uploadId: incomplete, complete: false, missing: [1], parts: [{ index: 0 }, { index: 2 }] },
    { uploadId: withoutFirstChunk, complete: false, missing: [0], total: 2 },
  ]);
});

it('gives recordings file names that are valid on every disk', async () => {
  const user = await signUp();
  const api = userApi(user);
  const names = ['Rec', 'rec', 'CON'];
  for (const name of names) await api.upload(new Map([[0, Buffer.from(`OggS, ${name}`)]]), 1, name);
  const { value, files } = await downloadExport(user);
  const recordings = value('recordings.json').toSorted((a, b) => (String(a.file) < String(b.file) ? -1 : 1));
  expect(recordings.map(({ file }) => file)).toEqual([1, 2, 3].map((number) => `recordings/recording-${number}.ogg`));
  expect(recordings.map(({ uploadId }) => uploadId).toSorted()).toEqual(names.toSorted());
  for (const { file, uploadId } of recordings) expect(String(files.get(String(file)))).toBe(`OggS, ${uploadId}`);
});

it('contains no data of other users', async () => {
  const [userA, userB] = [await signUp(), await signUp()];
  for (const [user, name] of [
    [userA, 'Onesimus'],
    [userB, 'Otherella'],
  ] as const) {
    // prettier-ignore
    const api = userApi(user);
    await api.save({ userType: 'student', skills: [`${name}-skill`] }, { 'idempotency-key': `key-${name}` });
    await api.send('/skills/enhance', { body: { skills: [`${name}-skill`] } });
    await api.upload(new Map([[0, Buffer.from(`${name}-sound`)]]), 1, 'same-name');
  }
  const [exportA, exportB] = await Promise.all([downloadExport(userA), downloadExport(userB)]);
  const concatenate = (files: ReadonlyMap<string, Buffer>) => Buffer.concat([...files.values()]).toString();
  expect(concatenate(exportA.files)).toContain('Onesimus-sound');
  expect(concatenate(exportB.files)).toContain('Otherella-sound');
  for (const foreign of ['Otherella', userB.uid, userB.email])
    expect(concatenate(exportA.files)).not.toContain(foreign);
  for (const foreign of ['Onesimus', userA.uid, userA.email]) expect(concatenate(exportB.files)).not.toContain(foreign);
});

it('is consistent during concurrent saves', async () => {
  const user = await signUp();
  const api = userApi(user);
  await api.save({ userType: 'student', skills: ['0'] });
  const stop = new AbortController();
  const saves = (async () => {
    for (let count = 1; !stop.signal.aborted; count += 1) await api.save({ skills: [String(count)] });
  })();
  try {
    for (let round = 0; round < 5; round += 1) {
      const { value, lines, manifest } = await parseExport(Buffer.from(await (await requestExport(user, user.uid)).arrayBuffer())); // prettier-ignore
      const { revision, skills, updatedAt } = value('profile.json');
      const last = lines('events/profile.jsonl').at(-1);
      expect([last?.revision, last?.at, manifest.revisions.profile]).toEqual([revision, updatedAt, revision]);
      expect(value('history.json').at(-1)).toMatchObject({ revision });
      const added = value('history.json').findLast(({ after }) => after?.skills !== undefined);
      expect(skills).toEqual(added?.after?.skills);
    }
  } finally {
    stop.abort();
    await saves;
  }
});
