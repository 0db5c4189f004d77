import { createRequire } from 'node:module';
import type { Profile } from '@trackrecord/contracts';
import { createLogger } from '@trackrecord/platform';
import { launchBrowser } from '@trackrecord/workers/cv/browser/launch-browser';
import { Printer } from '@trackrecord/workers/cv/browser/printer';
import { resolveCvFontFiles } from '@trackrecord/workers/cv/fonts/cv-fonts';
import { renderPdf } from '@trackrecord/workers/cv/render-cv';
import { renderCvHtml } from '@trackrecord/workers/cv/template/cv-html';
import type { Renderer } from './measure-renderers.js';
import { findInstalledBrowser, launch } from './plain-browser.js';

const FONT_FILES = resolveCvFontFiles((file) => createRequire(import.meta.url).resolve(file));
const TIMEOUT_MS = 30_000;

/** Our renderer as the worker uses it, with warm pages. */
export async function createProductRenderer(profile: Profile): Promise<Renderer> {
  const printer = new Printer(() => launchBrowser(findInstalledBrowser(), FONT_FILES), createLogger('bench', 'warn'));
  await printer.warm();
  return {
    name: 'ours',
    render: () => renderPdf(profile, new Map(), printer.print, AbortSignal.timeout(TIMEOUT_MS)),
    close: () => printer.close(),
  };
}

/** The same document on warm pages of plain puppeteer, one per concurrent render. */
export async function createPuppeteerRenderer(profile: Profile, concurrency: number): Promise<Renderer> {
  const browser = await launch();
  const pages = await Promise.all(Array.from({ length: concurrency }, () => browser.newPage()));
  return {
    name: 'plain puppeteer',
    render: async (workerIndex) => {
      const page = pages[workerIndex];
      if (!page) throw new RangeError(`no page ${String(workerIndex)}`);
      await page.setContent(renderCvHtml(profile, new Map()), { waitUntil: 'load' });
      return page.pdf({ preferCSSPageSize: true, printBackground: true });
    },
    close: () => browser.close(),
  };
}
