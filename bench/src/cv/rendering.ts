import { basename } from 'node:path';
import { type Bench, createTimeRatio } from '../runner/figure.js';
import { FIXED_PROFILE } from './fixed-profile.js';
import { inspectPdf } from './inspect-pdf.js';
import { measureRenderers, type Renderer, type RendererResult } from './measure-renderers.js';
import { findInstalledBrowser } from './plain-browser.js';
import { createProductRenderer, createPuppeteerRenderer } from './renderers.js';

/** Numbers of concurrent renders. */
const [SEQUENTIAL, CONCURRENT] = [1, 2];

/**
 * Renders the same profile as PDF with our renderer and with plain puppeteer, in the same run.
 *
 * @throws {Error} if a PDF lacks a text of the profile.
 */
export const benchRendering: Bench = async ({ isShort }) => {
  const contenders: Renderer[] = [];
  try {
    contenders.push(await createProductRenderer(FIXED_PROFILE));
    contenders.push(await createPuppeteerRenderer(FIXED_PROFILE, CONCURRENT));
    console.log(`\nRendering a profile to PDF with warm browsers (${basename(findInstalledBrowser())})`);
    for (const contender of contenders) await checkPdf(contender);
    const sequentialResults = await measureRenderers(contenders, SEQUENTIAL, isShort);
    printResults(sequentialResults, SEQUENTIAL);
    if (!isShort) printResults(await measureRenderers(contenders, CONCURRENT, isShort), CONCURRENT);
    const getP50 = (name: string) => sequentialResults.get(name)?.p50 ?? Number.NaN;
    return [
      createTimeRatio('warm render / the same document in plain puppeteer', getP50('ours') / getP50('plain puppeteer')),
      { name: 'warm render, p50', value: getP50('ours'), unit: 'ms' },
    ];
  } finally {
    await Promise.all(contenders.map(({ close }) => close()));
  }
};

async function checkPdf({ name, render }: Renderer): Promise<void> {
  const { pageCount, sizeBytes, missingTexts } = await inspectPdf(await render(0), FIXED_PROFILE);
  if (missingTexts.length > 0) throw new Error(`${name} lacks texts: ${missingTexts.join(' | ')}`);
  const size = `${(sizeBytes / 1024).toFixed(0)} KiB`;
  console.log(`${name.padEnd(40)} ${String(pageCount)} pages, ${size}, all texts present`);
}

function printResults(results: ReadonlyMap<string, RendererResult>, concurrency: number): void {
  const ourResult = results.get('ours');
  console.log(`\n${String(concurrency)} in flight`);
  for (const [name, { p50, p95, perMinute, renderCount }] of results) {
    const times = [p50, p95].map((time) => `${time.toFixed(1).padStart(7)} ms`);
    const ratio = (p50 / (ourResult?.p50 ?? Number.NaN)).toFixed(1).padStart(5);
    console.log(
      `${name.padEnd(40)} p50 ${times.join('   p95 ')}   ${perMinute.toFixed(0).padStart(5)} /min   ${ratio} of our p50   (${String(renderCount)} renders)`,
    );
  }
}
