import {
  chmodSync,
  copyFileSync,
  createReadStream,
  createWriteStream,
  lchownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/** The directory of a browser: its profile, and the only fonts it can use. */
export interface BrowserHome {
  readonly profile: string;
  /** Environment variables besides PATH. */
  readonly env: Readonly<Record<string, string>>;
  readonly remove: () => void;
}

const PREFIX = 'trackrecord-cv-';
/**
 * Not the TMPDIR of this process: another user may lack access to it, and Chromium does not start if the path of its
 * socket exceeds about a hundred characters.
 */
const TMP_DIR = '/tmp';

/**
 * Creates a browser home, owned by the browser's user if that is another one. Removes the homes of killed processes.
 */
export async function createBrowserHome(fonts: readonly string[], ownerUid: number | undefined): Promise<BrowserHome> {
  removeOrphans(ownerUid);
  const folder = mkdtempSync(join(TMP_DIR, `${PREFIX}${String(process.pid)}-`));
  const resolvePath = (name: string) => join(folder, name);
  for (const name of ['profile', 'cache', 'fonts']) mkdirSync(resolvePath(name));
  try {
    for (const font of fonts) await installFont(font, join(resolvePath('fonts'), basename(font, BROTLI_EXTENSION)));
  } catch (error) {
    removeTree(folder);
    throw error;
  }
  writeFileSync(resolvePath('fonts.conf'), createFontConfig(resolvePath('fonts'), resolvePath('cache')));
  // The folder comes last: once the browser's user owns it, that user could replace what is in it.
  if (ownerUid !== undefined)
    for (const path of [...['profile', 'cache', 'fonts', 'fonts.conf'].map(resolvePath), folder])
      lchownSync(path, ownerUid, ownerUid);
  return {
    profile: resolvePath('profile'),
    env: { HOME: folder, TMPDIR: folder, FONTCONFIG_FILE: resolvePath('fonts.conf'), LANG: 'C.UTF-8', TZ: 'UTC' },
    remove: () => removeTree(folder),
  };
}

const READABLE_BY_ALL = 0o444;

/** File extension of Brotli-compressed fonts. */
const BROTLI_EXTENSION = '.br';

/**
 * Links, copies or decompresses a font: its package may be unreadable for the browser's user. Decompressing takes a
 * tenth of a second, so it must not block this process.
 */
async function installFont(font: string, path: string): Promise<void> {
  if (font.endsWith(BROTLI_EXTENSION)) {
    await pipeline(createReadStream(font), createBrotliDecompress(), createWriteStream(path));
    chmodSync(path, READABLE_BY_ALL);
    return;
  }
  try {
    if ((statSync(font).mode & READABLE_BY_ALL) !== READABLE_BY_ALL) throw new Error('not readable by all users');
    linkSync(font, path);
  } catch {
    copyFileSync(font, path);
    chmodSync(path, READABLE_BY_ALL);
  }
}

const createFontConfig = (fonts: string, cache: string): string =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>`;

/**
 * Removes the homes of processes that have exited, but only those owned by this user or the browser's user: anyone can
 * create a directory with such a name.
 */
function removeOrphans(ownerUid: number | undefined): void {
  for (const name of readdirSync(TMP_DIR)) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const path = join(TMP_DIR, name);
    const uid = lstatSync(path, { throwIfNoEntry: false })?.uid;
    if (uid === process.getuid?.() || (uid !== undefined && uid === ownerUid)) removeTree(path);
  }
}

/** Removes a tree as far as permitted. */
function removeTree(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // Removed by another process, or not permitted.
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
