import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createLogger } from '@trackrecord/platform';
import { comparable, extracted } from '../../testing/extracted.js';
import { launchBrowser } from '../browser/launch-browser.js';
import { Printer } from '../browser/printer.js';
import { cvFontFiles } from '../fonts/cv-fonts.js';
import { finishPdf } from './finish-pdf.js';

/** What an extractor gets wrong whatever a PDF says: kept here so that we see it when one of them is mended. */
const { resolve } = createRequire(join(process.cwd(), 'package.json'));
const printer = new Printer(() => launchBrowser(undefined, cvFontFiles(resolve)), createLogger('test', 'silent'));
afterAll(() => printer.close());

const english = '<p>Most of this page is in English, as it is with most CVs that hold words of other languages';

async function textsOf(body: string, fonts = "'Noto Sans', Vazirmatn, 'Noto Sans Hebrew'") {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><style>body { font: 10pt ${fonts} }</style>${body}`;
  const printed = await printer.print(html, AbortSignal.timeout(20_000));
  const info = { title: 'CV', author: 'A', language: 'en', at: new Date(0), id: 'a' };
  const { pdftotext, pdfjs, mutool } = await extracted(await finishPdf(printed, info));
  return { pdftotext: comparable(pdftotext), pdfjs: comparable(pdfjs), mutool: comparable(mutool) };
}

it('a number after Arabic words within English looks as before them, so that no extractor can tell; isolated, it does not', async () => {
  const after = await textsOf(`${english}<p>Engineer في دبي 2024`);
  const before = await textsOf(`${english}<p>Engineer 2024 في دبي`);
  const isolated = await textsOf(`${english}<p>Engineer <bdi>في دبي</bdi> 2024`);
  expect(after).toEqual(before);
  expect(Object.values(isolated).map((text) => text.includes('Engineer في دبي 2024'))).toEqual([true, true, true]);
});

it('poppler takes a full stop for a number, and puts it first where most of the page is from left to right', async () => {
  const { pdftotext, pdfjs, mutool } = await textsOf(
    `${english}<p dir="rtl" style="font-family: Vazirmatn">مرحبا بالعالم.`,
  );
  expect([pdfjs.includes('مرحبا بالعالم.'), mutool.includes('مرحبا بالعالم.')]).toEqual([true, true]);
  expect(pdftotext).toContain('.مرحبا بالعالم');
});

it('poppler orders the runs of every line as most of the page runs', async () => {
  const texts = await textsOf(`${english}<p dir="rtl" style="font-family: Vazirmatn">مهندس Senior في دبي`);
  expect(texts.pdftotext.replaceAll(' ', '')).toContain('فيدبيSeniorمهندس');
  // What is drawn is the same; pdf.js and mutool leave the order of the runs to who reads them, here also the page.
  expect([texts.pdfjs, texts.mutool].map((text) => text.includes('مهندس Senior في دبي'))).toEqual([false, false]);
});

it('pdf.js drops < and > beside text from right to left; characters beyond U+FFFF, in a font of their own, come out', async () => {
  const body = `<p dir="rtl">שלום &lt;ב> עולם<p dir="rtl">שלום \u{20BB7} עולם`;
  const { pdftotext, pdfjs, mutool } = await textsOf(body, "'Noto Sans Hebrew', 'Noto Sans SC'");
  const texts = ['שלום <ב> עולם', comparable('שלום \u{20BB7} עולם')];
  expect(texts.map((text) => [pdftotext.includes(text), mutool.includes(text)])).toEqual([
    [true, true],
    [true, true],
  ]);
  expect(pdfjs).toContain('שלום ב עולם');
  expect(pdfjs).toContain('\u{20BB7}');
});

it('pdf.js parts the last mark from an Arabic word within English that punctuation follows', async () => {
  const { pdftotext, pdfjs, mutool } = await textsOf(`${english}<p>word مُحَمَّدٌ, more`);
  expect([pdftotext.includes('word مُحَمَّدٌ, more'), mutool.includes('word مُحَمَّدٌ, more')]).toEqual([true, true]);
  expect(pdfjs).not.toContain('word مُحَمَّدٌ, more');
});

it('Chromium does not say for which character no font had a glyph, the first time; for another it does', async () => {
  const texts = await textsOf(`<p>first \u{13000} then \u{12000} end`);
  expect(new Set(Object.values(texts))).toEqual(new Set(['first \uFFFD then \u{12000} end']));
});
