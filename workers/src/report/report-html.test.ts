import { profileAggregate, toProfile } from '@trackrecord/domain';
import { MARKUP } from '../testing/hostile-markup.js';
import { describePeriod, renderReportHtml } from './report-html.js';

const profile = toProfile('ann', profileAggregate.initialState, 0, '');
const render = (title: string) =>
  renderReportHtml({
    profile,
    period: {},
    applications: [{ posting: { title, company: title, location: title }, moves: [], days: {} }],
    createdOn: '2026-11-26',
  });

it.each([
  [{}, 'All applications'],
  [{ from: '2026-11-01' }, 'Since 1 Nov 2026'],
  [{ to: '2026-11-30' }, 'Until 30 Nov 2026'],
  [{ from: '2026-11-01', to: '2026-11-30' }, 'From 1 Nov 2026 to 30 Nov 2026'],
])('describes the period %j', (period, text) => {
  expect(describePeriod(period)).toBe(text);
});

it('escapes all texts of the user', () => {
  const tags = (source: string) => source.match(/<[a-z!/][^>]*>/gi) ?? [];
  const expected = tags(render('x')).length;
  for (const markup of MARKUP) expect(tags(render(markup))).toHaveLength(expected);
});

it('has no table without applications', () => {
  expect(renderReportHtml({ profile, period: {}, applications: [], createdOn: '2026-11-26' })).not.toContain('<table');
});
