import { mentionsSkill } from './stated-skills.js';

it.each([
  ['Wrote services in go.', 'Go'],
  ['Node.js, React and C++', 'Node.js'],
  ['Node.js, React and C++', 'C++'],
  ['(C#/.NET)', '.NET'],
  ['CI/CD', 'CI/CD'],
  ['Cared for CI/CD.', 'CD'],
  ['machine-learning models', 'Machine Learning'],
  ['réseaux neuronaux', 'Réseaux Neuronaux'],
  ['управление проектами', 'Управление проектами'],
])('detects in "%s" the skill %s', (text, skill) => {
  expect(mentionsSkill(text, skill)).toBe(true);
});

it.each([
  ['JavaScript', 'Java'],
  ['C++ and C#', 'C'],
  ['Node.js', 'Node'],
  ['Angular', 'React'],
  ['Angular, and so on', ' '],
  ['Angular - and so on', '-'],
  ['aaa', 'a.*'],
  ['ongoing', 'Go'],
  ['cargo', 'Go'],
  ['TypeScript', 'Script'],
])('does not detect in "%s" the skill %s', (text, skill) => {
  expect(mentionsSkill(text, skill)).toBe(false);
});

// Catastrophic backtracking would exceed the test timeout.
it('handles a long and hostile name in linear time', () => {
  expect(mentionsSkill('a- '.repeat(3_000), 'a '.repeat(90) + '(')).toBe(false);
});
