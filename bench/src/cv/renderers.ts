import { createRequire } from 'node:module';
import type { JsonResume, Profile } from '@trackrecord/contracts';
import { toJsonResume } from '@trackrecord/domain';
import { createLogger } from '@trackrecord/platform';
import { launchBrowser } from '@trackrecord/workers/cv/browser/launch-browser';
import { Printer } from '@trackrecord/workers/cv/browser/printer';
import { resolveCvFontFiles } from '@trackrecord/workers/cv/fonts/cv-fonts';
import { renderPdf } from '@trackrecord/workers/cv/render-cv';
import * as theme from 'jsonresume-theme-even';
import { pdf as resumedPdf } from 'resumed';
import type { Renderer } from './measure-renderers.js';
import { findInstalledBrowser, launch } from './plain-browser.js';
import { registerFont, renderReactPdfCv } from './react-pdf-cv.js';

const FONT_FILES = resolveCvFontFiles((file) => createRequire(import.meta.url).resolve(file));
const TIMEOUT_MS = 30_000;
/** Names of the contenders that our renderer is compared with. */
export const WARM_THEME = 'same theme, warm pages of puppeteer';
export const REACT_PDF = '@react-pdf/renderer';
const noop = () => Promise.resolve();

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

/** `resumed` as its command line works: a new browser for each PDF. */
export const createResumedRenderer = (profile: Profile): Renderer => {
  const resume = toResume(profile);
  return {
    name: 'resumed, new browser per PDF',
    render: () =>
      resumedPdf(renderTheme(resume), resume, theme, { moduleName: new URL('plain-browser.js', import.meta.url).href }),
    close: noop,
  };
};

/** The same theme without the cost of starting a browser: one warm page per concurrent render. */
export async function createWarmThemeRenderer(profile: Profile, concurrency: number): Promise<Renderer> {
  const resume = toResume(profile);
  const browser = await launch();
  const pages = await Promise.all(Array.from({ length: concurrency }, () => browser.newPage()));
  return {
    name: WARM_THEME,
    render: async (workerIndex) => {
      const page = pages[workerIndex];
      if (!page) throw new RangeError(`no page ${String(workerIndex)}`);
      await page.setContent(renderTheme(resume), { waitUntil: 'load' });
      return page.pdf({ ...theme.pdfRenderOptions, ...resume.meta.pdfRenderOptions });
    },
    close: () => browser.close(),
  };
}

/** A CV with the same content and font, rendered without a browser. */
export function createReactPdfRenderer(profile: Profile): Renderer {
  const [regular, bold] = FONT_FILES;
  if (regular === undefined || bold === undefined) throw new Error('the fonts of CVs are missing');
  registerFont(regular, bold);
  return { name: REACT_PDF, render: () => renderReactPdfCv(profile), close: noop };
}

/** Converts the profile to JSON Resume, with the paper size of our CVs. */
const toResume = (profile: Profile) => {
  const resume: JsonResume = toJsonResume(profile);
  return { ...resume, meta: { ...resume.meta, pdfRenderOptions: { format: 'A4' } } } as const;
};

/** Removes the web font of the theme: fetching it would dominate the measurement. */
const renderTheme = (resume: Parameters<typeof theme.render>[0]): string =>
  theme.render(resume).replace(/<link\b[^>]*fonts\.googleapis\.com[^>]*>/, '');
