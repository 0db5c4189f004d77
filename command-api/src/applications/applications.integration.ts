import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  applicationDetails,
  applicationHistory,
  applicationList,
  applicationSaved,
  applicationsStream,
} from '@trackrecord/contracts';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import supertest, { type Test } from 'supertest';
import { fullProfile } from '../testing/full-profile.js';
import { atLeast, profileApi } from '../testing/profile-api.js';
import { sectionApi } from '../testing/section-api.js';

const api = supertest(testVariable('BASE_URL'));
const POSTING = { title: 'Backend Engineer', company: 'Kestrel Labs', jobId: 'sample-1' };
const TEXT = 'Own the booking services.\n\n• Go\n• PostgreSQL';

let user: TestUser;
beforeEach(async () => {
  user = await signUp();
});

/** Sends requests about the applications of the user. */
const send = (method: 'get' | 'post' | 'put' | 'delete', path = '', body: object = {}, headers = {}): Test => {
  const request = api[method](`/api/applications/${user.uid}${path}`).set({ ...authHeaders(user), ...headers });
  return method === 'get' ? request : request.send(body);
};
const add = (fields: object = {}, headers = {}) =>
  send('post', '', { posting: POSTING, text: TEXT, source: 'job', stage: 'saved', ...fields }, headers);
const list = (revision: number) => send('get', '', {}, atLeast(revision));

it('keeps an application from saving to an offer, with the text of its posting', async () => {
  expect((await send('get')).body).toEqual({
    items: [],
    hiddenPostings: [],
    hiddenCompanies: [],
    savedEvents: [],
    revision: -1,
  });
  const added = await add();
  expect(added.status).toBe(201);
  const { id } = added.body.application;
  expect(added.body).toMatchObject({ revision: 0, application: { posting: POSTING, moves: [{ stage: 'saved' }] } });
  const moved = await send('post', `/${id}/moves`, { stage: 'applied', on: '2026-11-21' });
  expect(moved.body.application.moves).toMatchObject([{ stage: 'saved' }, { stage: 'applied', on: '2026-11-21' }]);
  expect(moved.headers['etag']).toBe('"1"');
  const nextStep = { title: 'Technical interview', due: '2026-11-27T11:00:00+05:30' };
  await send('put', `/${id}/next-step`, { nextStep });
  await send('post', `/${id}/notes`, { text: 'Two rounds.' });
  await send('post', `/${id}/contacts`, { name: 'Rohan Mehta', role: '' });
  const last = await send('post', `/${id}/salaries`, {
    amount: 62_000,
    currency: 'USD',
    period: 'YEAR',
    by: 'employer',
  });
  expect(last.body.revision).toBe(5);

  const details = applicationDetails.parse((await send('get', `/${id}`, {}, atLeast(5))).body);
  expect(details).toMatchObject({
    revision: 5,
    text: TEXT,
    application: {
      nextStep,
      notes: [{ text: 'Two rounds.' }],
      contacts: [{ name: 'Rohan Mehta' }],
      salaries: [{ amount: 62_000, by: 'employer' }],
    },
  });
  const { contacts: _contacts, salaries: _salaries, ...summary } = details.application;
  expect((await list(5)).body).toEqual({
    items: [{ ...summary, sentAt: null, notes: 1 }],
    hiddenPostings: [],
    hiddenCompanies: [],
    savedEvents: [],
    revision: 5,
  });
});

describe('what was sent', () => {
  const getCv = async (id: unknown, revision: number) => {
    const response = await send('get', `/${String(id)}/sent/cv`, {}, atLeast(revision)).responseType('blob');
    return { status: response.status, pdf: response.body as Buffer, headers: response.headers };
  };
  const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

  it('keeps the CV with its hash, after the profile has changed', async () => {
    const profiles = profileApi(user);
    await profiles.post({ ...fullProfile, onboardingCompleted: true }).expect(201);
    const { id } = (await add()).body.application;
    const recorded = await send('put', `/${id}/sent`);
    expect(recorded.status).toBe(200);
    const { sent } = applicationSaved.parse(recorded.body).application;
    expect(sent).toMatchObject({ postingHash: sha256(TEXT), profileRevision: expect.any(Number) });
    await sectionApi(user).save('skills', ['Something else entirely']).expect(200);
    const { status, pdf, headers } = await getCv(id, 1);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect({ hash: sha256(pdf), bytes: pdf.length }).toEqual({ hash: sent?.cvHash, bytes: sent?.cvBytes });
    const again = applicationSaved.parse((await send('put', `/${id}/sent`)).body).application.sent;
    expect(again?.cvHash).not.toBe(sent?.cvHash);
    const [, first] = await readEventIds();
    expect((await send('post', `/history/${first}/undo`)).status).toBe(409);
    expect((await send('delete', `/${id}/sent`)).body.application.sent).toBeUndefined();
    expect((await getCv(id, 3)).status).toBe(404);
  });

  it('is recorded once for a repeated request, and not again for the same CV', async () => {
    await profileApi(user)
      .post({ ...fullProfile, onboardingCompleted: true })
      .expect(201);
    const { id } = (await add()).body.application;
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = [
      await send('put', `/${id}/sent`, {}, headers),
      await send('put', `/${id}/sent`, {}, headers),
    ];
    expect(second.body).toEqual(first.body);
    expect((await send('put', `/${id}/sent`)).body.revision).toBe(first.body.revision);
  });

  it('needs a complete profile and an application', async () => {
    const { id } = (await add()).body.application;
    expect((await send('put', `/${id}/sent`)).body).toMatchObject({ code: 'no-cv' });
    expect((await send('put', `/${randomUUID()}/sent`)).status).toBe(404);
    expect((await getCv(id, 0)).status).toBe(404);
  });
});

describe('the report', () => {
  const read = async (format: string, query = '') => {
    const response = await send('get', `/report/${format}${query}`, {}, atLeast(3)).responseType('blob');
    return { status: response.status, body: response.body as Buffer };
  };
  const addMoved = async () => {
    const { id } = (await add()).body.application;
    await send('post', `/${id}/moves`, { stage: 'applied', on: '2026-11-21' });
    await send('post', `/${id}/moves`, { stage: 'closed', reason: 'declined', on: '2026-12-02' });
    await add({ posting: { title: 'Only saved', company: 'Cobalt Rail' } });
  };

  it('lists what moved in a period, as CSV', async () => {
    await addMoved();
    expect((await read('csv')).body.toString().split('\r\n')).toEqual([
      expect.stringContaining('"Applied on","Title"'),
      '"2026-11-21","Backend Engineer","Kestrel Labs","","","","","2026-12-02","Declined by the company","Applied 2026-11-21; Closed 2026-12-02 (declined by the company)"',
      '',
    ]);
    expect((await read('csv', '?from=2026-12-03')).body.toString()).not.toContain('Backend Engineer');
  });

  it('is also a PDF', async () => {
    await addMoved();
    const { status, body } = await read('pdf', '?from=2026-11-01&to=2026-11-30');
    expect(status).toBe(200);
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: body, encoding: 'utf8' });
    expect(text).toContain('From 1 Nov 2026 to 30 Nov 2026: 1 application.');
    for (const words of ['Backend Engineer', 'Kestrel Labs', '21 Nov 2026: Applied', '2 Dec 2026: Closed'])
      expect(text).toContain(words);
    expect(text).not.toContain('Only saved');
  });

  it('rejects a period that ends before it starts', async () => {
    expect((await send('get', '/report/csv?from=2026-11-02&to=2026-11-01')).status).toBe(400);
    expect((await send('get', '/report/pdf?from=November')).status).toBe(400);
  });
});

describe('the posting at an address', () => {
  const read = (url: unknown) => api.post('/api/postings/read').set(authHeaders(user)).send({ url });

  it.each(['https://localhost/jobs/1', 'https://192.168.0.1/', 'http://feeds.test/', 'https://feeds.test:8443/'])(
    'is not read at %s',
    async (url) => {
      const response = await read(url);
      expect(response.status).toBe(422);
      expect(response.body).toMatchObject({ code: 'page-unreachable' });
    },
  );

  it.each([undefined, '', 'kestrel.example', 'javascript:alert(1)', 'https://ann:secret@kestrel.example/'])(
    'needs a valid address: %s',
    async (url) => {
      expect((await read(url)).status).toBe(400);
    },
  );
});

it('changes and removes entries, and the posting', async () => {
  const { id } = (await add()).body.application;
  const note = (await send('post', `/${id}/notes`, { text: 'first' })).body.application.notes[0];
  const changed = await send('put', `/${id}/notes/${note.id}`, { text: 'second' });
  expect(changed.body.application.notes).toEqual([{ ...note, text: 'second' }]);
  expect((await send('delete', `/${id}/notes/${note.id}`)).body.application.notes).toEqual([]);
  expect((await send('delete', `/${id}/notes/${note.id}`)).status).toBe(404);
  const posting = { ...POSTING, title: 'Staff Engineer', location: 'Dubai' };
  expect((await send('put', `/${id}/posting`, { posting })).body.application.posting).toEqual(posting);
});

it('keeps several next steps, also when a client writes that knows one only', async () => {
  const { id } = (await add()).body.application;
  const later = { title: 'Call', due: '2026-11-28' };
  const first = { title: 'Interview', due: '2026-11-27T11:00:00+05:30', comment: 'https://meet.example/1' };
  await send('post', `/${id}/next-steps`, { nextStep: later });
  // Without the revision that it has seen, it changes no step.
  const both = (await send('put', `/${id}/next-step`, { nextStep: first })).body;
  expect(both.application).toMatchObject({ nextStep: first, nextSteps: [first, later] });
  const [firstStep, laterStep] = both.application.nextSteps;
  const moved = { title: 'Second interview', due: '2026-11-27' };
  const changed = (await send('put', `/${id}/next-step`, { nextStep: moved }, { 'if-match': `"${both.revision}"` }))
    .body;
  expect(changed.application.nextSteps).toEqual([{ ...moved, id: firstStep.id }, laterStep]);

  const stepPath = `/${id}/next-steps/${laterStep.id}`;
  const calendar = await send('get', `/${id}/next-step/calendar?step=${firstStep.id}`, {}, atLeast(changed.revision));
  expect(calendar.text).toContain('SUMMARY:Second interview');
  expect(calendar.text).not.toContain('SUMMARY:Call');
  await send('put', stepPath, { nextStep: { ...later, due: '2026-11-26' } });
  const finished = applicationSaved.parse((await send('post', `${stepPath}/done`)).body);
  expect(finished.application).toMatchObject({ nextStep: moved, nextSteps: [{ id: firstStep.id }] });
  expect((await send('post', `${stepPath}/done`)).status).toBe(404);
  expect((await send('delete', `/${id}/next-steps/${firstStep.id}`)).body.application).toMatchObject({ nextSteps: [] });
  const history = await send('get', `/${id}/history`, {}, atLeast(finished.revision + 1));
  const { items } = applicationHistory.parse(history.body);
  expect(items.slice(0, 2).map(({ description }) => description)).toEqual([
    'Cancelled the next step: Second interview',
    'Completed the next step: Call',
  ]);
  await send('post', `/history/${String(items[0]?.eventId)}/undo`);
  expect((await send('post', `/${id}/next-step/done`)).body.application.nextSteps).toEqual([]);
});

it('hides postings until they are shown again', async () => {
  expect((await send('delete', '/hidden-postings/sample-9')).body).toEqual({ revision: -1 });
  expect((await send('put', '/hidden-postings/sample-9')).body).toMatchObject({ revision: 0 });
  expect((await list(0)).body.hiddenPostings).toEqual(['sample-9']);
  expect((await send('delete', '/hidden-postings/sample-9')).body).toMatchObject({ revision: 1 });
  expect((await list(1)).body.hiddenPostings).toEqual([]);
});

it('hides companies with any name until they are shown again', async () => {
  const hide = (company: unknown, isHidden: unknown = true) => send('put', '/hidden-companies', { company, isHidden });
  expect((await hide('Acme', false)).body).toEqual({ revision: -1 });
  const names = ['ACME Inc.', 'A/B & C/D', '..', 'https://inn.example/?a=1#b', '株式会社 宿', 'x'.repeat(200)];
  for (const name of names) expect((await hide(name)).status).toBe(200);
  expect((await hide('Acme')).body).toMatchObject({ revision: names.length - 1 });
  expect((await list(names.length - 1)).body.hiddenCompanies).toEqual(names);
  expect((await hide('acme', false)).body).toMatchObject({ revision: names.length });
  expect((await list(names.length)).body.hiddenCompanies).toEqual(names.slice(1));
  for (const [company, isHidden] of [
    ['', true],
    [' ', true],
    ['x'.repeat(201), true],
    [7, true],
    ['Acme', 'yes'],
  ])
    expect((await hide(company, isHidden)).status).toBe(400);
});

it('saves a career event as it is now, until it is removed', async () => {
  const event = {
    title: 'Kochi Maker Weekend',
    startDate: '2026-12-05T04:00:00.000Z',
    endDate: '2026-12-06T12:00:00.000Z',
    place: 'Kochi, India',
    source: 'Hackathon',
    link: 'https://events.example/kochi-maker-weekend',
    isSample: true,
  };
  expect((await send('put', '/saved-events/e1', event)).body).toMatchObject({ revision: 0 });
  expect((await send('put', '/saved-events/e1', event)).body).toEqual({ revision: 0 });
  const [saved] = (await list(0)).body.savedEvents;
  expect(saved).toEqual({ ...event, eventId: 'e1', savedAt: expect.any(String) });
  expect((await send('delete', '/saved-events/e1')).body).toMatchObject({ revision: 1 });
  expect((await list(1)).body.savedEvents).toEqual([]);
  expect((await send('put', '/saved-events/e1', { ...event, link: 'javascript:alert(1)' })).status).toBe(400);
});

it('rejects ids that no posting can have', async () => {
  for (const id of ['x'.repeat(201), '%20sample-9'])
    expect((await send('put', `/hidden-postings/${id}`)).status).toBe(404);
});

it('undoes a move and a removal by the ids of their events', async () => {
  const { id } = (await add()).body.application;
  await send('post', `/${id}/moves`, { stage: 'offer' });
  await send('delete', `/${id}`);
  expect((await list(2)).body.items).toEqual([]);
  const [, moved, removed] = await readEventIds();
  expect((await send('post', `/history/${moved}/undo`)).status).toBe(409);
  expect((await send('post', `/history/${removed}/undo`)).body).toMatchObject({ revision: 3 });
  expect((await send('post', `/history/${moved}/undo`)).body).toMatchObject({ revision: 4 });
  expect((await list(4)).body.items).toMatchObject([{ id, moves: [{ stage: 'saved' }] }]);
  expect((await send('post', `/history/${randomUUID()}/undo`)).status).toBe(404);
});

it('describes the changes of one application, and says which can be undone', async () => {
  const { id } = (await add()).body.application;
  await add({ posting: { title: 'Other', company: 'Cobalt Rail' } });
  await send('post', `/${id}/moves`, { stage: 'applied' });
  const closed = (await send('post', `/${id}/moves`, { stage: 'closed', reason: 'declined' })).body;
  const history = (await send('get', `/${id}/history`, {}, atLeast(3))).body;
  expect(history.items).toMatchObject([
    { description: 'Moved to Closed (declined by the company)', undoable: true, eventId: closed.eventId },
    { description: 'Moved to Applied', undoable: false },
    { description: 'Saved', undoable: false },
  ]);
  expect((await send('post', `/history/${closed.eventId}/undo`)).body).toMatchObject({ revision: 4 });
  const later = (await send('get', `/${id}/history`, {}, atLeast(4))).body;
  expect(later.items[0]).toMatchObject({
    description: 'Undid: moved to Closed (declined by the company)',
    undoable: true,
  });
});

it('closes several applications at once, and opens them again by one undo', async () => {
  const addApplied = async (title: string) => {
    const { body } = await add({ posting: { title, company: 'Kestrel Labs' }, stage: 'applied' });
    return applicationSaved.parse(body).application.id;
  };
  const [first, second, third] = [await addApplied('A'), await addApplied('B'), await addApplied('C')];
  const choice = { applicationIds: [second, third], reason: 'no-answer', on: '2036-11-28' };
  const headers = { 'idempotency-key': randomUUID() };
  const closed = (await send('post', '/close', choice, headers)).body;
  expect(closed).toEqual({ revision: 3, eventId: expect.any(String) });
  expect((await send('post', '/close', choice, headers)).body).toEqual(closed);
  expect((await send('post', '/close', choice)).body).toEqual({ revision: 3 });
  const readStages = async (revision: number) => {
    const { items } = applicationList.parse((await list(revision)).body);
    return items.map(({ moves }) => moves.at(-1)?.stage);
  };
  expect(await readStages(3)).toEqual(['applied', 'closed', 'closed']);
  const report = await send('get', '/report/csv', {}, atLeast(3)).responseType('blob');
  expect(String(report.body)).toContain('"2036-11-28","No answer","Applied ');
  for (const [path, description] of [
    ['/history', 'Closed 2 applications (no answer)'],
    [`/${second}/history`, 'Closed (no answer)'],
  ])
    expect((await send('get', String(path), {}, atLeast(3))).body.items[0]).toMatchObject({
      eventId: closed.eventId,
      description,
      undoable: true,
    });
  expect((await send('get', `/${first}/history`, {}, atLeast(3))).body.items).toHaveLength(1);

  expect((await send('post', `/history/${closed.eventId}/undo`)).body).toMatchObject({ revision: 4 });
  expect(await readStages(4)).toEqual(['applied', 'applied', 'applied']);
  expect((await send('get', `/${third}/history`, {}, atLeast(4))).body.items[0]).toMatchObject({
    description: 'Undid: closed (no answer)',
    undoable: true,
  });
  expect((await send('post', '/close', { ...choice, applicationIds: [second, randomUUID()] })).status).toBe(404);
  expect((await send('post', '/close', { ...choice, applicationIds: [] })).body).toMatchObject({
    details: [{ path: 'applicationIds', message: 'Please choose an application.' }],
  });
});

it('lists the changes of all applications in pages, also of removed ones', async () => {
  expect((await send('get', '/history')).body).toEqual({ items: [], next: null, revision: -1 });
  const { id } = (await add()).body.application;
  await send('delete', `/${id}`);
  for (let n = 0; n < 20; n += 1) await send(n % 2 === 0 ? 'put' : 'delete', '/hidden-postings/sample-9');
  const { items, next, revision } = (await send('get', '/history', {}, atLeast(21))).body;
  expect({ next, revision, count: items.length }).toEqual({ next: 2, revision: 21, count: 20 });
  const earlier = (await send('get', `/history?before=${next}`, {}, atLeast(21))).body;
  expect(earlier).toMatchObject({
    items: [
      { description: 'Removed Backend Engineer at Kestrel Labs', undoable: true },
      { description: 'Saved Backend Engineer at Kestrel Labs', undoable: false },
    ],
    next: null,
  });
  expect((await send('post', `/history/${earlier.items[0].eventId}/undo`)).body).toMatchObject({ revision: 22 });
});

it('rejects invalid requests, and names the fields', async () => {
  const { id } = (await add()).body.application;
  for (const [response, path] of [
    [await add({ posting: { title: '', company: 'C' } }), 'posting.title'],
    [await add({ stage: 'hired' }), 'stage'],
    [await send('post', `/${id}/notes`, { text: ' ' }), 'text'],
    [
      await send('put', `/${id}/next-step`, {
        nextStep: { title: 'Call', due: '2026-11-27T11:00:00Z', until: '2026-11-27T10:00:00Z' },
      }),
      'nextStep.until',
    ],
    [await send('put', `/${id}/posting`, { posting: { ...POSTING, url: 'javascript:alert(1)' } }), 'posting.url'],
  ] as const) {
    expect(response.status).toBe(400);
    const { details } = response.body as { readonly details: readonly { readonly path: string }[] };
    expect(details.map((detail) => detail.path)).toContain(path);
  }
  expect((await add()).body).toMatchObject({ code: 'already-added' });
  expect((await send('post', `/${randomUUID()}/moves`, { stage: 'applied' })).status).toBe(404);
  expect((await list(0)).body.revision).toBe(0);
});

it('rejects a posting that an application has, in requests at the same time too, unless the user insists', async () => {
  const url = 'https://careers.kestrel-labs.example/jobs/7';
  const addTyped = (posting: object, fields: object = {}) =>
    add({ posting: { title: 'Engineer', company: 'Kestrel Labs', ...posting }, source: 'typed', ...fields });
  const responses = await Promise.all([0, 1, 2].map(() => addTyped({ url })));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const { id } = responses.find(({ status }) => status === 201)?.body.application;
  const [sameAddress, sameNames] = [
    await addTyped({ title: 'Other', url: `${url}/?utm_source=mail` }),
    await addTyped({ title: 'ENGINEER (m/w/d)', company: 'Kestrel Labs GmbH', location: 'Pune' }),
  ];
  for (const { status, body } of [sameAddress, sameNames]) {
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'same-posting',
      message: 'This job is already in your applications.',
      details: [{ path: `applications.${String(id)}`, message: 'Engineer at Kestrel Labs (Saved)' }],
    });
  }
  expect((await addTyped({ url }, { isDuplicateAllowed: true })).status).toBe(201);
  expect((await list(1)).body.items).toHaveLength(2);
});

it('stores a repeated request once, and rejects changes of an older revision', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const [first, second] = [await add({}, headers), await add({}, headers)];
  expect(second.body).toEqual(first.body);
  const { id } = first.body.application;
  await send('post', `/${id}/moves`, { stage: 'applied' });
  const stale = await send('post', `/${id}/moves`, { stage: 'closed', reason: 'withdrawn' }, { 'if-match': '"0"' });
  expect(stale.status).toBe(412);
});

it('rejects requests of other users', async () => {
  const other = await signUp();
  const response = await api.get(`/api/applications/${user.uid}`).set(authHeaders(other));
  expect(response.status).toBe(403);
});

async function readEventIds(): Promise<readonly string[]> {
  const stores = await connectTestStores();
  const ids: string[] = [];
  for await (const { id } of stores.store.readStream(applicationsStream(user.uid))) ids.push(id);
  await closeTestStores(stores);
  return ids;
}
