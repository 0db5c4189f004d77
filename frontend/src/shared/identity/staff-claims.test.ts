import { claimsStaffRole } from './staff-claims';

const toToken = (claims: unknown): string =>
  `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

it.each([
  ['with a role', toToken({ roles: ['support'], name: 'Zoë?>' }), true],
  ['without roles', toToken({ sub: 'nadia' }), false],
  ['with an empty list of roles', toToken({ roles: [] }), false],
  ['with roles that are no list', toToken({ roles: 'support' }), false],
  ['that is no token', 'token-of-nadia', false],
  ['that is missing', null, false],
])('reads whether the user is staff from a token %s', (_case, token, isStaff) => {
  expect(claimsStaffRole(token)).toBe(isStaff);
});
