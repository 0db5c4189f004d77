import { globalAgent } from 'node:https';
import { connectFirebase, type Firebase } from './firebase.js';
import { IdentityUnavailableError, InvalidTokenError } from './identity.js';

const toBase64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const createToken = (header: object, payload: unknown) => `${toBase64(header)}.${toBase64(payload)}.c2lnbmVk`;

describe('Firebase while Google is unreachable', () => {
  const lookup = globalAgent.options.lookup;
  let firebase: Firebase;
  beforeAll(() => {
    delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
    globalAgent.options.lookup = (host, _options, done) => {
      done(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' }), '');
    };
    firebase = connectFirebase('trackrecord');
  });
  afterAll(async () => {
    globalAgent.options.lookup = lookup;
    await firebase.close();
  });

  const validClaims = { aud: 'trackrecord', iss: 'https://securetoken.google.com/trackrecord', sub: 'ada', exp: 9e9 };

  it('fails to verify a token with IdentityUnavailableError', async () => {
    const verification = firebase.verify(createToken({ alg: 'RS256', typ: 'JWT', kid: 'k1' }, validClaims));
    await expect(verification).rejects.toBeInstanceOf(IdentityUnavailableError);
  });

  it('fails to read an account with IdentityUnavailableError', async () => {
    await expect(firebase.getRecord('ada')).rejects.toBeInstanceOf(IdentityUnavailableError);
  });

  it('finds no account for impossible ids and addresses, without a request', async () => {
    expect(await firebase.getAccount('x'.repeat(129))).toBeUndefined();
    expect(await firebase.findByEmail('not an address')).toBeUndefined();
  });

  it.each([
    ['has no payload', createToken({ alg: 'RS256', typ: 'JWT', kid: 'k1' }, null)],
    ['has a text as payload', createToken({ alg: 'RS256', typ: 'JWT', kid: 'k1' }, 'ada')],
    ['has a list as payload', createToken({ alg: 'RS256', typ: 'JWT', kid: 'k1' }, ['ada'])],
    ['has a payload that is not JSON', `${toBase64({ alg: 'RS256', typ: 'JWT', kid: 'k1' })}.e30x.c2lnbmVk`],
    [
      'is for another project',
      createToken({ alg: 'RS256', typ: 'JWT', kid: 'k1' }, { ...validClaims, aud: 'another' }),
    ],
    ['has no key id', createToken({ alg: 'RS256', typ: 'JWT' }, validClaims)],
    ['is not a JWT', 'nonsense'],
  ])('rejects a token that %s', async (_case, invalidToken) => {
    await expect(firebase.verify(invalidToken)).rejects.toEqual(new InvalidTokenError('token-invalid'));
  });
});
