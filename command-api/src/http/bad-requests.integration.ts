import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { connect } from 'node:net';
import supertest, { type Response } from 'supertest';

const api = supertest(testVariable('BASE_URL'));
let user: TestUser;
let other: TestUser;
beforeAll(async () => {
  [user, other] = await Promise.all([signUp(), signUp()]);
});

/** Expects the shape of every error: a request id that is also in the header, and no internals. */
function expectError({ status, body, headers, text }: Response, expected: number, code: string) {
  expect([status, body.code]).toEqual([expected, code]);
  expect(body).toMatchObject({ error: expect.any(String), message: body.error, requestId: headers['x-request-id'] });
  expect(text).not.toMatch(/\\n +at |node_modules|\.[tj]s:\d/);
}

/** Sends the parts of a raw request. Returns the response up to the end of its JSON. */
const sendRaw = (...parts: string[]) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(testVariable('BASE_URL'));
    let response = '';
    const socket = connect(Number(port), hostname)
      .on('data', (chunk) => {
        response += chunk.toString();
        if (response.endsWith('}')) socket.end();
      })
      .on('close', () => resolve(response))
      .on('error', reject);
    socket.write(parts.join(''));
  });

const toBase64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decodePayload = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;

describe('a body', () => {
  it('that is not JSON is rejected', async () => {
    const request = api.post('/api/profile').set(authHeaders(user)).type('application/json').send('{"userId": ');
    expectError(await request, 400, 'malformed-json');
  });

  it('larger than 1 MiB is rejected', async () => {
    const body = JSON.stringify({ userId: 'x'.repeat(1024 * 1024) });
    expectError(
      await api.post('/api/profile').set(authHeaders(user)).type('application/json').send(body),
      413,
      'too-large',
    );
  });

  it('of another content type is rejected', async () => {
    expectError(
      await api.post('/api/profile').set(authHeaders(user)).type('text/plain').send('hello'),
      415,
      'unsupported-type',
    );
  });

  it('with the wrong Content-Encoding is rejected', async () => {
    const request = api
      .post('/api/profile')
      .set(authHeaders(user))
      .type('application/json')
      .set('content-encoding', 'gzip');
    expectError(await request.send('{}'), 400, 'malformed-body');
  });

  it('that stays incomplete is rejected after a timeout', async () => {
    const response = await sendRaw(
      `PATCH /api/profile/personal-info/${user.uid} HTTP/1.1\r\nHost: ${new URL(testVariable('BASE_URL')).host}\r\n`,
      `Authorization: Bearer ${user.token}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"person`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(response).toMatch(/"success":false.*"code":"body-timeout".*"requestId":/);
  });

  it.each([
    ['{', 'application/json', 400],
    ['hello', 'text/plain', 415],
    [JSON.stringify({ personalInfo: 'x'.repeat(1024 * 1024) }), 'application/json', 413],
  ])('that is invalid gets an error in the format of its route (%.5s)', async (body, type, status) => {
    const request = api.patch(`/api/profile/personal-info/${user.uid}`).set(authHeaders(user)).type(type).send(body);
    expect(await request).toMatchObject({ status, body: { success: false } });
  });

  it.each(['null', '[]', '"text"', '42', '{"__proto__": {"isAdmin": true}, "constructor": 1}'])(
    '%s is rejected',
    async (body) => {
      const { status } = await api.post('/api/profile').set(authHeaders(user)).type('application/json').send(body);
      expect(status).toBe(400);
    },
  );
});

describe('a validation error', () => {
  const personalInfo = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
  const patch = (body: object) => api.patch(`/api/profile/personal-info/${user.uid}`).set(authHeaders(user)).send(body);

  it.each([
    [{ personalInfo: { ...personalInfo, phone: null } }, 'Phone must be text', 'personalInfo.phone'],
    [{}, 'Personal information is required', 'personalInfo'],
    [[], 'The request must be a group of fields', ''],
  ])('has a readable message (%j)', async (body, sentence, path) => {
    const response = await patch(body);
    expectError(response, 400, 'validation');
    expect(response.body).toMatchObject({ error: sentence, details: [{ path, message: sentence }], success: false });
  });

  it('names the missing user if the profile is not an object', async () => {
    const response = await api.post('/api/profile').set(authHeaders(user)).send([]);
    expectError(response, 400, 'validation');
    expect(response.body.error).toBe('User ID is required');
  });
});

describe('a method', () => {
  it.each([
    ['put', '/api/profile', 'POST'],
    ['delete', '/api/health', 'GET, HEAD'],
    ['get', '/api/profile', 'POST'],
    ['options', '/api/profile', 'POST'],
    ['options', '/api/jobs/allJobs', 'GET, HEAD'],
  ] as const)('%s %s is rejected with an Allow header', async (method, path, allowed) => {
    const response = await api[method](path).set(authHeaders(user));
    expectError(response, 405, 'method-not-allowed');
    expect(response.headers['allow']).toBe(allowed);
  });

  it('at an unknown path is not found', async () => {
    expectError(await api.get('/api/nothing').set(authHeaders(user)), 404, 'not-found');
    expectError(await api.post('/api/nothing/here').set(authHeaders(user)).send({}), 404, 'not-found');
  });
});

describe('a token', () => {
  const read = (token: string | undefined) => {
    const request = api.get(`/api/profile/${user.uid}`);
    return token === undefined ? request : request.set('authorization', token);
  };
  const write = (token: string) =>
    api.post('/api/profile').set('authorization', token).send({ userId: user.uid, userType: 'student' });

  it.each([
    ['no header', undefined],
    ['empty header', ''],
    ['name and password', 'Basic dXNlcjpwYXNz'],
    ['scheme only', 'Bearer'],
    ['two values', 'Bearer a b'],
  ])('that is missing (%s) is rejected', async (_, header) => {
    expectError(await read(header), 401, 'token-missing');
  });

  const TOKEN_HEADER = toBase64({ alg: 'none', typ: 'JWT' });

  it.each([
    ['a single part', 'nonsense'],
    ['parts that are not JSON', 'a.b.c'],
    ['no type and no claims', 'eyJhbGciOiJub25lIn0.e30.'],
    ['null as claims', `${TOKEN_HEADER}.bnVsbA.`],
    ['claims that are not JSON', `${TOKEN_HEADER}.e30x.`],
  ])('that is malformed (%s) is rejected', async (_, token) => {
    expectError(await read(`Bearer ${token}`), 401, 'token-invalid');
    expectError(await write(`Bearer ${token}`), 401, 'token-invalid');
  });

  it('that has expired is rejected', async () => {
    const hourAgo = Math.floor(Date.now() / 1000) - 3_600;
    const claims = { ...decodePayload(user.token), iat: hourAgo - 3_600, exp: hourAgo };
    const token = `Bearer ${toBase64({ alg: 'none', typ: 'JWT' })}.${toBase64(claims)}.`;
    expectError(await read(token), 401, 'token-expired');
    expectError(await write(token), 401, 'token-expired');
  });

  it('of another project is rejected', async () => {
    const claims = { ...decodePayload(user.token), aud: 'another', iss: 'https://securetoken.google.com/another' };
    expectError(
      await read(`Bearer ${toBase64({ alg: 'none', typ: 'JWT' })}.${toBase64(claims)}.`),
      401,
      'token-invalid',
    );
  });

  it('of an unknown user is rejected', async () => {
    const claims = { ...decodePayload(user.token), user_id: 'nobody', sub: 'nobody' };
    expectError(
      await read(`Bearer ${toBase64({ alg: 'none', typ: 'JWT' })}.${toBase64(claims)}.`),
      401,
      'account-gone',
    );
  });

  it('of another user is rejected', async () => {
    expectError(await read(`Bearer ${other.token}`), 403, 'forbidden');
    expectError(await write(`Bearer ${other.token}`), 403, 'forbidden');
    const patchResponse = await api
      .patch(`/api/profile/personal-info/${user.uid}`)
      .set(authHeaders(other))
      .send({ personalInfo: { firstName: 'A', lastName: 'B', email: 'a@b.co' } });
    expectError(patchResponse, 403, 'forbidden');
    expect(patchResponse.body.success).toBe(false);
  });
});

describe('an unusual request', () => {
  it('with an invalid URL gets a response', async () => {
    expectError(await api.get('/api/profile/%E0%A4%A').set(authHeaders(user)), 400, 'malformed-address');
  });

  it('with an invalid X-Min-Revision gets a response', async () => {
    const response = await api.get(`/api/profile/${user.uid}`).set(authHeaders(user)).set('x-min-revision', 'soon');
    expectError(response, 400, 'min-revision');
  });

  it('for a revision that the log does not contain gets revision-lost', async () => {
    const response = await api.get(`/api/profile/${user.uid}`).set(authHeaders(user)).set('x-min-revision', '999');
    expectError(response, 503, 'revision-lost');
    expect(response.headers['retry-after']).toBe('1');
  });
});
