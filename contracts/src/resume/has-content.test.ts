import { hasContent } from './has-content.js';
import { readResume } from './read-resume.js';

it.each([
  ['an empty object', {}],
  ['unknown fields', { name: 'left-pad', version: '1.3.0', dependencies: { a: '1' } }],
  ['empty parts', { basics: { name: ' ' }, work: [{}], skills: [], education: null }],
  ['only parts that a profile does not support', { awards: [{ title: 'Knot of the year' }] }],
])('returns false for %s', (_case, file) => {
  expect(hasContent(readResume(file).resume)).toBe(false);
});

it.each([
  ['a name', { basics: { name: 'Ada' } }],
  ['a skill', { skills: [{ name: 'Go' }] }],
  ['an entry', { work: [{}, { name: 'Fernway' }] }],
])('returns true for %s', (_case, file) => {
  expect(hasContent(readResume(file).resume)).toBe(true);
});
