import { createReportCsv } from './report-csv.js';

const parse = (csv: string) => csv.slice(1).split('\r\n');

it('has a line for each application, with all stages', () => {
  const csv = createReportCsv([
    {
      posting: { title: 'Cook', company: 'The "Inn", Ltd', location: 'Goa', url: 'https://inn.example/1' },
      moves: [
        { id: '1', stage: 'applied', on: '2026-11-03' },
        { id: '2', stage: 'closed', on: '2026-11-20', reason: 'declined' },
      ],
      days: { applied: '2026-11-03', closed: '2026-11-20' },
      outcome: 'Declined by the company',
    },
  ]);
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(parse(csv)).toEqual([
    '"Applied on","Title","Company","Location","Address of the posting","Interviewing since","Offer on","Closed on","Outcome","All stages"',
    '"2026-11-03","Cook","The ""Inn"", Ltd","Goa","https://inn.example/1","","","2026-11-20","Declined by the company","Applied 2026-11-03; Closed 2026-11-20 (declined by the company)"',
    '',
  ]);
});

const toTitleField = (title: string) =>
  createReportCsv([{ posting: { title, company: 'Inn' }, moves: [], days: {} }]).split('"Inn"')[0] ?? '';

it.each([
  '=HYPERLINK("https://x")',
  '+1',
  '-1',
  '@x',
  '\uFF1DHYPERLINK("https://x")',
  '\uFF0B1',
  '\uFF0D1',
  '\uFF20x',
  ' =1',
  '\t=1',
  '\r\n+1',
  '\u00A0\uFF1D1',
  '\u3000=1',
  '\u0000-1',
  '\u200B@x',
  '\uFEFF=1',
  '\tx',
  '\rx',
])('keeps %j from being a formula', (title) => {
  expect(toTitleField(title)).toContain(`,"'${title.replaceAll('"', '""')}",`);
});

it.each(['Cook', 'C++', 'A = B', 'cook@home', ' Cook', '\uFF21', "'Cook'"])('leaves %j as it is', (title) => {
  expect(toTitleField(title)).toContain(`,"${title}",`);
});
