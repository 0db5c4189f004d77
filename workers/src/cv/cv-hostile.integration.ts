import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Profile } from '@trackrecord/contracts';
import { scaled } from '@trackrecord/platform/testing/test-scale';
import { hostileProfiles, markerOf } from '../testing/hostile-profiles.js';
import { testPrinter } from '../testing/test-printer.js';
import { fetchImages } from './images/fetch-images.js';
import { cvPdf } from './render-cv.js';

/** A4 in points, and its margins at the sides (18 mm). */
const WIDTH = 595;
const MARGIN = 51;
/**
 * How far beyond (points) a word may be said to reach, far from the edge of the page: poppler counts room for marks that
 * pile up and for what is not seen.
 */
const OVERHANG = 9;

const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
const run = promisify(execFile);
const printer = testPrinter();
let listener: Server;
let port: number;
const connections: string[] = [];
beforeAll(async () => {
  listener = createServer((socket) => {
    connections.push(String(socket.remoteAddress));
    socket.destroy();
  });
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
  port = (listener.address() as AddressInfo).port;
});
afterAll(async () => {
  await printer.close();
  listener.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The words of a PDF, each with how far it reaches to the left and to the right (points). */
async function wordsIn(pdf: Uint8Array, name: string) {
  const file = join(folder, `${name}.pdf`);
  writeFileSync(file, pdf);
  const { stdout } = await run('pdftotext', ['-bbox', file, '-'], { maxBuffer: 1e9, timeout: 60_000 });
  rmSync(file);
  const found = stdout.matchAll(/<word xMin="([-\d.]+)" yMin="[-\d.]+" xMax="([-\d.]+)" yMax="[-\d.]+">(.*?)<\/word>/g);
  return Array.from(found, ([, left, right, text = '']) => ({ left: Number(left), right: Number(right), text }));
}

/** What is wrong with the CV of a profile: nothing, if all goes well. */
async function faultsOf(profile: Profile, name: string): Promise<readonly string[]> {
  const signal = AbortSignal.timeout(60_000);
  const addresses = profile.projects.flatMap(({ imageUrl }) => (imageUrl ? [imageUrl] : []));
  const { images } = await fetchImages(addresses, signal);
  const words = await wordsIn(await cvPdf(profile, images, printer.print, signal), name);
  // A mark without its letter has no width, and reaches over its line's end by nature.
  const letters = words.filter(({ left, right }) => right > left);
  const out = letters.filter(({ left, right }) => left < MARGIN - OVERHANG || right > WIDTH - MARGIN + OVERHANG);
  const isWhole = words.some(({ text }) => text.includes(markerOf(profile)));
  return [
    ...(isWhole ? [] : [`${name}: something was swallowed`]),
    ...out
      .slice(0, 3)
      .map(({ left, right, text }) => `${name}: ${text.slice(0, 30)} at ${String(left)} to ${String(right)}`),
  ];
}

it('whatever stands in a profile, its CV is whole, stays within its margins and asks nobody for anything', async () => {
  const profiles = hostileProfiles(scaled(10, { min: 10 }), port).entries();
  const faults: string[] = [];
  const worker = async () => {
    for (const [no, profile] of profiles) faults.push(...(await faultsOf(profile, `profile-${String(no)}`)));
  };
  await Promise.all([worker(), worker()]);
  expect(faults).toEqual([]);
  expect(connections).toEqual([]);
}, 300_000);
