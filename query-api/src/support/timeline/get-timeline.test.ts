import { type ProfileEvent, type TimelineItem, timeline } from '@trackrecord/contracts';
import { FakePerson, testTime, testUuid } from '../../testing/fake-person.js';
import { readTimelinePage } from './get-timeline.js';

const skill = (name: string): ProfileEvent => ({ type: 'SkillAdded', data: { skill: name, index: 0 } });
const personalInfo: ProfileEvent = {
  type: 'PersonalInfoChanged',
  data: { personalInfo: { firstName: 'Nadia', lastName: 'K' } },
};
const SAVE_SKILLS = { route: 'PATCH /api/profile/skills/{uid}', requestId: '03f6-77a3' } as const;
const SESSION = testUuid(1);

let person: FakePerson;
beforeEach(() => {
  person = new FakePerson();
});

const toSources = (
  cv?: { readonly revision: number; readonly second: number },
  ranking?: { readonly revision: number; readonly second: number },
) => {
  const toDocuments = (found: typeof cv) => ({
    readMetadata: () =>
      Promise.resolve(
        found && { revision: found.revision, version: 1, edition: 0, madeAt: new Date(testTime(found.second)) },
      ),
  });
  const toPseudonym = (staff: string) => `S-${staff.toUpperCase()}`;
  return { ...person.sources, storedCvs: toDocuments(cv), storedRankings: toDocuments(ranking), toPseudonym };
};

/** Reads a page and checks it against its contract. */
async function read(kinds?: string, before?: string, size?: number, sources = toSources()) {
  return timeline.parse(await readTimelinePage(sources, person.uid, { kinds, before }, size));
}
const getDescriptions = (items: readonly TimelineItem[]) => items.map(({ description }) => description);

it('describes changes of applications, also on a page in the middle of the stream', async () => {
  const applicationId = testUuid(7);
  const move = { id: testUuid(8), stage: 'saved', on: '2026-11-21' } as const;
  person.saveApplications({
    type: 'ApplicationAdded',
    data: {
      applicationId,
      posting: { title: 'Engineer', company: 'Acme' },
      text: '',
      source: 'typed',
      move,
      at: testTime(1),
    },
  });
  for (const stage of ['applied', 'interviewing'] as const)
    person.saveApplications({
      type: 'ApplicationMoved',
      data: { applicationId, move: { ...move, id: testUuid(stage.length), stage } },
    });
  const first = await read('change', undefined, 2);
  expect(getDescriptions(first.items)).toEqual([
    'Moved Engineer at Acme to Interviewing',
    'Moved Engineer at Acme to Applied',
  ]);
  expect(getDescriptions((await read('change', first.next ?? '', 2)).items)).toEqual(['Saved Engineer at Acme']);
});

it('merges changes, requests, jobs, CVs, rankings and accesses, newest first', async () => {
  person.saveOnboarding({ type: 'OnboardingStepCompleted', data: { step: 'personal', data: {} } });
  person.saveProfile(personalInfo);
  person.log({ outcome: 'refused', status: 412, code: 'precondition-failed', ...SAVE_SKILLS });
  person.saveProfile(skill('Go'), { origin: 'suggested', client: 'web/0.2.0', requestId: 'number' });
  person.log({ outcome: 'ended', status: null, code: 'done', kind: 'work', workKind: 'enhance', engine: 'rules' });
  person.wait(2);
  person.access({
    type: 'AccessOpened',
    data: { sessionId: SESSION, basis: 'ticket', purpose: 'cv', until: testTime(9) },
  });
  person.access({ type: 'AccessExplained', data: { sessionId: SESSION, reason: 'The CV is wrong.', ticket: 'SUP-1' } });
  person.access({ type: 'AccessUsed', data: { sessionId: SESSION, what: 'profile', detail: 'revision 1' } });
  const { items, next } = await read(undefined, undefined, undefined, toSources({ revision: 1, second: 6 }, { revision: 0, second: 7 })); // prettier-ignore
  expect(getDescriptions(items)).toEqual([
    'Read the profile (revision 1)',
    'Opened an access session (ticket, cv)',
    'Ranked the jobs for the profile of revision 0',
    'Rendered the CV of revision 1',
    'Enhancement finished (rules)',
    'Added skill Go',
    'Saving skills was refused',
    'Added personal information',
    'Completed the step personal information',
  ]);
  expect(next).toBeNull();
  expect(items[0]).toMatchObject({ kind: 'access', staff: 'S-OWEN', sessionId: SESSION, what: 'profile' });
  expect(items[5]).toMatchObject({
    kind: 'change',
    stream: 'profile',
    revision: 1,
    origin: 'suggested',
    client: 'web/0.2.0',
    requestId: 'number',
    actorRole: 'user',
  });
  expect(JSON.stringify(items)).not.toContain('The CV is wrong.');
});

describe('a refused save', () => {
  it.each([
    ['another revision', 412, 'precondition-failed', 'Your profile was changed elsewhere in the meantime.'],
    ['validation', 400, 'validation', 'Company is required'],
    ['the limit', 429, 'too-many-requests', 'Too many requests. Try again in 3 seconds.'],
  ])('because of %s has its code, number and the message shown', async (_, status, code, sentence) => {
    person.log({ outcome: 'refused', status, code, sentence, ...SAVE_SKILLS });
    const [item] = (await read('request')).items;
    expect(item).toMatchObject({ kind: 'request', status, code, sentence, requestId: '03f6-77a3' });
  });

  it('says so if the message was not recorded', async () => {
    person.log({ outcome: 'refused', status: 409, code: 'not-undoable' });
    expect((await read()).items).toMatchObject([{ sentence: 'The message is not recorded.' }]);
  });

  it('names the next save of the same section', async () => {
    person.saveProfile(skill('Before'));
    person.log({ outcome: 'refused', status: 412, code: 'precondition-failed', ...SAVE_SKILLS });
    person.saveProfile(personalInfo);
    const next = person.saveProfile(skill('Go'));
    person.saveProfile(skill('Later'));
    const [item] = (await read('request')).items;
    expect(item).toMatchObject({ nextSave: { eventId: next.id, revision: 2 } });
  });

  it('does not take a save before it for the next one', async () => {
    person.log({ outcome: 'refused', status: 412, code: 'precondition-failed', ...SAVE_SKILLS });
    const between = person.saveProfile(skill('Go'));
    person.log({ outcome: 'refused', status: 412, code: 'precondition-failed', ...SAVE_SKILLS });
    const [second, first] = (await read('request')).items;
    expect(first).toMatchObject({ nextSave: { eventId: between.id } });
    expect(second).not.toHaveProperty('nextSave.eventId');
  });

  it('names the next save of any section after a save of the whole profile', async () => {
    person.log({ outcome: 'failed', status: 500, code: 'internal', route: 'POST /api/profile' });
    person.saveProfile({
      type: 'ChangeUndone',
      data: { eventId: SESSION, change: { type: 'PreferencesCleared', data: {} } },
    });
    const next = person.saveProfile(personalInfo);
    const [item] = (await read('request')).items;
    expect(item).toMatchObject({
      nextSave: { eventId: next.id },
      sentence: 'Failed to save profile. Please try again.',
    });
  });

  it('names none if there was none, or if it is not a save', async () => {
    person.log({ outcome: 'refused', status: 412, code: 'precondition-failed', ...SAVE_SKILLS });
    person.log({ outcome: 'refused', status: 409, code: 'not-undoable' });
    person.saveProfile(personalInfo);
    for (const item of (await read('request')).items) expect(item).not.toHaveProperty('nextSave.eventId');
  });
});

it('gives a failed job the message of the request that waited for it', async () => {
  const work = { workId: testUuid(7), workKind: 'transcribe' };
  person.log({ outcome: 'failed', status: null, code: 'not-audio', kind: 'work', ...work });
  person.log({ outcome: 'refused', status: 422, code: 'not-audio', kind: 'work', sentence: 'Not audio.', ...work });
  expect((await read('job')).items).toMatchObject([
    { kind: 'job', description: 'Transcription failed', sentence: 'Not audio.', code: 'not-audio' },
  ]);
});

it.each([
  ['notice-skills', 'Skill detection in a wizard step failed'],
  ['constructor', 'A job failed'],
])('describes a failed job of the kind %s', async (workKind, description) => {
  person.log({ outcome: 'failed', status: null, code: 'internal', kind: 'work', workKind });
  expect(getDescriptions((await read('job')).items)).toEqual([description]);
});

it('keeps a job that was unavailable', async () => {
  person.log({ outcome: 'unavailable', status: null, code: 'cv-unavailable', kind: 'work', workKind: 'render-cv' });
  expect((await read('job')).items).toMatchObject([{ outcome: 'unavailable' }]);
});

it('filters by kinds', async () => {
  person.saveProfile(personalInfo);
  person.log({ outcome: 'refused', status: 412, code: 'precondition-failed', ...SAVE_SKILLS });
  person.log({ outcome: 'ended', status: null, code: 'done' });
  person.access({ type: 'AccessFound', data: { by: 'email' } });
  const sources = toSources({ revision: 0, second: 3 }, { revision: 0, second: 4 });
  const readKinds = async (kinds: string) =>
    (await read(kinds, undefined, undefined, sources)).items.map(({ kind }) => kind);
  for (const kind of ['change', 'request', 'job', 'cv', 'ranking', 'access'])
    expect([kind, await readKinds(kind)]).toEqual([kind, [kind]]);
  expect((await readKinds('request,job')).toSorted()).toEqual(['job', 'request']);
});

describe('reads in a session', () => {
  const readContent = (detail: string, sessionId = SESSION) =>
    person.access({ type: 'AccessUsed', data: { sessionId, what: 'profile', detail } });

  it('are one item, also across the end of a page, with the time of the last', async () => {
    person.saveProfile(personalInfo);
    readContent('revision 0', testUuid(2));
    const first = readContent('revision 0');
    for (let n = 1; n < 12; n += 1) readContent(`revision ${String(n)}`);
    const page = await read(undefined, undefined, 2);
    expect(getDescriptions(page.items)).toEqual(['12 reads in this session', 'Read the profile (revision 0)']);
    expect(page.items[0]).toMatchObject({ id: `access:${first.id}`, at: testTime(14), reads: 12, sessionId: SESSION });
    expect(page.items[0]).not.toHaveProperty('detail');
    const rest = await read(undefined, page.next ?? '', 2);
    expect(getDescriptions(rest.items)).toEqual(['Added personal information']);
  });

  const READ = 'Read the profile (revision 0)';
  const OTHER = testUuid(2);
  const LOOKUP = 'Looked up the account by email address';
  const addEvents = (events: string) => {
    for (const event of events.split(' ')) {
      if (event === 'lookup') person.access({ type: 'AccessFound', data: { by: 'email' } });
      else if (event === 'end') person.access({ type: 'AccessEnded', data: { sessionId: SESSION, by: 'staff' } });
      else readContent('revision 0', event === 'read' ? SESSION : OTHER);
    }
  };
  const readPages = async (size: number) => {
    const items: TimelineItem[] = [];
    for (let before: string | undefined; ;) {
      const page = await read(undefined, before, size);
      items.push(...page.items);
      if (page.next === null) return items;
      before = page.next;
    }
  };

  describe.each([1, 2, 3, 50])('with lookups between them, read in pages of %p', (size) => {
    it.each([
      ['read lookup read', ['2 reads in this session', LOOKUP]],
      ['read read lookup read lookup read', ['4 reads in this session', LOOKUP, LOOKUP]],
      [
        'lookup read lookup lookup lookup read lookup',
        [LOOKUP, '2 reads in this session', LOOKUP, LOOKUP, LOOKUP, LOOKUP],
      ],
      ['read lookup other', [READ, LOOKUP, READ]],
      ['read lookup other lookup other lookup read', [READ, LOOKUP, '2 reads in this session', LOOKUP, LOOKUP, READ]],
      ['read end lookup read', [READ, LOOKUP, 'Access session ended by staff', READ]],
    ])('are one item, unless something else happened: %s', async (events, descriptions) => {
      addEvents(events);
      expect(getDescriptions(await readPages(size))).toEqual(descriptions);
    });
  });

  it('are not counted as shown if they were read after the page before', async () => {
    readContent('revision 0');
    person.saveProfile(personalInfo);
    const first = await read(undefined, undefined, 1);
    expect(getDescriptions(first.items)).toEqual(['Added personal information']);
    readContent('revision 1');
    expect(getDescriptions((await read(undefined, first.next ?? '', 1)).items)).toEqual([READ]);
  });

  it('are separate if only accesses are requested', async () => {
    readContent('revision 0');
    readContent('revision 1');
    expect(getDescriptions((await read('access')).items)).toEqual([
      'Read the profile (revision 1)',
      'Read the profile (revision 0)',
    ]);
  });
});

it.each(['change', undefined])('pages through everything once while new items arrive (kinds: %p)', async (kinds) => {
  const create = (n: number) => {
    person.saveProfile(skill(`Skill ${String(n)}`));
    if (n % 2 === 0) person.saveOnboarding({ type: 'OnboardingStepSkipped', data: { step: 'experience' } });
    if (n % 3 === 0) person.log({ outcome: 'refused', status: 400, code: 'validation', at: testTime(40) });
    if (n % 4 === 0) person.access({ type: 'AccessFound', data: { by: 'uid' } });
  };
  for (let n = 0; n < 14; n += 1) create(n);
  const sources = () => toSources({ revision: 1, second: 20 }, { revision: 1, second: 60 });
  const expected = (await read(kinds, undefined, 500, sources())).items.map(({ id }) => id);
  const ids: string[] = [];
  for (let before: string | undefined; ;) {
    const { items, next } = await read(kinds, before, 4, sources());
    ids.push(...items.map(({ id }) => id));
    if (next === null) break;
    before = next;
    create(12);
  }
  // Entries of the same time have no fixed order, so both lists are sorted.
  expect(ids.filter((id) => expected.includes(id)).toSorted()).toEqual(expected.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});

it('rejects a malformed cursor, and returns nothing for one past the end', async () => {
  await expect(read(undefined, 'px~t1')).rejects.toMatchObject({ status: 400, code: 'cursor' });
  await expect(read(undefined, 'a1-x~t1')).rejects.toMatchObject({ status: 400, code: 'cursor' });
  await expect(read(undefined, 'l1~t1')).rejects.toMatchObject({ status: 400, code: 'cursor' });
  expect((await read(undefined, 'p99~t1')).items).toEqual([]);
});
