import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createLogger } from '@trackrecord/platform';
import { launchBrowser } from '../browser/launch-browser.js';
import { Printer } from '../browser/printer.js';
import { resolveCvFontFiles } from '../fonts/cv-fonts.js';
import type { DocumentInfo } from './document-info.js';
import { finishPdf } from './finish-pdf.js';
import { WAIT_TIMEOUT_MS } from '@trackrecord/platform/testing/wait-for';

const run = promisify(execFile);
const { resolve } = createRequire(join(process.cwd(), 'package.json'));
const fonts = resolveCvFontFiles(resolve);
const logger = createLogger('test', 'silent');
const printer = new Printer(() => launchBrowser(undefined, fonts), logger);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'finish-pdf-'));
});
afterAll(async () => {
  await printer.close();
  await rm(folder, { recursive: true });
});

const info: DocumentInfo = {
  title: 'Zoë <Łódź> & Co – CV',
  author: 'Zoë Łódź',
  subject: 'مهندس برمجيات',
  keywords: ['TypeScript', 'C++'],
  language: 'ar',
  id: 'user|7|1',
};

const createPage = (
  body: string,
): string => `<!doctype html><html lang="en"><meta charset="utf-8"><title>other</title><style>
  @page { size: A4; margin: 18mm; @bottom-right { content: "Page " counter(page) } }
  body { font: 10pt 'Noto Sans', Vazirmatn, 'Noto Sans Hebrew', 'Noto Sans KR', 'Noto Sans JP', 'Noto Sans SC' }
</style>${body}`;

const htmlWithoutMarks = `<h1>Łódź office</h1><p>Привет Ἀθῆναι ở <a href="https://example.com">link</a><p dir="rtl">مهندس (دبي)، 2019 – 2024.
  <p dir="rtl">שלום (עולם)<p>软件工程师 ソフトウェア 서울 ⼀ <b>ffi لا</b>`;
const htmlWithMarks = `<h1>नमस्ते सॉफ़्टवेयर इंजीनियर</h1><p>हिन्दी स्त्री q\u0303 x\u030C<p dir="rtl">المُشاريع مُحَمَّدٌ كتابٌ
  <p dir="rtl">נִקּוּד בְּרֵאשִׁית בָּרָא שָׁלוֹם<p><b>क्षत्रिय ज़िन्दगी مُحَمَّدٌ שָׁלוֹם</b>`;

const print = (html: string, printWith = printer): Promise<Uint8Array> =>
  printWith.print(html, AbortSignal.timeout(WAIT_TIMEOUT_MS));

interface Raster {
  readonly width: number;
  readonly pixels: Buffer;
}

async function rasterize(pdf: Uint8Array, name: string): Promise<readonly Raster[]> {
  await writeFile(join(folder, `${name}.pdf`), pdf);
  await run('pdftoppm', ['-r', '200', '-gray', join(folder, `${name}.pdf`), join(folder, name)], {
    timeout: WAIT_TIMEOUT_MS,
  });
  const files = (await readdir(folder)).filter((file) => file.startsWith(`${name}-`)).toSorted();
  return Promise.all(files.map(async (file) => parsePgm(await readFile(join(folder, file)))));
}

/** Parses a PGM: a header of three lines, then one byte per pixel. */
function parsePgm(pgm: Buffer): Raster {
  const [header = '', width] = /^P5\n(\d+) \d+\n255\n/.exec(pgm.toString('latin1', 0, 30)) ?? [];
  return { width: Number(width), pixels: pgm.subarray(header.length) };
}

/** Returns the largest difference (of 256 shades) to the pixels within a distance of one in the other image. */
function getMaxDifference(picture: Raster, from: Raster): number {
  const { width, pixels } = from;
  const around = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * width + column));
  let max = 0;
  for (let at = width + 1; at < pixels.length - width - 1; at++) {
    const shade = picture.pixels[at] ?? 0;
    if (shade === pixels[at]) continue;
    const near = around.map((offset) => pixels[at + offset] ?? 0);
    max = Math.max(max, Math.min(...near) - shade, shade - Math.max(...near));
  }
  return max;
}

it('does not change a pixel of text without combining marks', async () => {
  const printedPdf = await print(createPage(htmlWithoutMarks));
  const finishedPdf = await finishPdf(printedPdf, info);
  const [before, after] = [await rasterize(printedPdf, 'before'), await rasterize(finishedPdf, 'after')];
  expect(after.map(({ pixels }, index) => before[index]?.pixels.equals(pixels))).toEqual([true]);
});

it('keeps composed marks in place within a pixel', async () => {
  const printedPdf = await print(createPage(htmlWithMarks));
  const [before, after] = [
    await rasterize(printedPdf, 'apart'),
    await rasterize(await finishPdf(printedPdf, info), 'one'),
  ];
  expect(after).toHaveLength(before.length);
  for (const [index, picture] of after.entries()) {
    const original = before[index] ?? picture;
    expect(Math.max(getMaxDifference(picture, original), getMaxDifference(original, picture))).toBeLessThan(80);
  }
});

it('prints the same bytes in different browsers at different times', async () => {
  const other = new Printer(() => launchBrowser(undefined, fonts), logger);
  const html = createPage(htmlWithoutMarks + htmlWithMarks);
  await print(createPage('<p>another</p>'), other);
  const [firstPrint, secondPrint] = [await print(html), await print(html, other)];
  await other.close();
  const later = Buffer.from(
    Buffer.from(secondPrint)
      .toString('latin1')
      .replaceAll(/\(D:\d{14}/g, '(D:20300102030405'),
    'latin1',
  );
  const [first, second] = [await finishPdf(firstPrint, info), await finishPdf(later, info)];
  expect(Buffer.from(first).equals(second)).toBe(true);
  const withOtherId = await finishPdf(firstPrint, { ...info, id: 'user|8|1' });
  expect(Buffer.from(first).equals(withOtherId)).toBe(false);
});

it('writes metadata to the Info dictionary and XMP', async () => {
  const file = join(folder, 'info.pdf');
  await writeFile(file, await finishPdf(await print(createPage(htmlWithoutMarks)), info));
  const output = (await run('pdfinfo', ['-isodates', file])).stdout;
  const lines = new Map(
    output.split('\n').map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1).trim()]),
  );
  expect(Object.fromEntries(lines)).toMatchObject({
    Title: info.title,
    Author: info.author,
    Subject: info.subject,
    Keywords: 'TypeScript, C++',
    Creator: 'Trackrecord',
    Producer: 'Skia/PDF',
    Tagged: 'yes',
  });
  expect([...lines.keys()].filter((key) => /date/i.test(key ?? ''))).toEqual([]);
  const xmp = (await run('pdfinfo', ['-meta', file])).stdout;
  expect(xmp).toContain('Zoë &lt;Łódź&gt; &amp; Co – CV');
  expect(xmp).not.toMatch(/Date>/);
  const raw = (await readFile(file)).toString('latin1');
  expect(raw).toMatch(/\/Lang \(ar\)/);
  expect(raw).toMatch(/\/DisplayDocTitle true/);
  expect(raw).toMatch(/\/ID \[ <([0-9a-f]{32})> <\1> \]/);
});

it('rejects invalid PDFs', async () => {
  await expect(finishPdf(Buffer.from('no PDF'), info)).rejects.toThrow(/PDF/);
});
