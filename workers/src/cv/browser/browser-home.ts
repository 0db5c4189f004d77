import {
  chmodSync,
  copyFileSync,
  lchownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** Where a browser lives: its profile, and the only fonts it knows. */
export interface BrowserHome {
  readonly profile: string;
  /** What the browser's environment holds beside PATH. */
  readonly env: Readonly<Record<string, string>>;
  readonly remove: () => void;
}

const PREFIX = 'trackrecord-cv-';
/**
 * Not the folder for temporary files of this process: another user may not be let into it, and Chromium does not start
 * where the path of its socket would be longer than about a hundred letters.
 */
const PLACE = '/tmp';

/**
 * Makes a home for a browser, owned by the user it runs as, if that is another one. Homes of processes that were killed
 * are removed.
 */
export function browserHome(fonts: readonly string[], owner: number | undefined): BrowserHome {
  removeAbandoned(owner);
  const folder = mkdtempSync(join(PLACE, `${PREFIX}${String(process.pid)}-`));
  const place = (name: string) => join(folder, name);
  for (const name of ['profile', 'cache', 'fonts']) mkdirSync(place(name));
  for (const font of fonts) putInto(font, join(place('fonts'), basename(font, PACKED)));
  writeFileSync(place('fonts.conf'), fontConfig(place('fonts'), place('cache')));
  // The folder last: whoever owns it could put something else in the place of what is in it.
  if (owner !== undefined)
    for (const path of [...['profile', 'cache', 'fonts', 'fonts.conf'].map(place), folder])
      lchownSync(path, owner, owner);
  return {
    profile: place('profile'),
    env: { HOME: folder, TMPDIR: folder, FONTCONFIG_FILE: place('fonts.conf'), LANG: 'C.UTF-8', TZ: 'UTC' },
    remove: () => removeTree(folder),
  };
}

const READABLE_BY_ALL = 0o444;

/** The ending of a font that is compressed with Brotli. */
const PACKED = '.br';

/** The packages may lie where the browser's user cannot look, or be readable by their owner only. */
function putInto(font: string, path: string): void {
  if (font.endsWith(PACKED)) {
    writeFileSync(path, brotliDecompressSync(readFileSync(font)));
    chmodSync(path, READABLE_BY_ALL);
    return;
  }
  try {
    if ((statSync(font).mode & READABLE_BY_ALL) !== READABLE_BY_ALL) throw new Error('not for all');
    linkSync(font, path);
  } catch {
    copyFileSync(font, path);
    chmodSync(path, READABLE_BY_ALL);
  }
}

const fontConfig = (fonts: string, cache: string): string =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>`;

/** Only homes of ours: anybody may have called something so. */
function removeAbandoned(owner: number | undefined): void {
  for (const name of readdirSync(PLACE)) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const path = join(PLACE, name);
    const uid = lstatSync(path, { throwIfNoEntry: false })?.uid;
    if (uid === process.getuid?.() || (uid !== undefined && uid === owner)) removeTree(path);
  }
}

/** What cannot be removed is left to whoever cleans up the place. */
function removeTree(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // Somebody else was faster, or does not let us.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
