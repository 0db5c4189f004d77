import { basename } from 'node:path';
import { ours, reactPdf, resumed, warmTheme } from './contenders.js';
import { type Contender, contest, type Score } from './contest.js';
import { FIXED_PROFILE } from './fixed-profile.js';
import { inspected } from './left-out.js';
import type { Limit } from './limit.js';
import { installedBrowser } from './plain-browser.js';

const [ALONE, MOST] = [1, 2];
/** The limit the issue sets (milliseconds): the middle of our warm renders, one at a time. */
const WARM = 40;

/**
 * From a profile to its PDF: ours beside others, with the same content in the same run. Prints all of them, answers our
 * limit. @throws {Error} where one leaves out a text of the profile.
 */
export async function rendering(): Promise<Limit> {
  const contenders: Contender[] = [];
  try {
    contenders.push(await ours(FIXED_PROFILE));
    contenders.push(resumed(FIXED_PROFILE), await warmTheme(FIXED_PROFILE, MOST), reactPdf(FIXED_PROFILE));
    console.log(`\nFrom a profile to its PDF, browsers warm (${basename(installedBrowser())})`);
    for (const contender of contenders) await inspect(contender);
    const alone = await contest(contenders, ALONE);
    print(alone, ALONE);
    print(await contest(contenders, MOST), MOST);
    return { what: 'a warm render', value: alone.get('ours')?.p50 ?? Number.NaN, below: WARM };
  } finally {
    await Promise.all(contenders.map(({ close }) => close()));
  }
}

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
