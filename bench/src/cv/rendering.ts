import { basename } from 'node:path';
import { type Bench, timeRatio } from '../runner/figure.js';
import { ours, REACT_PDF, reactPdf, resumed, WARM_THEME, warmTheme } from './contenders.js';
import { type Contender, contest, type Score } from './contest.js';
import { FIXED_PROFILE } from './fixed-profile.js';
import { inspected } from './left-out.js';
import { installedBrowser } from './plain-browser.js';

const [ALONE, MAX] = [1, 2];

/**
 * Renders the same profile as PDF with our renderer and with others, in the same run.
 *
 * @throws {Error} if a PDF lacks a text of the profile.
 */
export const rendering: Bench = async ({ short }) => {
  const contenders: Contender[] = [];
  try {
    contenders.push(await ours(FIXED_PROFILE));
    if (!short) contenders.push(resumed(FIXED_PROFILE));
    contenders.push(await warmTheme(FIXED_PROFILE, MAX), reactPdf(FIXED_PROFILE));
    console.log(`\nFrom a profile to its PDF, browsers warm (${basename(installedBrowser())})`);
    for (const contender of contenders) await inspect(contender);
    const alone = await contest(contenders, ALONE, short);
    print(alone, ALONE);
    if (!short) print(await contest(contenders, MAX, short), MAX);
    const p50 = (name: string) => alone.get(name)?.p50 ?? Number.NaN;
    return [
      timeRatio('warm render / warm pages of plain puppeteer', p50('ours') / p50(WARM_THEME)),
      timeRatio('warm render / @react-pdf/renderer', p50('ours') / p50(REACT_PDF)),
      { name: 'warm render, p50', value: p50('ours'), unit: 'ms' },
    ];
  } finally {
    await Promise.all(contenders.map(({ close }) => close()));
  }
};

async function inspect({ name, render }: Contender): Promise<void> {
  const { pages, bytes, leftOut } = await inspected(await render(0), FIXED_PROFILE);
  if (leftOut.length > 0) throw new Error(`${name} leaves out: ${leftOut.join(' | ')}`);
  const size = `${(bytes / 1024).toFixed(0)} KiB`;
  console.log(`${name.padEnd(40)} ${String(pages)} pages, ${size}, every text of the profile is in it`);
}

function print(scores: ReadonlyMap<string, Score>, flight: number): void {
  const own = scores.get('ours');
  console.log(`\n${String(flight)} in flight`);
  for (const [name, { p50, p95, aMinute, renders }] of scores) {
    const times = [p50, p95].map((time) => `${time.toFixed(1).padStart(7)} ms`);
    const ratio = (p50 / (own?.p50 ?? Number.NaN)).toFixed(1).padStart(5);
    console.log(
      `${name.padEnd(40)} p50 ${times.join('   p95 ')}   ${aMinute.toFixed(0).padStart(5)} a minute   ${ratio} of our p50   (${String(renders)} renders)`,
    );
  }
}
