import { createRequire } from 'node:module';
import type { JsonResume, Profile } from '@trackrecord/contracts';
import { resumeOf } from '@trackrecord/domain';
import { createLogger } from '@trackrecord/platform';
import { launchBrowser } from '@trackrecord/workers/cv/browser/launch-browser';
import { Printer } from '@trackrecord/workers/cv/browser/printer';
import { cvFontFiles } from '@trackrecord/workers/cv/fonts/cv-fonts';
import { cvPdf } from '@trackrecord/workers/cv/render-cv';
import * as theme from 'jsonresume-theme-even';
import { pdf as resumedPdf } from 'resumed';
import type { Contender } from './contest.js';
import { installedBrowser, launch } from './plain-browser.js';
import { reactPdfCv, registerFont } from './react-pdf-cv.js';

const FONT_FILES = cvFontFiles((file) => createRequire(import.meta.url).resolve(file));
/** Longer than this (ms) and something is wrong. */
const DEADLINE = 30_000;
/** Names of the contenders that ours is compared with. */
export const WARM_THEME = 'the same theme, warm pages of puppeteer';
export const REACT_PDF = '@react-pdf/renderer';
const nothing = () => Promise.resolve();

/** From a profile to a finished PDF, as the worker makes it: its printer with its warm pages. */
export async function ours(profile: Profile): Promise<Contender> {
  const printer = new Printer(() => launchBrowser(installedBrowser(), FONT_FILES), createLogger('bench', 'warn'));
  await printer.warm();
  return {
    name: 'ours',
    render: () => cvPdf(profile, new Map(), printer.print, AbortSignal.timeout(DEADLINE)),
    close: () => printer.close(),
  };
}

/** resumed as its command line does it: a browser for each PDF. */
export const resumed = (profile: Profile): Contender => {
  const resume = resumeFor(profile);
  return {
    name: 'resumed, a browser each',
    render: () =>
      resumedPdf(themeHtml(resume), resume, theme, { moduleName: new URL('plain-browser.js', import.meta.url).href }),
    close: nothing,
  };
};

/** The same theme with what it costs to start a browser taken off: warm pages, one for each in flight. */
export async function warmTheme(profile: Profile, flight: number): Promise<Contender> {
  const resume = resumeFor(profile);
  const browser = await launch();
  const pages = await Promise.all(Array.from({ length: flight }, () => browser.newPage()));
  return {
    name: WARM_THEME,
    render: async (place) => {
      const page = pages[place];
      if (!page) throw new RangeError(`there is no page ${String(place)}`);
      await page.setContent(themeHtml(resume), { waitUntil: 'load' });
      return page.pdf({ ...theme.pdfRenderOptions, ...resume.meta.pdfRenderOptions });
    },
    close: () => browser.close(),
  };
}

/** A CV of the same content and font that needs no browser. */
export function reactPdf(profile: Profile): Contender {
  const [regular, bold] = FONT_FILES;
  if (regular === undefined || bold === undefined) throw new Error('the fonts of CVs are missing');
  registerFont(regular, bold);
  return { name: REACT_PDF, render: () => reactPdfCv(profile), close: nothing };
}

/** The profile as JSON Resume, on the paper that ours is printed on. */
const resumeFor = (profile: Profile) => {
  const resume: JsonResume = resumeOf(profile);
  return { ...resume, meta: { ...resume.meta, pdfRenderOptions: { format: 'A4' } } } as const;
};

/** Without the font that the theme fetches over the network, which would be what is measured. */
const themeHtml = (resume: Parameters<typeof theme.render>[0]): string =>
  theme.render(resume).replace(/<link\b[^>]*fonts\.googleapis\.com[^>]*>/, '');
