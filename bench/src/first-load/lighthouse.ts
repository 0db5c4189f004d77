import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import runLighthouse from 'lighthouse';
import type { Page } from 'puppeteer';
import { saveFixedProfile } from '../cv/bench-user.js';
import { launch } from '../cv/plain-browser.js';
import { HttpClient } from '../http-client.js';
import { type Bench, type Figure, createRatio, createTimeRatio } from '../runner/figure.js';

const RUN_COUNT = 5;
const SCREENS = ['/signup', '/profile'] as const;
type Screen = (typeof SCREENS)[number];
const SIGN_IN_TIMEOUT_MS = 60_000;
/** Lighthouse shows an audit as passed from this score on. */
const MIN_PASSED_SCORE = 0.9;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** The result of Lighthouse with its default settings: a mid-range phone on slow 4G, empty cache. */
interface LighthouseResult {
  /** Score by category, 0 to 1. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly blockingMs: number;
  readonly largestPaintMs: number;
  /** Titles of the audits that count for a category and did not pass. */
  readonly failedAudits: readonly string[];
  /** The full report, as JSON. */
  readonly report: string;
}

/**
 * Audits the sign-up screen of a new visitor and the profile of a member with Lighthouse, through the gateway. Prints
 * the median of five runs (one if `isShort`) and the failed audits. `REPORTS=FOLDER` saves the reports.
 */
export const benchLighthouse: Bench = async ({ isShort }) => {
  const figures: Figure[] = [];
  for (const screen of SCREENS) {
    const audits: LighthouseResult[] = [];
    for (let run = 0; run < (isShort ? 1 : RUN_COUNT); run += 1) audits.push(await auditOnce(screen, run));
    const median = getMedianResult(audits);
    figures.push(
      ...CATEGORIES.map((category) => toScoreFigure(screen, category, median.scores[category])),
      { name: `${screen} total blocking time`, value: median.blockingMs, unit: 'ms' },
      { name: `${screen} largest contentful paint`, value: median.largestPaintMs, unit: 'ms' },
    );
    for (const title of median.failedAudits) console.log(`${screen}: ${title}`);
  }
  console.table(figures.map(({ name, value }) => ({ figure: name, value: Number(value.toFixed(2)) })));
  return figures;
};

/** Only the performance score depends on times, so only its limit is not checked while the host steals CPU time. */
const toScoreFigure = (screen: Screen, category: Category, value: number): Figure =>
  (category === 'performance' ? createTimeRatio : createRatio)(`${screen} ${category}`, value);

/** Uses a new browser for each run, so that its caches are empty. */
async function auditOnce(screen: Screen, run: number): Promise<LighthouseResult> {
  const origin = testVariable('BASE_URL');
  const browser = await launch({ args: ['--headless=new', '--disable-gpu', '--no-first-run'] });
  try {
    const page = await browser.newPage();
    if (screen === '/profile') await signInAsMember(page, origin);
    const result = await audit(page, `${origin}${screen}`);
    saveReport(`${screen.slice(1)}-${String(run)}.json`, result.report);
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

/** Audits a page in its browser, with its local storage. @throws {Error} if Lighthouse cannot load the page. */
async function audit(page: Page, url: string): Promise<LighthouseResult> {
  const run = await runLighthouse(url, { onlyCategories: [...CATEGORIES], logLevel: 'error' }, undefined, page);
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits, categories } = run.lhr;
  const getNumericValue = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const getScore = (category: Category): number => categories[category]?.score ?? 0;
  const weightedAudits = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  const failedAudits = weightedAudits.flatMap(({ id }) => {
    const { title, displayValue = '', score: auditScore = null } = audits[id] ?? { title: id };
    return auditScore !== null && auditScore < MIN_PASSED_SCORE ? [`${title} ${displayValue}`.trim()] : [];
  });
  return {
    scores: {
      performance: getScore('performance'),
      accessibility: getScore('accessibility'),
      'best-practices': getScore('best-practices'),
      seo: getScore('seo'),
    },
    blockingMs: getNumericValue('total-blocking-time'),
    largestPaintMs: getNumericValue('largest-contentful-paint'),
    failedAudits,
    report: JSON.stringify(run.lhr),
  };
}

/** Signs in with the form and waits for the profile. */
async function signIn(page: Page, origin: string, email: string, password: string): Promise<void> {
  page.setDefaultTimeout(SIGN_IN_TIMEOUT_MS);
  await page.goto(`${origin}/signup?mode=signin`);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForFunction('window.location.pathname === "/profile"');
}

/** Returns the audit with the median performance score. */
function getMedianResult(audits: readonly LighthouseResult[]): LighthouseResult {
  const sorted = [...audits].sort((a, b) => a.scores.performance - b.scores.performance);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new RangeError('no audits');
  return median;
}

function saveReport(name: string, report: string): void {
  const folder = process.env['REPORTS'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), report);
}
