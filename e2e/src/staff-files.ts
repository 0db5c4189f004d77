import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'puppeteer';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
}

/** Returns the files of the build that only the staff area needs. */
export function getStaffFiles(): readonly string[] {
  const manifest = resolve(__dirname, '../../frontend/dist/.vite/manifest.json');
  const chunks = Object.entries(JSON.parse(readFileSync(manifest, 'utf8')) as Readonly<Record<string, Chunk>>);
  return chunks.filter(([source]) => source.includes('staff')).flatMap(([, { file, css = [] }]) => [file, ...css]);
}

/** Collects the paths of the requests of a page. */
export function collectPaths(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
