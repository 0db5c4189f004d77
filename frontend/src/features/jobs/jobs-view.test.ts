import { NO_FILTERS, filtersSet, queryOf, viewOf } from './jobs-view';

it.each([
  ['', '?q='],
  ['?mode=all', '?mode=all'],
  ['', '?mode=best&job='],
  [
    '?mode=all&q=go+lang&location=india&min=45000&max=9&job=feed-1',
    '?job=feed-1&max=9&min=45000&location=india&q=go lang&mode=all',
  ],
  ['?country=india&remote=true', '?country=india&remote=true&unknown=1'],
])('%s is the address of what %s says', (query, said) => {
  expect(queryOf(viewOf(said))).toBe(query);
});

it('asks for no place longer than any, which the server would refuse', () => {
  expect(viewOf(`?location=${'x'.repeat(300)}`).filters.location).toHaveLength(200);
});

it('counts the filters that are set, also those without a control', () => {
  expect(filtersSet(NO_FILTERS)).toBe(0);
  expect(filtersSet(viewOf('?mode=all&q=go&location=india&min=4').filters)).toBe(2);
  expect(filtersSet(viewOf('?remote=true&country=india').filters)).toBe(2);
});
