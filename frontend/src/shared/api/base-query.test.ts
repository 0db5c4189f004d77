import { HttpResponse, http } from 'msw';

import { NADIA, memoryIdentity } from '../../testing/memory-identity';
import { PROFILE, errorBody, profileWith } from '../../testing/profile';
import { testServices } from '../../testing/render-app';
import { server } from '../../testing/server';
import { testStore } from '../../testing/test-store';
import { profileApi } from '../profile/profile-api';
import { baseApi } from './base-api';
import type { ApiRequest } from './send';

const anyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    read: build.query<unknown, ApiRequest>({ query: (request) => request }),
    write: build.mutation<unknown, ApiRequest>({ query: (request) => request }),
  }),
});

const start = (user: typeof NADIA | null = NADIA) => {
  const waits: number[] = [];
  const services = {
    ...testServices(memoryIdentity({ user })),
    wait: (milliseconds: number) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  };
  const store = testStore(services);
  return {
    waits,
    read: (request: ApiRequest) => store.dispatch(anyApi.endpoints.read.initiate(request)),
    write: (request: ApiRequest) => store.dispatch(anyApi.endpoints.write.initiate(request)),
    readProfile: () => store.dispatch(profileApi.endpoints.getProfile.initiate('nadia', { forceRefetch: true })),
  };
};

/** Answers every request to a path with these answers in turn, and keeps the requests. */
const answering = (...answers: readonly (() => Response)[]): Request[] => {
  const requests: Request[] = [];
  server.use(
    http.all('http://localhost/api/*', ({ request }) => {
      requests.push(request);
      return (answers[requests.length - 1] ?? answers.at(-1))?.();
    }),
  );
  return requests;
};

const ok = () => HttpResponse.json({ fine: true });
const down = () =>
  HttpResponse.json(errorBody('The database is down'), { status: 503, headers: { 'retry-after': '2' } });
const broken = () => HttpResponse.json(errorBody('Broken'), { status: 500 });
const tooMany = () =>
  HttpResponse.json(errorBody('Too many requests. Try again in 2 seconds.'), {
    status: 429,
    headers: { 'retry-after': '2' },
  });
const unreachable = () => HttpResponse.error();

const get: ApiRequest = { method: 'GET', path: '/anything' };
const post: ApiRequest = { method: 'POST', path: '/anything', body: { secret: 'words' } };

describe('A request', () => {
  it('carries the identity token of the signed-in user', async () => {
    const [requests, { read }] = [answering(ok), start()];
    await read(get);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-of-nadia');
    expect(requests[0]?.credentials).toBe('same-origin');
  });

  it('carries no token when nobody is signed in', async () => {
    const [requests, { read }] = [answering(ok), start(null)];
    await read(get);
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });

  it('copies the XSRF-TOKEN cookie to its header', async () => {
    document.cookie = 'XSRF-TOKEN=a%2Fb';
    const [requests, { read }] = [answering(ok), start()];
    await read(get);
    expect(requests[0]?.headers.get('x-xsrf-token')).toBe('a/b');
    document.cookie = 'XSRF-TOKEN=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  });

  it('is logged with method, path and status, and never with its body', async () => {
    const log = jest.spyOn(console, 'log');
    answering(ok);
    await start().write(post);
    expect(log.mock.calls).toEqual([['POST /anything 200']]);
  });

  it('sends another idempotency key with every write and none with reads', async () => {
    const [requests, { read, write }] = [answering(ok), start()];
    await write(post);
    await write(post);
    await read(get);
    const [first, second, third] = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).not.toBe(first);
    expect(third).toBeNull();
  });
});

describe('A failure', () => {
  it('without an answer reads Network Error', async () => {
    answering(unreachable);
    const { error } = await start().write(post);
    expect(error).toMatchObject({ status: 'NETWORK', message: 'Network Error' });
  });

  it('reads by its status code and keeps what the server says', async () => {
    answering(broken);
    const { error } = await start().write(post);
    expect(error).toMatchObject({ status: 500, message: 'Request failed with status code 500', error: 'Broken' });
  });

  it('of somebody who asks too much keeps the sentence and how long to wait', async () => {
    answering(tooMany);
    const { error } = await start().write(post);
    expect(error).toMatchObject({
      status: 429,
      error: 'Too many requests. Try again in 2 seconds.',
      retryAfter: 2_000,
    });
  });

  it('may have a body that is not ours', async () => {
    answering(() => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }));
    const { error } = await start().write(post);
    expect(error).toMatchObject({ status: 502, message: 'Request failed with status code 502', details: [] });
  });
});

describe('Trying again', () => {
  it('helps a query over server errors and network errors', async () => {
    const [requests, { read, waits }] = [answering(broken, unreachable, ok), start()];
    const { data } = await read(get);
    expect(data).toEqual({ fine: true });
    expect(requests).toHaveLength(3);
    expect(waits).toEqual([300, 900]);
  });

  it('waits as long as the server asks', async () => {
    answering(down, ok);
    const { read, waits } = start();
    await read(get);
    expect(waits).toEqual([2_000]);
  });

  it('ends after the fourth try', async () => {
    const [requests, { read }] = [answering(broken), start()];
    const { error } = await read(get);
    expect(error).toMatchObject({ status: 500 });
    expect(requests).toHaveLength(4);
  });

  it('is no use for an answer such as 404', async () => {
    const [requests, { read }] = [answering(() => HttpResponse.json(errorBody('None'), { status: 404 })), start()];
    await read(get);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['the server is down', down],
    ['nothing answers', unreachable],
    ['too much was asked', tooMany],
  ])('never happens to a write where %s', async (_why, answer) => {
    const [requests, { write }] = [answering(answer), start()];
    await write(post);
    expect(requests).toHaveLength(1);
  });

  it('is no use for a query where too much was asked: it would be asking more', async () => {
    const [requests, { read, waits }] = [answering(tooMany), start()];
    const { error } = await read(get);
    expect(error).toMatchObject({ status: 429 });
    expect(requests).toHaveLength(1);
    expect(waits).toEqual([]);
  });
});

describe('Reading one’s own writes', () => {
  const saved = (revision: number) => () => HttpResponse.json({}, { headers: { etag: `"${revision}"` } });
  const patch: ApiRequest = {
    method: 'PATCH',
    path: '/profile/personal-info/nadia',
    stream: 'profile-nadia',
    ifMatch: 6,
  };

  const readRevision = async (readProfile: () => PromiseLike<unknown>): Promise<string | null> => {
    let asked: string | null = null;
    server.use(
      http.get(PROFILE, ({ request }) => {
        asked = request.headers.get('x-min-revision');
        return HttpResponse.json(profileWith());
      }),
    );
    await readProfile();
    return asked;
  };

  it('asks for at least the revision of the last write', async () => {
    const requests = answering(saved(7));
    const { write, readProfile } = start();
    await write(patch);
    expect(requests[0]?.headers.get('if-match')).toBe('"6"');
    expect(await readRevision(readProfile)).toBe('7');
  });

  it('keeps the newest revision when answers come in another order', async () => {
    answering(saved(8), saved(7));
    const { write, readProfile } = start();
    await write(patch);
    await write(patch);
    expect(await readRevision(readProfile)).toBe('8');
  });

  it('asks for the revision that stood in the way of the last write', async () => {
    answering(() => HttpResponse.json({ error: 'Changed.' }, { status: 412, headers: { etag: '"9"' } }));
    const { write, readProfile } = start();
    await write(patch);
    expect(await readRevision(readProfile)).toBe('9');
  });

  it('forgets a revision that the server lost, and asks again without it', async () => {
    answering(saved(7));
    const { write, readProfile } = start();
    await write(patch);
    const lost = () => HttpResponse.json({ error: 'Lost.', code: 'revision-lost' }, { status: 503 });
    const asked: (string | null)[] = [];
    server.use(
      http.get(PROFILE, ({ request }) => {
        asked.push(request.headers.get('x-min-revision'));
        return asked.length === 1 ? lost() : HttpResponse.json(profileWith());
      }),
    );
    await readProfile();
    expect(asked).toEqual(['7', null]);
  });

  it('asks for nothing before the first write', async () => {
    expect(await readRevision(start().readProfile)).toBeNull();
  });
});
