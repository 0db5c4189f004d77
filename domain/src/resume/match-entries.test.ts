import { type ComparedEntry, matchEntries } from './match-entries.js';

let entryCount = 0;
const entry = (name: string, detail: string, dates: ComparedEntry['dates'] = {}, json?: string): ComparedEntry => ({
  json: json ?? `{"n":${String((entryCount += 1))}}`,
  names: [name],
  details: [detail],
  dates,
});

it('matches equal entries first, then entries without contradicting details, each once', () => {
  const current = [entry('A', ''), entry('A', '05/2014'), entry('B', '05/2014')];
  const imported = [entry('A', '01/2020'), entry(' a ', '05/2014'), entry('A', '05/2014'), entry('B', '06/2014')];
  expect(matchEntries(imported, current)).toEqual([0, 1, undefined, undefined]);
});

it('prefers entries that are equal in all fields', () => {
  const current = [entry('A', '', {}, '{"text":"one"}'), entry('A', '', {}, '{"text":"two"}'), entry('A', '05/2014')];
  const imported = [entry('A', '', {}, '{"text":"two"}'), entry('A', '', {}, '{"text":"three"}'), entry('A', '')];
  expect(matchEntries(imported, current)).toEqual([1, 0, 2]);
});

it('compares dates only for entries with equal names and no contradicting details', () => {
  let dateReads = 0;
  const dates = {
    get endDate() {
      dateReads += 1;
      return null;
    },
  };
  const current = Array.from({ length: 100 }, (_, n) =>
    entry(n < 50 ? 'A' : 'B', `0${String(1 + (n % 9))}/2014`, dates),
  );
  const imported = Array.from({ length: 200 }, () => entry('A', '01/1999', dates));
  expect([matchEntries(imported, current).every((match) => match === undefined), dateReads]).toEqual([true, 0]);
  expect([matchEntries([entry('B', '', dates)], current), dateReads]).toEqual([[50], 2]);
});
