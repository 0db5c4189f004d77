import { chownSync, linkSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Where a browser lives: its profile, and the only fonts it knows. */
export interface BrowserHome {
  readonly folder: string;
  readonly profile: string;
  /** What the browser's environment holds beside PATH. */
  readonly env: Readonly<Record<string, string>>;
  readonly remove: () => void;
}

const PREFIX = 'trackrecord-cv-';
/** Another user may not be let into the folder for temporary files of this process. */
const OPEN_TO_ALL = '/tmp';

/**
 * Makes a home for a browser, owned by the user it runs as, if that is another one. Homes of processes that were killed
 * are removed.
 */
export function browserHome(fonts: readonly string[], owner: number | undefined): BrowserHome {
  const place = owner === undefined ? tmpdir() : OPEN_TO_ALL;
  removeAbandoned(place);
  const folder = mkdtempSync(join(place, `${PREFIX}${String(process.pid)}-`));
  const [profile, cache, fontFolder] = ['profile', 'cache', 'fonts'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const made of [profile, cache, fontFolder]) mkdirSync(made);
  for (const font of fonts) putInto(font, join(fontFolder, basename(font)));
  const config = join(folder, 'fonts.conf');
  writeFileSync(config, fontConfig(fontFolder, cache));
  if (owner !== undefined)
    for (const path of [folder, profile, cache, fontFolder, config]) chownSync(path, owner, owner);
  return {
    folder,
    profile,
    env: { HOME: folder, TMPDIR: folder, FONTCONFIG_FILE: config, LANG: 'C.UTF-8', TZ: 'UTC' },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The packages may lie where the browser's user cannot look. */
function putInto(font: string, path: string): void {
  try {
    linkSync(font, path);
  } catch {
    copyFileSync(font, path);
  }
}

const fontConfig = (fonts: string, cache: string): string =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>`;

function removeAbandoned(place: string): void {
  for (const name of readdirSync(place)) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(place, name), { recursive: true, force: true });
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
