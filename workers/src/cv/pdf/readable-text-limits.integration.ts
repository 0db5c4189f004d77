import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createLogger } from '@trackrecord/platform';
import { normalizeForComparison, extractPdfText } from '../../testing/extract-pdf-text.js';
import { launchBrowser } from '../browser/launch-browser.js';
import { Printer } from '../browser/printer.js';
import { resolveCvFontFiles } from '../fonts/cv-fonts.js';
import { finishPdf } from './finish-pdf.js';
import { WAIT_TIMEOUT_MS } from '@trackrecord/platform/testing/wait-for';

// This file tests known limitations of PDF extractors and Chromium, to notice when they are fixed.

const { resolve } = createRequire(join(process.cwd(), 'package.json'));
const printer = new Printer(
  () => launchBrowser(undefined, resolveCvFontFiles(resolve)),
  createLogger('test', 'silent'),
);
afterAll(() => printer.close());

const english = '<p>Most of this page is in English, as it is with most CVs that hold words of other languages';

async function extractTexts(body: string, fonts = "'Noto Sans', Vazirmatn, 'Noto Sans Hebrew'") {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><style>body { font: 10pt ${fonts} }</style>${body}`;
  const printed = await printer.print(html, AbortSignal.timeout(WAIT_TIMEOUT_MS));
  const info = { title: 'CV', author: 'A', language: 'en', at: new Date(0), id: 'a' };
  const { pdftotext, pdfjs, mutool } = await extractPdfText(await finishPdf(printed, info));
  return {
    pdftotext: normalizeForComparison(pdftotext),
    pdfjs: normalizeForComparison(pdfjs),
    mutool: normalizeForComparison(mutool),
  };
}

it('cannot distinguish a number after Arabic words in English text from one before, unless isolated', async () => {
  const after = await extractTexts(`${english}<p>Engineer في دبي 2024`);
  const before = await extractTexts(`${english}<p>Engineer 2024 في دبي`);
  const isolated = await extractTexts(`${english}<p>Engineer <bdi>في دبي</bdi> 2024`);
  expect(after).toEqual(before);
  expect(Object.values(isolated).map((text) => text.includes('Engineer في دبي 2024'))).toEqual([true, true, true]);
});

it('poppler moves a final full stop of right-to-left text to the front on left-to-right pages', async () => {
  const { pdftotext, pdfjs, mutool } = await extractTexts(
    `${english}<p dir="rtl" style="font-family: Vazirmatn">مرحبا بالعالم.`,
  );
  expect([pdfjs.includes('مرحبا بالعالم.'), mutool.includes('مرحبا بالعالم.')]).toEqual([true, true]);
  expect(pdftotext).toContain('.مرحبا بالعالم');
});

it('poppler orders the runs of every line by the main direction of the page', async () => {
  const texts = await extractTexts(`${english}<p dir="rtl" style="font-family: Vazirmatn">مهندس Senior في دبي`);
  expect(texts.pdftotext.replaceAll(' ', '')).toContain('فيدبيSeniorمهندس');
  // The drawing is the same; pdf.js and mutool leave the order of runs to the reader.
  expect([texts.pdfjs, texts.mutool].map((text) => text.includes('مهندس Senior في دبي'))).toEqual([false, false]);
});

it('pdf.js drops < and > in right-to-left text; supplementary characters in another font are extracted', async () => {
  const body = `<p dir="rtl">שלום &lt;ב> עולם<p dir="rtl">שלום \u{20BB7} עולם`;
  const { pdftotext, pdfjs, mutool } = await extractTexts(body, "'Noto Sans Hebrew', 'Noto Sans SC'");
  const texts = ['שלום <ב> עולם', normalizeForComparison('שלום \u{20BB7} עולם')];
  expect(texts.map((text) => [pdftotext.includes(text), mutool.includes(text)])).toEqual([
    [true, true],
    [true, true],
  ]);
  expect(pdfjs).toContain('שלום ב עולם');
  expect(pdfjs).toContain('\u{20BB7}');
});

it('pdf.js separates the last mark of an Arabic word followed by punctuation in English text', async () => {
  const { pdftotext, pdfjs, mutool } = await extractTexts(`${english}<p>word مُحَمَّدٌ, more`);
  expect([pdftotext.includes('word مُحَمَّدٌ, more'), mutool.includes('word مُحَمَّدٌ, more')]).toEqual([true, true]);
  expect(pdfjs).not.toContain('word مُحَمَّدٌ, more');
});

it('Chromium does not record the first character without a glyph', async () => {
  const texts = await extractTexts(`<p>first \u{13000} then \u{12000} end`);
  expect(new Set(Object.values(texts))).toEqual(new Set(['first \uFFFD then \u{12000} end']));
});
