import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import type { Page } from 'puppeteer';
import { saveFixedProfile } from '../cv/person.js';
import { launch } from '../cv/plain-browser.js';
import { HttpClient } from '../http-client.js';
import { type Bench, type Figure, ratio, timeRatio } from '../runner/figure.js';
import { type Audit, audit, CATEGORIES, type Category } from './audit.js';
import { signIn } from './sign-in.js';

const RUNS = 3;
const SCREENS = ['/signup', '/profile'] as const;
type Screen = (typeof SCREENS)[number];

/**
 * Audits the sign-up screen of a new visitor and the profile of a member with Lighthouse, through the gateway. Prints the
 * median of three runs (one if `short`) and what cost points; `REPORTS=FOLDER` keeps the reports.
 */
export const lighthouse: Bench = async ({ short }) => {
  const figures: Figure[] = [];
  for (const screen of SCREENS) {
    const audits: Audit[] = [];
    for (let run = 0; run < (short ? 1 : RUNS); run += 1) audits.push(await auditOnce(screen, run));
    const middle = medianOf(audits);
    figures.push(
      ...CATEGORIES.map((category) => score(screen, category, middle.scores[category])),
      { name: `${screen} total blocking time`, value: middle.blockingMs, unit: 'ms' },
      { name: `${screen} largest contentful paint`, value: middle.largestPaintMs, unit: 'ms' },
    );
    for (const title of middle.failed) console.log(`${screen}: ${title}`);
  }
  console.table(figures.map(({ name, value }) => ({ figure: name, value: Number(value.toFixed(2)) })));
  return figures;
};

/** Of the scores only that for performance depends on times. */
const score = (screen: Screen, category: Category, value: number): Figure =>
  (category === 'performance' ? timeRatio : ratio)(`${screen} ${category}`, value);

/** A browser of its own for each run, so that nothing of the run before is left in its caches. */
async function auditOnce(screen: Screen, run: number): Promise<Audit> {
  const origin = testVariable('BASE_URL');
  const browser = await launch({ args: ['--headless=new', '--disable-gpu', '--no-first-run'] });
  try {
    const page = await browser.newPage();
    if (screen === '/profile') await signInAsMember(page, origin);
    const result = await audit(page, `${origin}${screen}`);
    keepReport(`${screen.slice(1)}-${String(run)}.json`, result.report);
    return result;
  } finally {
    await browser.close();
  }
}

async function signInAsMember(page: Page, origin: string): Promise<void> {
  const http = new HttpClient(1);
  const member = await signUp();
  await saveFixedProfile(http, member);
  http.close();
  await signIn(page, origin, member.email, member.password);
}

/** The run whose performance score is in the middle. */
function medianOf(audits: readonly Audit[]): Audit {
  const sorted = [...audits].sort((a, b) => a.scores.performance - b.scores.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new RangeError('no audits');
  return middle;
}

function keepReport(name: string, report: string): void {
  const folder = process.env['REPORTS'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), report);
}
