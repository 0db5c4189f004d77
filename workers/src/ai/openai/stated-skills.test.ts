import { isStated } from './stated-skills.js';

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
])('finds in "%s" the skill %s', (text, skill) => {
  expect(isStated(text, skill)).toBe(true);
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
])('finds in "%s" no skill %s', (text, skill) => {
  expect(isStated(text, skill)).toBe(false);
});

// What takes too long ends with the deadline of every test.
it('answers for a long and hostile name, too', () => {
  expect(isStated('a- '.repeat(3_000), 'a '.repeat(90) + '(')).toBe(false);
});
