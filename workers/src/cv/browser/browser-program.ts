import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program to run, and what comes before its own arguments. */
export interface BrowserProgram {
  readonly command: string;
  readonly args: readonly string[];
  /** Whose process it becomes, where that is not this process's user. */
  readonly owner: number | undefined;
}

/** There is nothing here to print CVs with; the message says what to install. */
export class NoBrowser extends Error {
  override readonly name = 'NoBrowser';
}

/** A headless shell prints in half the time of a whole browser. */
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The user `nobody` of Debian and its like. */
const NOBODY = 65_534;

/**
 * What to start for a browser: the given one, or the first that is on the path. The sandbox of Chromium does not work
 * for root, so that root starts it as `nobody` (design.md section 2, "Facts measured").
 * @throws {NoBrowser}
 */
export function browserProgram(given: string | undefined, isRoot = process.getuid?.() === 0): BrowserProgram {
  const browser = given ?? BROWSERS.map(onPath).find((path) => path !== undefined);
  if (browser === undefined) throw new NoBrowser('CVs cannot be created: install chromium-headless-shell or chromium.');
  if (!isRoot) return { command: browser, args: [], owner: undefined };
  const setpriv = onPath('setpriv');
  if (setpriv === undefined) {
    throw new NoBrowser('CVs cannot be created: as root, the browser needs setpriv (util-linux) to keep its sandbox.');
  }
  const id = String(NOBODY);
  const args = [`--reuid=${id}`, `--regid=${id}`, '--clear-groups', '--no-new-privs', browser];
  return { command: setpriv, args, owner: NOBODY };
}

function onPath(command: string): string | undefined {
  const paths = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, command));
  return paths.find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
