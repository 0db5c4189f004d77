import { globalAgent } from 'node:https';
import { connectFirebase, type Firebase } from './firebase.js';
import { IdentityUnavailable, InvalidToken } from './identity.js';

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (header: object, payload: unknown) => `${base64(header)}.${base64(payload)}.c2lnbmVk`;

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

  it('fails to verify a token with IdentityUnavailable', async () => {
    const verified = firebase.verify(token({ alg: 'RS256', typ: 'JWT', kid: 'k1' }, validClaims));
    await expect(verified).rejects.toBeInstanceOf(IdentityUnavailable);
  });

  it('fails to read an account with IdentityUnavailable', async () => {
    await expect(firebase.getRecord('ada')).rejects.toBeInstanceOf(IdentityUnavailable);
  });

  it.each([
    ['has no payload', token({ alg: 'RS256', typ: 'JWT', kid: 'k1' }, null)],
    ['has a payload that is not JSON', `${base64({ alg: 'RS256', typ: 'JWT', kid: 'k1' })}.e30x.c2lnbmVk`],
    ['is for another project', token({ alg: 'RS256', typ: 'JWT', kid: 'k1' }, { ...validClaims, aud: 'another' })],
    ['has no key id', token({ alg: 'RS256', typ: 'JWT' }, validClaims)],
    ['is not a JWT', 'nonsense'],
  ])('rejects a token that %s', async (_case, invalidToken) => {
    await expect(firebase.verify(invalidToken)).rejects.toEqual(new InvalidToken('token-invalid'));
  });
});
