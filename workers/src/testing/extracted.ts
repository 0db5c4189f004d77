import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import bidiFactory, { type Bidi } from 'bidi-js';
import { PdfJs, type PdfJsItem } from './pdf-js.js';

/** The text of a PDF as three independent extractors give it, in reading order. */
export interface Extracted {
  readonly pdftotext: string;
  readonly pdfjs: string;
  readonly mutool: string;
}

/** Extracting takes well under a second; longer than this (ms) and something is wrong. */
const DEADLINE = 30_000;
const run = promisify(execFile);
/** Its types say that it is an ES module, which it is not for Node. */
const bidi = (bidiFactory as unknown as () => Bidi)();

/** One process for all PDFs of a test file. */
const pdfJs = new PdfJs();
afterAll(() => pdfJs.close());

/** Takes the text out of a PDF. @throws Error where an extractor fails, is not installed or takes too long. */
export async function extracted(pdf: Uint8Array): Promise<Extracted> {
  const folder = await mkdtemp(join(tmpdir(), 'extracted-'));
  const file = join(folder, 'cv.pdf');
  const output = { timeout: DEADLINE, maxBuffer: 1e8 };
  try {
    await writeFile(file, pdf);
    const [pdftotext, pdfjs, mutool] = await Promise.all([
      run('pdftotext', ['-enc', 'UTF-8', file, '-'], output),
      pdfJs.pages(pdf),
      run('mutool', ['draw', '-q', '-F', 'txt', file], output),
    ]);
    return {
      // What it adds to show the direction of what it has put in reading order.
      pdftotext: pdftotext.stdout.replaceAll(/[\u202A-\u202E]/g, ''),
      pdfjs: pdfjs.map(joined).join('\n'),
      mutool: mutool.stdout.split('\f').map(inReadingOrder).join('\n'),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const letters = /\p{L}/gu;
const lettersToTheLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Whether most letters of a page are written from right to left: poppler orders all of its lines by that. */
function isRightToLeft(page: string): boolean {
  const all = page.match(letters) ?? [];
  return all.filter((letter) => lettersToTheLeft.test(letter)).length * 2 > all.length;
}

/** pdf.js gives pieces of a line from left to right, each in reading order. */
function joined(items: readonly PdfJsItem[]): string {
  const page = isRightToLeft(items.map(({ str }) => str).join('')) ? 'rtl' : 'ltr';
  const lines: PdfJsItem[][] = [[]];
  for (const item of items) {
    lines.at(-1)?.push(item);
    if (item.hasEOL) lines.push([]);
  }
  return lines.map((line) => lineOf(line, page)).join('\n');
}

function lineOf(items: readonly PdfJsItem[], page: 'ltr' | 'rtl'): string {
  const sided = items.map(({ str, dir }) => ({
    str,
    dir: dir === 'rtl' || /[\p{L}\p{N}]/u.test(str) ? dir : undefined,
  }));
  const runs: { readonly dir: string; readonly items: string[] }[] = [];
  for (const [index, { str, dir }] of sided.entries()) {
    const before = sided.slice(0, index).findLast((item) => item.dir !== undefined)?.dir ?? page;
    const after = sided.slice(index).find((item) => item.dir !== undefined)?.dir ?? page;
    const own = dir ?? (before === after ? before : page);
    const last = runs.at(-1);
    if (last?.dir === own) last.items.push(str);
    else runs.push({ dir: own, items: [str] });
  }
  const texts = runs.map(({ dir, items: strs }) => (dir === 'rtl' ? strs.toReversed() : strs).join(''));
  return (page === 'rtl' ? texts.toReversed() : texts).join('');
}

/**
 * mutool gives lines as they are drawn. What is drawn becomes what was written by the same turns as the other way round
 * (Unicode's bidirectional algorithm, rule L2), so that the algorithm is run on what is drawn.
 */
function inReadingOrder(page: string): string {
  const base = isRightToLeft(page) ? 'rtl' : 'ltr';
  return page
    .split('\n')
    .map((line) =>
      bidi
        .getReorderedIndices(line, bidi.getEmbeddingLevels(line, base))
        // A character beyond U+FFFF has two places, of which the second may come first.
        .map((index) => (isSecondHalf(line, index) ? '' : String.fromCodePoint(line.codePointAt(index) ?? 0)))
        .join(''),
    )
    .join('\n');
}

const isSecondHalf = (line: string, index: number): boolean => index > 0 && (line.codePointAt(index - 1) ?? 0) > 0xffff;

const unspaced =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\u3000-\\u303F\\uFF00-\\uFFEF]';
const blankOfNoMeaning = new RegExp(`(?<=${unspaced})\\s+|\\s+(?=${unspaced})`, 'gu');

/**
 * A text in the form in which what was written can be looked for in what was extracted: compatibility forms folded,
 * what is not seen left out, blanks as one; none beside Chinese, Japanese and Thai, whose lines break between words that
 * no blank parts.
 */
export const comparable = (text: string): string =>
  text
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(blankOfNoMeaning, '')
    .trim();
