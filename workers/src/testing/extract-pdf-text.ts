import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import bidiFactory, { type Bidi } from 'bidi-js';
import { PdfJs, type PdfJsItem } from './pdf-js.js';
import { WAIT_TIMEOUT_MS } from '@trackrecord/platform/testing/wait-for';

/** The text of a PDF from three independent extractors, in reading order. */
export interface ExtractedText {
  readonly pdftotext: string;
  readonly pdfjs: string;
  readonly mutool: string;
}

const execute = promisify(execFile);
/** The types of bidi-js declare an ES module, but Node loads CommonJS. */
const bidi = (bidiFactory as unknown as () => Bidi)();

/** One process for all PDFs of a test file. */
const pdfJs = new PdfJs();
afterAll(() => pdfJs.close());

/** Extracts the text of a PDF. @throws Error if an extractor fails, is not installed or times out. */
export async function extractPdfText(pdf: Uint8Array): Promise<ExtractedText> {
  const folder = await mkdtemp(join(tmpdir(), 'extracted-'));
  const file = join(folder, 'cv.pdf');
  const options = { timeout: WAIT_TIMEOUT_MS, maxBuffer: 1e8 };
  try {
    await writeFile(file, pdf);
    const [pdftotext, pdfjs, mutool] = await Promise.all([
      execute('pdftotext', ['-enc', 'UTF-8', file, '-'], options),
      pdfJs.extractPages(pdf),
      execute('mutool', ['draw', '-q', '-F', 'txt', file], options),
    ]);
    return {
      // pdftotext adds directional marks.
      pdftotext: pdftotext.stdout.replaceAll(/[\u202A-\u202E]/g, ''),
      pdfjs: pdfjs.map(joinItems).join('\n'),
      mutool: mutool.stdout.split('\f').map(toReadingOrder).join('\n'),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const LETTERS = /\p{L}/gu;
const RTL_LETTERS = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Returns true if most letters of a page are right-to-left, which Poppler (pdftotext) applies to all of its lines. */
function isRightToLeft(page: string): boolean {
  const letters = page.match(LETTERS) ?? [];
  return letters.filter((letter) => RTL_LETTERS.test(letter)).length * 2 > letters.length;
}

/** pdf.js returns the items of a line from left to right, each in reading order. */
function joinItems(items: readonly PdfJsItem[]): string {
  const pageDirection = isRightToLeft(items.map(({ str }) => str).join('')) ? 'rtl' : 'ltr';
  const lines: PdfJsItem[][] = [[]];
  for (const item of items) {
    lines.at(-1)?.push(item);
    if (item.hasEOL) lines.push([]);
  }
  return lines.map((line) => joinLine(line, pageDirection)).join('\n');
}

function joinLine(items: readonly PdfJsItem[], pageDirection: 'ltr' | 'rtl'): string {
  const directedItems = items.map(({ str, dir }) => ({
    str,
    dir: dir === 'rtl' || /[\p{L}\p{N}]/u.test(str) ? dir : undefined,
  }));
  const runs: { readonly dir: string; readonly items: string[] }[] = [];
  for (const [index, { str, dir }] of directedItems.entries()) {
    const directionBefore =
      directedItems.slice(0, index).findLast((item) => item.dir !== undefined)?.dir ?? pageDirection;
    const directionAfter = directedItems.slice(index).find((item) => item.dir !== undefined)?.dir ?? pageDirection;
    const resolvedDirection = dir ?? (directionBefore === directionAfter ? directionBefore : pageDirection);
    const lastRun = runs.at(-1);
    if (lastRun?.dir === resolvedDirection) lastRun.items.push(str);
    else runs.push({ dir: resolvedDirection, items: [str] });
  }
  const texts = runs.map(({ dir, items: strs }) => (dir === 'rtl' ? strs.toReversed() : strs).join(''));
  return (pageDirection === 'rtl' ? texts.toReversed() : texts).join('');
}

/**
 * mutool returns lines in visual order. Rule L2 of Unicode's bidirectional algorithm is its own inverse, so applying
 * the algorithm to the visual order restores the logical order.
 */
function toReadingOrder(page: string): string {
  const pageDirection = isRightToLeft(page) ? 'rtl' : 'ltr';
  return page
    .split('\n')
    .map((line) =>
      bidi
        .getReorderedIndices(line, bidi.getEmbeddingLevels(line, pageDirection))
        // A character beyond U+FFFF has two code units, of which the second may come first.
        .map((index) => (isLowSurrogate(line, index) ? '' : String.fromCodePoint(line.codePointAt(index) ?? 0)))
        .join(''),
    )
    .join('\n');
}

const isLowSurrogate = (line: string, index: number): boolean =>
  index > 0 && (line.codePointAt(index - 1) ?? 0) > 0xffff;

const UNSPACED_SCRIPTS =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\u3000-\\u303F\\uFF00-\\uFFEF]';
const MEANINGLESS_SPACE = new RegExp(`(?<=${UNSPACED_SCRIPTS})\\s+|\\s+(?=${UNSPACED_SCRIPTS})`, 'gu');

/**
 * Normalizes text for comparison with extracted text: folds compatibility forms, removes invisible characters,
 * collapses white space, and removes it beside Chinese, Japanese and Thai, whose lines break without spaces.
 */
export const normalizeForComparison = (text: string): string =>
  text
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(MEANINGLESS_SPACE, '')
    .trim();
