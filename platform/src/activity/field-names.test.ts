import { redactFieldPath } from './field-names.js';

it.each([
  'experiences.0.description',
  'skills.technical',
  'preferences.salary.minimum',
  'data.educations.12.startDate',
  'uploadId',
  'chunks.3',
  '0ec895cb-3eaa-411a-8a19-00bf2c6d2895',
  '',
])('keeps the path %s', (path) => {
  expect(redactFieldPath(path)).toBe(path);
});

it.each([
  ['skills.I was dismissed in May', 'skills.?'],
  ['experiences.0.ada@example.com', 'experiences.0.?.?'],
  ['__proto__', '?'],
])('replaces unknown names in the path %s', (path, expected) => {
  expect(redactFieldPath(path)).toBe(expected);
});
