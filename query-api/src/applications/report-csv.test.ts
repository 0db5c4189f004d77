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
      outcome: 'Declined by the employer',
    },
  ]);
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(parse(csv)).toEqual([
    '"Applied on","Title","Company","Place","Address of the posting","Interviewing since","Offer on","Closed on","Outcome","All stages"',
    '"2026-11-03","Cook","The ""Inn"", Ltd","Goa","https://inn.example/1","","","2026-11-20","Declined by the employer","Applied 2026-11-03; Closed 2026-11-20 (declined by the employer)"',
    '',
  ]);
});

it.each(['=HYPERLINK("https://x")', '+1', '-1', '@x'])('keeps %s from being a formula', (title) => {
  const csv = createReportCsv([{ posting: { title, company: 'Inn' }, moves: [], days: {} }]);
  expect(parse(csv)[1]).toContain(`,"'${title.replaceAll('"', '""')}",`);
});
