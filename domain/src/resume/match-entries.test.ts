import { type ComparedEntry, matchEntries } from './match-entries.js';

let entries = 0;
const entry = (name: string, detail: string, dates: ComparedEntry['dates'] = {}, json?: string): ComparedEntry => ({
  json: json ?? `{"n":${String((entries += 1))}}`,
  names: [name],
  details: [detail],
  dates,
});

it('matches equal entries first, then entries without contradicting details, each once', () => {
  const present = [entry('A', ''), entry('A', '05/2014'), entry('B', '05/2014')];
  const wanted = [entry('A', '01/2020'), entry(' a ', '05/2014'), entry('A', '05/2014'), entry('B', '06/2014')];
  expect(matchEntries(wanted, present)).toEqual([0, 1, undefined, undefined]);
});

it('prefers entries that are equal in all fields', () => {
  const present = [entry('A', '', {}, '{"text":"one"}'), entry('A', '', {}, '{"text":"two"}'), entry('A', '05/2014')];
  const wanted = [entry('A', '', {}, '{"text":"two"}'), entry('A', '', {}, '{"text":"three"}'), entry('A', '')];
  expect(matchEntries(wanted, present)).toEqual([1, 0, 2]);
});

it('compares dates only for entries with equal names and no details', () => {
  let looks = 0;
  const span = {
    get endDate() {
      looks += 1;
      return null;
    },
  };
  const present = Array.from({ length: 100 }, (_, n) =>
    entry(n < 50 ? 'A' : 'B', `0${String(1 + (n % 9))}/2014`, span),
  );
  const wanted = Array.from({ length: 200 }, () => entry('A', '01/1999', span));
  expect([matchEntries(wanted, present).every((place) => place === undefined), looks]).toEqual([true, 0]);
  expect([matchEntries([entry('B', '', span)], present), looks]).toEqual([[50], 2]);
});
