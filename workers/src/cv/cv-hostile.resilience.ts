import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Profile } from '@trackrecord/contracts';
import { scaled } from '@trackrecord/platform/testing/test-scale';
import { createHostileProfiles, getMarker } from '../testing/hostile-profiles.js';
import { createTestPrinter } from '../testing/test-printer.js';
import { fetchImages } from './images/fetch-images.js';
import { renderPdf } from './render-cv.js';
import { WAIT_TIMEOUT_MS } from '@trackrecord/platform/testing/wait-for';

/** A4 width and side margins (18 mm) in points. */
const WIDTH = 595;
const MARGIN = 51;
/** Tolerated overhang in points: poppler includes stacked marks and invisible characters. */
const OVERHANG = 9;

const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
const run = promisify(execFile);
const printer = createTestPrinter();
let listener: Server;
let port: number;
const connections: string[] = [];
beforeAll(async () => {
  listener = createServer((socket) => {
    connections.push(String(socket.remoteAddress));
    socket.destroy();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  port = (listener.address() as AddressInfo).port;
});
afterAll(async () => {
  await printer.close();
  listener.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the words of a PDF with their horizontal extent in points. */
async function readWords(pdf: Uint8Array, name: string) {
  const file = join(folder, `${name}.pdf`);
  writeFileSync(file, pdf);
  const { stdout } = await run('pdftotext', ['-bbox', file, '-'], { maxBuffer: 1e9, timeout: WAIT_TIMEOUT_MS });
  rmSync(file);
  const matches = stdout.matchAll(
    /<word xMin="([-\d.]+)" yMin="[-\d.]+" xMax="([-\d.]+)" yMax="[-\d.]+">(.*?)<\/word>/g,
  );
  return Array.from(matches, ([, left, right, text = '']) => ({ left: Number(left), right: Number(right), text }));
}

/** Returns the problems of a profile's CV. */
async function findProblems(profile: Profile, name: string): Promise<readonly string[]> {
  const signal = AbortSignal.timeout(WAIT_TIMEOUT_MS);
  const addresses = profile.projects.flatMap(({ imageUrl }) => (imageUrl ? [imageUrl] : []));
  const { images } = await fetchImages(addresses, signal);
  const words = await readWords(await renderPdf(profile, images, printer.print, signal), name);
  // Combining marks without a letter have no width and may overhang.
  const visibleWords = words.filter(({ left, right }) => right > left);
  const overhangingWords = visibleWords.filter(
    ({ left, right }) => left < MARGIN - OVERHANG || right > WIDTH - MARGIN + OVERHANG,
  );
  const isComplete = words.some(({ text }) => text.includes(getMarker(profile)));
  return [
    ...(isComplete ? [] : [`${name}: text is missing`]),
    ...overhangingWords
      .slice(0, 3)
      .map(({ left, right, text }) => `${name}: ${text.slice(0, 30)} at ${String(left)} to ${String(right)}`),
  ];
}

it('renders hostile profiles completely, within the margins and without network access', async () => {
  const profiles = createHostileProfiles(scaled(10, { min: 10 }), port).entries();
  const problems: string[] = [];
  const checkProfiles = async () => {
    for (const [index, profile] of profiles)
      problems.push(...(await findProblems(profile, `profile-${String(index)}`)));
  };
  await Promise.all([checkProfiles(), checkProfiles()]);
  expect(problems).toEqual([]);
  expect(connections).toEqual([]);
}, 300_000);
