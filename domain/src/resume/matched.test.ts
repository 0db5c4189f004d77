import { type ComparedEntry, matched } from './matched.js';

let entries = 0;
const told = (name: string, more: string, span: ComparedEntry['span'] = {}, json?: string): ComparedEntry => ({
  json: json ?? `{"n":${String((entries += 1))}}`,
  names: [name],
  more: [more],
  span,
});

it('finds first what says all the same, then what differs in nothing both say, each once', () => {
  const present = [told('A', ''), told('A', '05/2014'), told('B', '05/2014')];
  const wanted = [told('A', '01/2020'), told(' a ', '05/2014'), told('A', '05/2014'), told('B', '06/2014')];
  expect(matched(wanted, present)).toEqual([0, 1, undefined, undefined]);
});

it('finds first what differs in no field', () => {
  const present = [told('A', '', {}, '{"text":"one"}'), told('A', '', {}, '{"text":"two"}'), told('A', '05/2014')];
  const wanted = [told('A', '', {}, '{"text":"two"}'), told('A', '', {}, '{"text":"three"}'), told('A', '')];
  expect(matched(wanted, present)).toEqual([1, 0, 2]);
});

it('looks at the dates of what has the same names and says nothing else, and of nothing more', () => {
  let looks = 0;
  const span = {
    get endDate() {
      looks += 1;
      return null;
    },
  };
  const present = Array.from({ length: 100 }, (_, n) => told(n < 50 ? 'A' : 'B', `0${String(1 + (n % 9))}/2014`, span));
  const wanted = Array.from({ length: 200 }, () => told('A', '01/1999', span));
  expect([matched(wanted, present).every((place) => place === undefined), looks]).toEqual([true, 0]);
  expect([matched([told('B', '', span)], present), looks]).toEqual([[50], 2]);
});
