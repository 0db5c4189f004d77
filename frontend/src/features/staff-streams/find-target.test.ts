import { describeTarget, findTarget } from './find-target';

const ID = '03f677a3-1111-4111-8111-111111111111';
const UID = 'kT4x0000000000000009Qa2';

it.each([
  [`profile-${UID}`, { kind: 'stream', stream: `profile-${UID}` }],
  [` detected-skills-${UID} `, { kind: 'stream', stream: `detected-skills-${UID}` }],
  [UID, { kind: 'stream', stream: `profile-${UID}` }],
  [ID, { kind: 'graph', id: ID }],
  [ID.toUpperCase(), { kind: 'graph', id: ID }],
  [`work:${ID}`, { kind: 'graph', id: ID }],
  [`render-cv-${ID}`, { kind: 'graph', id: ID }],
  ['03f6-77a3', { kind: 'graph', id: '03f6-77a3' }],
  ['Reference 03F677A3', { kind: 'graph', id: '03f677a3' }],
  ['my-request_1', { kind: 'graph', id: 'my-request_1' }],
])('opens %j', (text, target) => {
  expect(findTarget(text)).toEqual(target);
});

it.each([
  ['', /Enter the name/],
  [`access-${UID}`, /for auditors/],
  [`staff-${UID}`, /for auditors/],
  ['profile-a b', /no spaces/],
  ['nadia@example.com', /Nothing has such a name/],
])('opens nothing for %j, and says why', (text, reason) => {
  expect(findTarget(text)).toEqual({ kind: 'none', reason: expect.stringMatching(reason) });
});

it('says what a text opens while it is typed', () => {
  expect(describeTarget('')).toMatch(/^Such as profile-/);
  expect(describeTarget(UID)).toBe(`Opens the stream profile-${UID}.`);
  expect(describeTarget(ID)).toBe('Opens everything that belongs to this id.');
});
