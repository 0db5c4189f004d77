import { NO_FILTERS, countFilters, toQuery, parseView } from './jobs-view';

it.each([
  ['', '?q='],
  ['?mode=all', '?mode=all'],
  ['', '?mode=best&job='],
  [
    '?mode=all&q=go+lang&location=india&min=45000&max=9&job=feed-1',
    '?job=feed-1&max=9&min=45000&location=india&q=go lang&mode=all',
  ],
  ['?country=india&remote=true', '?country=india&remote=true&unknown=1'],
])('returns %s for the view of %s', (query, input) => {
  expect(toQuery(parseView(input))).toBe(query);
});

it('truncates the location to the server’s limit', () => {
  expect(parseView(`?location=${'x'.repeat(300)}`).filters.location).toHaveLength(200);
});

it('counts the filters, including those without a control', () => {
  expect(countFilters(NO_FILTERS)).toBe(0);
  expect(countFilters(parseView('?mode=all&q=go&location=india&min=4').filters)).toBe(2);
  expect(countFilters(parseView('?remote=true&country=india').filters)).toBe(2);
});
