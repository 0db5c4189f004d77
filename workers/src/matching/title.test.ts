import { readTitle } from './title.js';

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
])('of "%s" the words that tell are %j', (title, words) => {
  expect(readTitle(title).words).toEqual(words);
});

it('titles that are compared alike have one key, and others another', () => {
  const { key } = readTitle('Senior Backend Engineer (Go)');
  expect(readTitle('Sr. Back-End Engineer, Payments').key).toBe(key);
  expect(readTitle('Backend Engineer').key).not.toBe(key);
});

it('knows the roles that a title is like', () => {
  expect([...readTitle('UI/UX Designer').roles().keys()]).toContain('UX Designer');
});
