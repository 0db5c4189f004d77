import { HttpResponse, http } from 'msw';

import { NADIA, memoryIdentity } from '../../testing/memory-identity';
import { PROFILE_URL, errorBody, makeProfile } from '../../testing/profile';
import { makeTestServices } from '../../testing/render-app';
import { server } from '../../testing/server';
import { makeTestStore } from '../../testing/test-store';
import { profileApi } from '../profile/profile-api';
import { baseApi } from './base-api';
import type { ApiRequest } from './api-request';
import { Task } from './task';

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    read: build.query<unknown, ApiRequest>({ query: (request) => request }),
    write: build.mutation<unknown, ApiRequest>({ query: (request) => request }),
  }),
});

const createClient = (user: typeof NADIA | null = NADIA) => {
  const waitsMs: number[] = [];
  const services = {
    ...makeTestServices(memoryIdentity({ user })),
    wait: (milliseconds: number) => {
      waitsMs.push(milliseconds);
      return Promise.resolve();
    },
  };
  const store = makeTestStore(services);
  return {
    waitsMs,
    read: (request: ApiRequest) => store.dispatch(testApi.endpoints.read.initiate(request)),
    write: (request: ApiRequest) => store.dispatch(testApi.endpoints.write.initiate(request)),
    readProfile: () => store.dispatch(profileApi.endpoints.getProfile.initiate('nadia', { forceRefetch: true })),
  };
};

/** Responds to API requests with these responses in turn, repeating the last one; returns the requests. */
const mockResponses = (...responses: readonly (() => Response)[]): Request[] => {
  const requests: Request[] = [];
  server.use(
    http.all('http://localhost/api/*', ({ request }) => {
      requests.push(request);
      return (responses[requests.length - 1] ?? responses.at(-1))?.();
    }),
  );
  return requests;
};

const okResponse = () => HttpResponse.json({ fine: true });
const unavailableResponse = () =>
  HttpResponse.json(errorBody('The database is down'), { status: 503, headers: { 'retry-after': '2' } });
const serverErrorResponse = () => HttpResponse.json(errorBody('Broken'), { status: 500 });
const tooManyRequestsResponse = () =>
  HttpResponse.json(errorBody('Too many requests. Try again in 2 seconds.'), {
    status: 429,
    headers: { 'retry-after': '2' },
  });
const networkErrorResponse = () => HttpResponse.error();

const GET_REQUEST: ApiRequest = { method: 'GET', path: '/anything' };
const POST_REQUEST: ApiRequest = { method: 'POST', path: '/anything', body: { secret: 'words' } };

describe('Request', () => {
  it('sends the identity token of the signed-in user', async () => {
    const [requests, { read }] = [mockResponses(okResponse), createClient()];
    await read(GET_REQUEST);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-of-nadia');
    expect(requests[0]?.credentials).toBe('same-origin');
  });

  it('sends no token when no user is signed in', async () => {
    const [requests, { read }] = [mockResponses(okResponse), createClient(null)];
    await read(GET_REQUEST);
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });

  it('copies the XSRF-TOKEN cookie to the header', async () => {
    document.cookie = 'XSRF-TOKEN=a%2Fb';
    const [requests, { read }] = [mockResponses(okResponse), createClient()];
    await read(GET_REQUEST);
    expect(requests[0]?.headers.get('x-xsrf-token')).toBe('a/b');
    document.cookie = 'XSRF-TOKEN=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  });

  it('logs method, path and status, but not the body', async () => {
    const log = jest.spyOn(console, 'log');
    mockResponses(okResponse);
    await createClient().write(POST_REQUEST);
    expect(log.mock.calls).toEqual([['POST /anything 200']]);
  });

  it('sends a new idempotency key with every write and none with reads', async () => {
    const [requests, { read, write }] = [mockResponses(okResponse), createClient()];
    await write(POST_REQUEST);
    await write(POST_REQUEST);
    await read(GET_REQUEST);
    const [first, second, third] = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).not.toBe(first);
    expect(third).toBeNull();
  });
});

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const getHeader = (requests: readonly Request[], name: string) => requests.map(({ headers }) => headers.get(name));

describe('Request ids', () => {
  it('sends a new X-Request-Id with every attempt, and the version of the client', async () => {
    const [requests, { read, write }] = [mockResponses(serverErrorResponse, okResponse), createClient()];
    await read(GET_REQUEST);
    await write(POST_REQUEST);
    const ids = getHeader(requests, 'x-request-id');
    expect(ids).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID), expect.stringMatching(UUID)]);
    expect(new Set(ids).size).toBe(3);
    expect(getHeader(requests, 'x-client')).toEqual(Array(3).fill('web/0.1.0+test'));
  });

  it('sends the request id as correlation id, unless the request belongs to a task', async () => {
    const [requests, { write }] = [mockResponses(okResponse), createClient()];
    const task = new Task();
    await write(POST_REQUEST);
    await write({ ...POST_REQUEST, ...task.toRequestIds({}) });
    await write({ ...POST_REQUEST, ...task.toRequestIds({}) });
    const [ownId] = getHeader(requests, 'x-request-id');
    expect(getHeader(requests, 'x-correlation-id')).toEqual([ownId, task.correlationId, task.correlationId]);
    expect(getHeader(requests, 'x-origin-ref')).toEqual([null, null, null]);
  });

  it('sends the work that made a saved text as X-Origin-Ref', async () => {
    const [requests, { write }] = [mockResponses(okResponse), createClient()];
    const task = new Task();
    task.setWorkId('job', 'work-of-job');
    await write({ ...POST_REQUEST, ...task.toRequestIds({ experiences: [{ id: 'job' }] }) });
    expect(getHeader(requests, 'x-origin-ref')).toEqual(['work:work-of-job']);
  });

  it.each([
    ['an error response', serverErrorResponse],
    ['a network error', networkErrorResponse],
  ])('keeps the id of the last attempt in the error of %s', async (_why, response) => {
    const [requests, { read }] = [mockResponses(response), createClient()];
    const { error } = await read(GET_REQUEST);
    expect(error).toMatchObject({ requestId: getHeader(requests, 'x-request-id')[3] });
  });

  it('keeps the id in the error of a timeout', async () => {
    let sentId: string | null = null;
    // MSW rejects an aborted request with another error than browsers do.
    jest.spyOn(window, 'fetch').mockImplementation((_url, init) => {
      sentId = new Headers(init?.headers).get('x-request-id');
      return Promise.reject(new DOMException('', 'TimeoutError'));
    });
    const { error } = await createClient().write(POST_REQUEST);
    expect(sentId).toMatch(UUID);
    expect(error).toMatchObject({ status: 'TIMEOUT', requestId: sentId });
  });
});

describe('Error', () => {
  it('is "Network Error" without a response', async () => {
    mockResponses(networkErrorResponse);
    const { error } = await createClient().write(POST_REQUEST);
    expect(error).toMatchObject({ status: 'NETWORK', message: 'Network Error' });
  });

  it('contains the status code and the message of the server', async () => {
    mockResponses(serverErrorResponse);
    const { error } = await createClient().write(POST_REQUEST);
    expect(error).toMatchObject({ status: 500, message: 'Request failed with status code 500', error: 'Broken' });
  });

  it('contains the message and Retry-After of a 429', async () => {
    mockResponses(tooManyRequestsResponse);
    const { error } = await createClient().write(POST_REQUEST);
    expect(error).toMatchObject({
      status: 429,
      error: 'Too many requests. Try again in 2 seconds.',
      retryAfterMs: 2_000,
    });
  });

  it('accepts a response body that is not JSON', async () => {
    mockResponses(() => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }));
    const { error } = await createClient().write(POST_REQUEST);
    expect(error).toMatchObject({ status: 502, message: 'Request failed with status code 502', details: [] });
  });
});

describe('Retry', () => {
  it('repeats a query after server errors and network errors', async () => {
    const [requests, { read, waitsMs }] = [
      mockResponses(serverErrorResponse, networkErrorResponse, okResponse),
      createClient(),
    ];
    const { data } = await read(GET_REQUEST);
    expect(data).toEqual({ fine: true });
    expect(requests).toHaveLength(3);
    expect(waitsMs).toEqual([300, 900]);
  });

  it('waits for the time in Retry-After', async () => {
    mockResponses(unavailableResponse, okResponse);
    const { read, waitsMs } = createClient();
    await read(GET_REQUEST);
    expect(waitsMs).toEqual([2_000]);
  });

  it('stops after the fourth attempt', async () => {
    const [requests, { read }] = [mockResponses(serverErrorResponse), createClient()];
    const { error } = await read(GET_REQUEST);
    expect(error).toMatchObject({ status: 500 });
    expect(requests).toHaveLength(4);
  });

  it('does not repeat a query after a 404', async () => {
    const [requests, { read }] = [
      mockResponses(() => HttpResponse.json(errorBody('None'), { status: 404 })),
      createClient(),
    ];
    await read(GET_REQUEST);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['a 503', unavailableResponse],
    ['a network error', networkErrorResponse],
    ['a 429', tooManyRequestsResponse],
  ])('does not repeat a write after %s', async (_why, response) => {
    const [requests, { write }] = [mockResponses(response), createClient()];
    await write(POST_REQUEST);
    expect(requests).toHaveLength(1);
  });

  it('does not repeat a query after a 429', async () => {
    const [requests, { read, waitsMs }] = [mockResponses(tooManyRequestsResponse), createClient()];
    const { error } = await read(GET_REQUEST);
    expect(error).toMatchObject({ status: 429 });
    expect(requests).toHaveLength(1);
    expect(waitsMs).toEqual([]);
  });
});

describe('Read your own writes', () => {
  const createSavedResponder = (revision: number) => () =>
    HttpResponse.json({}, { headers: { etag: `"${revision}"` } });
  const PATCH_REQUEST: ApiRequest = {
    method: 'PATCH',
    path: '/profile/personal-info/nadia',
    stream: 'profile-nadia',
    ifMatch: 6,
  };

  const readSentMinRevision = async (readProfile: () => PromiseLike<unknown>): Promise<string | null> => {
    let minRevision: string | null = null;
    server.use(
      http.get(PROFILE_URL, ({ request }) => {
        minRevision = request.headers.get('x-min-revision');
        return HttpResponse.json(makeProfile());
      }),
    );
    await readProfile();
    return minRevision;
  };

  it('sends the revision of the last write as X-Min-Revision', async () => {
    const requests = mockResponses(createSavedResponder(7));
    const { write, readProfile } = createClient();
    await write(PATCH_REQUEST);
    expect(requests[0]?.headers.get('if-match')).toBe('"6"');
    expect(await readSentMinRevision(readProfile)).toBe('7');
  });

  it('keeps the newest revision when responses arrive out of order', async () => {
    mockResponses(createSavedResponder(8), createSavedResponder(7));
    const { write, readProfile } = createClient();
    await write(PATCH_REQUEST);
    await write(PATCH_REQUEST);
    expect(await readSentMinRevision(readProfile)).toBe('8');
  });

  it('sends the revision of a 412 as X-Min-Revision', async () => {
    mockResponses(() => HttpResponse.json({ error: 'Changed.' }, { status: 412, headers: { etag: '"9"' } }));
    const { write, readProfile } = createClient();
    await write(PATCH_REQUEST);
    expect(await readSentMinRevision(readProfile)).toBe('9');
  });

  it('drops a revision that the server lost, and retries without it', async () => {
    mockResponses(createSavedResponder(7));
    const { write, readProfile } = createClient();
    await write(PATCH_REQUEST);
    const revisionLostResponse = () => HttpResponse.json({ error: 'Lost.', code: 'revision-lost' }, { status: 503 });
    const minRevisions: (string | null)[] = [];
    server.use(
      http.get(PROFILE_URL, ({ request }) => {
        minRevisions.push(request.headers.get('x-min-revision'));
        return minRevisions.length === 1 ? revisionLostResponse() : HttpResponse.json(makeProfile());
      }),
    );
    await readProfile();
    expect(minRevisions).toEqual(['7', null]);
  });

  it('sends no X-Min-Revision before the first write', async () => {
    expect(await readSentMinRevision(createClient().readProfile)).toBeNull();
  });
});
