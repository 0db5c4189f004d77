import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { correlationGraph, type LogEvent } from '@trackrecord/contracts';
import { toLogEvent } from '@trackrecord/platform';
import { testUuid } from '../testing/fake-person.js';
import { makeRow } from '../testing/index-rows.js';
import { runCommand } from './run-command.js';
import { createStaffSession, type SessionVariables } from './staff-session.js';
import { StreamClient } from './stream-client.js';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let server: Server;
let url: string;
let requests: string[];
let handlers: Readonly<Record<string, Handler>>;
beforeEach(async () => {
  requests = [];
  handlers = {};
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      requests.push([path, request.headers.authorization, request.headers['last-event-id']].filter(Boolean).join(' '));
      const handle = Object.entries(handlers).find(([start]) => path.startsWith(start))?.[1];
      if (handle) handle(request, response, body);
      else send(response, 404, { code: 'not-found', message: 'There is nothing here.' });
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const send = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const createClient = (variables: SessionVariables = {}, waits: number[] = []) =>
  new StreamClient(createStaffSession({ BASE_URL: url, STAFF_TOKEN: 'token', ...variables }), (ms) => {
    waits.push(ms);
    return Promise.resolve();
  });

const EMPTY_GRAPH = correlationGraph.parse({ nodes: [], edges: [], isComplete: true, wroteNothing: true });
const GRAPH_PATH = '/api/streams/correlations/a%20b';

it('sends the token and encodes ids', async () => {
  handlers = { '/api': (_request, response) => send(response, 200, EMPTY_GRAPH) };
  expect(await createClient().readCorrelation('a b')).toEqual(EMPTY_GRAPH);
  expect(requests).toEqual([`${GRAPH_PATH} Bearer token`]);
});

it.each([
  ['the emulator', true],
  ['a password that is wrong', true],
])('signs in as the site does, with %s', async (title, authEmulator) => {
  const isRight = title === 'the emulator';
  handlers = {
    '/config.json': (_request, response) => send(response, 200, { authEmulator, firebase: { apiKey: 'key' } }),
    '/identitytoolkit': (_request, response, body) =>
      send(
        response,
        isRight ? 200 : 400,
        isRight ? { idToken: `of ${(JSON.parse(body) as { email: string }).email}` } : {},
      ),
    '/api': (_request, response) => send(response, 200, EMPTY_GRAPH),
  };
  const reading = createClient({ STAFF_EMAIL: 'dina@example.com', STAFF_PASSWORD: 'secret' }).readCorrelation('a b');
  if (!isRight) {
    await expect(reading).rejects.toThrow('Signing in as dina@example.com failed');
    return;
  }
  await reading;
  expect(requests).toEqual([
    '/config.json',
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=key',
    `${GRAPH_PATH} Bearer of dina@example.com`,
  ]);
});

it('signs in again once a token has expired', async () => {
  let tokens = 0;
  handlers = {
    '/config.json': (_request, response) => send(response, 200, { authEmulator: true, firebase: { apiKey: 'key' } }),
    '/identitytoolkit': (_request, response) => send(response, 200, { idToken: `token ${String((tokens += 1))}` }),
    '/api': (request, response) =>
      request.headers.authorization === 'Bearer token 2'
        ? send(response, 200, EMPTY_GRAPH)
        : send(response, 401, { code: 'token-expired', message: 'Sign in again.' }),
  };
  const client = createClient({ STAFF_EMAIL: 'dina@example.com', STAFF_PASSWORD: 'secret' });
  expect(await client.readCorrelation('a b')).toEqual(EMPTY_GRAPH);
});

it.each([
  ['a refusal', 403, { code: 'role-required', message: 'This needs the role developer.' }, '403 role-required: This needs the role developer.'], // prettier-ignore
  ['an expired token', 401, { code: 'token-expired', message: 'Sign in again.' }, 'STAFF_TOKEN is not valid.'],
  ['a response without an error', 502, {}, '502 no reason given'],
  ['a response of another shape', 200, { nodes: [] }, 'The site has another version than this program.'],
])('explains %s', async (_title, status, body, message) => {
  handlers = { '/api': (_request, response) => send(response, status, body) };
  await expect(createClient().readCorrelation('a b')).rejects.toThrow(message);
});

it('explains what is missing', async () => {
  expect(() => createClient({ BASE_URL: undefined })).toThrow('BASE_URL must be the address of the site');
  expect(() => createClient({ BASE_URL: 'trackrecord' })).toThrow('BASE_URL must be the address of the site');
  expect(() => createClient({ STAFF_TOKEN: undefined })).toThrow('Set STAFF_EMAIL and STAFF_PASSWORD, or STAFF_TOKEN.');
  await expect(createClient({ BASE_URL: 'http://127.0.0.1:9' }).readProjections()).rejects.toThrow('cannot be reached');
});

it('waits once for a rate limit', async () => {
  const waits: number[] = [];
  handlers = {
    '/api': (_request, response) =>
      requests.length === 1
        ? send(response, 429, { code: 'too-many-requests', message: 'Wait.' }, { 'retry-after': '120' })
        : send(response, 200, EMPTY_GRAPH),
  };
  await createClient({}, waits).readCorrelation('a b');
  expect(waits).toEqual([120_000]);
});

/** Runs a command. Returns its exit code and what it prints. */
async function run(
  command: Parameters<typeof runCommand>[1],
  { isJson = false, signal = new AbortController().signal } = {},
) {
  const lines: string[] = [];
  const print = (text: string) => lines.push(text);
  const code = await runCommand(createClient(), command, {
    isJson,
    print,
    warn: (text) => lines.push(`! ${text}`),
    signal,
  });
  return { code, output: lines.join('\n') };
}

describe('verify', () => {
  const check = (stream: string, changes: object = {}) => ({
    projection: 'profile',
    stream,
    viewRevision: 3,
    streamRevision: 3,
    isSame: true,
    differing: [],
    problem: null,
    reason: null,
    ...changes,
  });
  const serve = (checks: readonly ReturnType<typeof check>[]) => {
    handlers = {
      '/api/streams/views/profile?sample=9': (_request, response) =>
        send(response, 200, { streams: checks.map(({ stream }) => stream) }),
      ...Object.fromEntries(
        checks.map((body): readonly [string, Handler] => [
          `/api/streams/views/profile/${body.stream}`,
          (_request, response) => send(response, 200, body),
        ]),
      ),
    };
  };
  const verify = { kind: 'verify', projection: 'profile', sample: 9 } as const;

  it('counts views, and fails if one differs', async () => {
    serve([
      check('profile-ada'),
      check('profile-bob', { isSame: false, differing: ['experiences[1].endDate'] }),
      check('profile-eve', { isSame: null, problem: 'quarantined', reason: 'an unknown event' }),
    ]);
    expect(await run(verify)).toEqual({
      code: 1,
      output: [
        'profile-bob: experiences[1].endDate',
        'profile-eve: not compared, quarantined (an unknown event)',
        'profile: 1 same, 1 different, 1 not compared',
      ].join('\n'),
    });
    const { code, output } = await run(verify, { isJson: true });
    expect([code, JSON.parse(output)]).toMatchObject([1, { same: 1, mismatched: [{ stream: 'profile-bob' }] }]);
  });

  it('succeeds if all views are the same', async () => {
    serve([check('profile-ada'), check('profile-bob')]);
    expect(await run(verify)).toEqual({ code: 0, output: 'profile: 2 same, 0 different, 0 not compared' });
  });
});

describe('tail', () => {
  const tail = { kind: 'tail', query: { type: 'SkillAdded' } } as const;
  const event = (n: number): LogEvent => toLogEvent(makeRow({ eventId: testUuid(n), position: n }));
  const toMessage = (n: number) => `id: ${String(n)}\ndata: ${JSON.stringify(event(n))}\n\n`;

  it('prints each event once across a lost connection', async () => {
    const interruption = new AbortController();
    handlers = {
      '/api/streams/tail?type=SkillAdded': (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        if (requests.length === 1) response.end(`id: 1\nevent: start\ndata: {}\n\n: still there\n\n${toMessage(2)}`);
        else {
          response.write(toMessage(3));
          setTimeout(() => interruption.abort(), 50);
        }
      },
    };
    const { code, output } = await run(tail, { isJson: true, signal: interruption.signal });
    expect([code, output.split('\n')]).toEqual([
      0,
      [JSON.stringify(event(2)), '! Reconnecting.', JSON.stringify(event(3))],
    ]);
    expect(requests.at(-1)).toBe('/api/streams/tail?type=SkillAdded Bearer token 2');
  });

  it('ends with an error once the role ends', async () => {
    handlers = {
      '/api': (_request, response) =>
        response
          .writeHead(200, { 'content-type': 'text/event-stream' })
          .end(`${toMessage(1)}event: end\ndata: {"reason":"revoked"}\n\n`),
    };
    await expect(run(tail)).rejects.toThrow('Your role or sign-in ended.');
  });

  it('goes on while the site is away, and ends with an error once it refuses', async () => {
    const answers: readonly Handler[] = [
      (_request, response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).end(toMessage(1)),
      (_request, response) => send(response, 503, { code: 'dependency-down', message: 'Wait.' }),
      (_request, response) => send(response, 403, { code: 'role-required', message: 'This needs a role.' }),
    ];
    handlers = { '/api': (...args) => answers[requests.length - 1]?.(...args) };
    await expect(run(tail)).rejects.toThrow('403 role-required: This needs a role.');
    expect(requests).toHaveLength(3);
  });

  it('does not repeat a refused connection', async () => {
    handlers = { '/api': (_request, response) => send(response, 429, { code: 'too-many-tails', message: 'Wait.' }) };
    await expect(run(tail)).rejects.toThrow('429 too-many-tails: Wait.');
  });
});
