import type { Profile } from '@trackrecord/contracts';
import type { Period, ReportedApplication } from '@trackrecord/domain';
import { CLOSE_REASON_NAMES, type Move, STAGE_NAMES } from '@trackrecord/contracts';
import { CONTENT_SECURITY_POLICY, getFullName } from '../cv/template/cv-html.js';
import { type Html, html, renderStyleSheet } from '../cv/template/html.js';
import { renderInlineText } from '../cv/template/inline-text.js';
import { createScriptRules } from '../cv/template/style.js';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Formats a day: `3 Nov 2026`. */
const formatDay = (day: string): string => DAY.format(new Date(day));

/** What a report contains. */
export interface Report {
  readonly profile: Profile;
  readonly period: Period;
  readonly applications: readonly ReportedApplication[];
  /** The day on which it is created (YYYY-MM-DD). */
  readonly createdOn: string;
}

/** Describes the period of a report: `From 1 Nov 2026 to 30 Nov 2026`. */
export function describePeriod({ from, to }: Period): string {
  if (from !== undefined && to !== undefined) return `From ${formatDay(from)} to ${formatDay(to)}`;
  if (from !== undefined) return `Since ${formatDay(from)}`;
  return to === undefined ? 'All applications' : `Until ${formatDay(to)}`;
}

/** Renders a report as a self-contained HTML document: a table on A4, all user text escaped. */
export function renderReportHtml({ profile, period, applications, createdOn }: Report): string {
  const name = getFullName(profile);
  const count = applications.length === 1 ? '1 application' : `${String(applications.length)} applications`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY_POLICY}" />
        <title>Job applications</title>
        ${renderStyleSheet(createStyle(JSON.stringify([name, applications])))}
      </head>
      <body>
        <h1>Job applications</h1>
        <p>${renderInlineText(name)}</p>
        <p class="quiet">${describePeriod(period)}: ${count}. Created on ${formatDay(createdOn)} with Trackrecord.</p>
        ${applications.length > 0 && renderTable(applications)}
      </body>
    </html>`.source;
}

const renderTable = (applications: readonly ReportedApplication[]): Html =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">Job</th>
        <th scope="col">Company</th>
        <th scope="col">What happened</th>
      </tr>
    </thead>
    <tbody>
      ${applications.map(renderRow)}
    </tbody>
  </table>`;

const renderRow = ({ posting: { title, company, location }, moves }: ReportedApplication): Html =>
  html`<tr>
    <td>${renderInlineText(title)}</td>
    <td>
      ${renderInlineText(company)}${location !== undefined && html`<div class="quiet">${renderInlineText(location)}</div>`}
    </td>
    <td>${moves.map((move) => html`<div>${describeMove(move)}</div>`)}</td>
  </tr>`;

const describeMove = ({ stage, on, reason }: Move): string =>
  `${formatDay(on)}: ${STAGE_NAMES[stage]}${reason === undefined ? '' : `, ${CLOSE_REASON_NAMES[reason].toLowerCase()}`}`;

/** Creates the style sheet of a report, with fonts for the scripts of `text`. */
function createStyle(text: string): string {
  const { families, rules } = createScriptRules(text);
  return `
    @page {
      size: A4;
      margin: 17mm 18mm 18mm;
      @bottom-center { content: counter(page) " / " counter(pages); font: 8pt ${families}; color: #55686f; }
    }
    * { margin: 0; padding: 0; box-sizing: border-box; }
    html { color: #10222a; font: 9.75pt/1.48 ${families}; }
    body { overflow-wrap: anywhere; font-variant-ligatures: none; text-rendering: geometricPrecision; }
    bdi { unicode-bidi: isolate; }
    h1 { font-size: 20pt; letter-spacing: -0.01em; color: #084960; }
    .quiet { color: #42555d; font-size: 9pt; }
    table { width: 100%; margin-top: 12pt; border-collapse: collapse; table-layout: fixed; }
    thead { display: table-header-group; }
    tr { break-inside: avoid; }
    th, td { padding: 5pt 8pt 5pt 0; border-bottom: 0.5pt solid #b6c4c9; text-align: start; vertical-align: top; }
    th { border-bottom: 0.75pt solid #70858c; color: #0a5c78; font-size: 9pt; }
    ${rules.join('\n    ')}`;
}
