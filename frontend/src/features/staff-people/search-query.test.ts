import { classifySearch, toSearchBody } from './search-query';

// `number` is a whole reference: the id of a request or command.
it.each([
  ['nadia@example.com', { email: 'nadia@example.com' }],
  [' kT4x0000000000000000009Qa2Zz ', { uid: 'kT4x0000000000000000009Qa2Zz' }],
  ['03f677a3-6c7e-4a39-9b53-8f2f0a6c9d11', { number: '03f677a3-6c7e-4a39-9b53-8f2f0a6c9d11' }],
  ['request_17', { number: 'request_17' }],
  ['Reference 5810-1558', { code: '5810-1558' }],
  ['k7q2 9xmd', { code: 'K7Q2-9XMD' }],
  ['k7q29xmd', { code: 'K7Q2-9XMD' }],
])('searches %j as %j', (text, body) => {
  expect(toSearchBody(text)).toEqual(body);
});

// `UUUU-UUUU` is no consent code, because their alphabet has no U.
it.each(['', '   ', 'two words', 'UUUU-UUUU', '@'])('does not search for %j', (text) => {
  expect(toSearchBody(text)).toBeUndefined();
});

it('classifies a reference (the first 8 digits of a request id) as a code', () => {
  expect(classifySearch('03f6-77a3')).toBe('code');
});
