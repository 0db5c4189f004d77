import { randomUUID } from 'node:crypto';
import { API_ROUTES } from '@trackrecord/contracts';
import { as, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest, { type Test } from 'supertest';

const api = supertest(testVariable('BASE_URL'));
const VERBS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
interface Route {
  readonly method: keyof typeof VERBS;
  readonly path: string;
}

/** What tells nothing of anybody. */
const FOR_ANYBODY: ReadonlySet<string> = new Set([
  '/api/health',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/{asset}',
  '/api/erasure-key',
  '/api/erasure-receipts/{id}',
]);

let owner: TestUser;
let other: TestUser;
beforeAll(async () => {
  [owner, other] = await Promise.all([signUp(), signUp()]);
});

/** Asks for something of the owner's. */
function ask({ method, path }: Route): Test {
  const parts = { '{uid}': owner.uid, '{step}': 'personal', '{eventId}': randomUUID(), '{profileId}': owner.uid };
  return api[VERBS[method]](Object.entries(parts).reduce((so, [name, value]) => so.replace(name, value), path));
}

it.each(API_ROUTES.filter(({ path }) => !FOR_ANYBODY.has(path)))(
  '$method $path is for those who signed in',
  async (route) => {
    const { status, body } = await (route.method === 'GET' ? ask(route) : ask(route).send({}));
    expect([status, body.code]).toEqual([401, 'token-missing']);
  },
);

// What a body holds is checked before whose it is: of routes that take one, the tests of each tell this.
const WITHOUT_BODY = API_ROUTES.filter(({ method }) => method === 'GET' || method === 'DELETE');

it.each(WITHOUT_BODY.filter(({ path }) => path.includes('{uid}')))(
  '$method $path is for its owner alone',
  async (route) => {
    const { status, body } = await ask(route).set(as(other));
    expect([status, body.code]).toEqual([403, 'forbidden']);
  },
);

/** The token of a person as it would be of an anonymous account. The emulator's tokens carry no signature. */
function anonymous({ token }: TestUser): string {
  const [head = '', payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { firebase: object };
  const changed = { ...claims, firebase: { ...claims.firebase, sign_in_provider: 'anonymous' } };
  return `${head}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}.`;
}

it.each(API_ROUTES.filter(({ path }) => path.startsWith('/api/profile/')))(
  '$method $path rejects the token of an anonymous account',
  async (route) => {
    const sent = ask(route).set({ authorization: `Bearer ${anonymous(owner)}` });
    const { status, body } = await (route.method === 'GET' ? sent : sent.send({}));
    expect([status, body.code]).toEqual([401, 'token-invalid']);
  },
);
