import { basename } from 'node:path';
import { type Bench, timeRatio } from '../runner/figure.js';
import { FIXED_PROFILE } from './fixed-profile.js';
import { inspectPdf } from './inspect-pdf.js';
import { measureRenderers, type Renderer, type Score } from './measure-renderers.js';
import { installedBrowser } from './plain-browser.js';
import {
  createProductRenderer,
  createReactPdf,
  createResumed,
  createWarmTheme,
  REACT_PDF,
  WARM_THEME,
} from './renderers.js';

const [ALONE, MAX] = [1, 2];

/**
 * Renders the same profile as PDF with our renderer and with others, in the same run.
 *
 * @throws {Error} if a PDF lacks a text of the profile.
 */
export const rendering: Bench = async ({ short }) => {
  const contenders: Renderer[] = [];
  try {
    contenders.push(await createProductRenderer(FIXED_PROFILE));
    if (!short) contenders.push(createResumed(FIXED_PROFILE));
    contenders.push(await createWarmTheme(FIXED_PROFILE, MAX), createReactPdf(FIXED_PROFILE));
    console.log(`\nFrom a profile to its PDF, browsers warm (${basename(installedBrowser())})`);
    for (const contender of contenders) await inspect(contender);
    const alone = await measureRenderers(contenders, ALONE, short);
    print(alone, ALONE);
    if (!short) print(await measureRenderers(contenders, MAX, short), MAX);
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

async function inspect({ name, render }: Renderer): Promise<void> {
  const { pages, bytes, missingTexts } = await inspectPdf(await render(0), FIXED_PROFILE);
  if (missingTexts.length > 0) throw new Error(`${name} leaves out: ${missingTexts.join(' | ')}`);
  const size = `${(bytes / 1024).toFixed(0)} KiB`;
  console.log(`${name.padEnd(40)} ${String(pages)} pages, ${size}, every text of the profile is in it`);
}

function print(scores: ReadonlyMap<string, Score>, concurrency: number): void {
  const own = scores.get('ours');
  console.log(`\n${String(concurrency)} in flight`);
  for (const [name, { p50, p95, perMinute, renders }] of scores) {
    const times = [p50, p95].map((time) => `${time.toFixed(1).padStart(7)} ms`);
    const ratio = (p50 / (own?.p50 ?? Number.NaN)).toFixed(1).padStart(5);
    console.log(
      `${name.padEnd(40)} p50 ${times.join('   p95 ')}   ${perMinute.toFixed(0).padStart(5)} a minute   ${ratio} of our p50   (${String(renders)} renders)`,
    );
  }
}
