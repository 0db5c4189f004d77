import { parseTitle } from './title.js';

it.each([
  ['UI/UX Designer', ['ui', 'ux', 'designer']],
  ['AI/ML Engineer', ['ai', 'ml', 'engineer']],
  ['UI / UX Designer', ['ui', 'ux', 'designer']],
  ['Senior Manager, Data Science', ['manager', 'data', 'science']],
  ['Director – Engineering (Payments)', ['director', 'engineering']],
  ['Head, People, EMEA', ['head', 'people']],
  ['VP: Product', ['vp', 'product']],
  ['Intern (Marketing)', ['marketing']],
  ['Backend Engineer (Go), Payments', ['backend', 'engineer']],
  ['Software Engineer, Data Science', ['software', 'engineer']],
  ['Backend Engineer m/w/d', ['backend', 'engineer']],
  ['Backend Engineer (f/m/x)', ['backend', 'engineer']],
  ['Manager', ['manager']],
  ['(Remote)', ['remote']],
])('extracts the meaningful words of "%s": %j', (title, words) => {
  expect(parseTitle(title).words).toEqual(words);
});

it('gives equivalent titles the same key', () => {
  const { key } = parseTitle('Senior Backend Engineer (Go)');
  expect(parseTitle('Sr. Back-End Engineer, Payments').key).toBe(key);
  expect(parseTitle('Backend Engineer').key).not.toBe(key);
});

it('finds similar roles', () => {
  expect([...parseTitle('UI/UX Designer').getRoles().keys()]).toContain('UX Designer');
});
