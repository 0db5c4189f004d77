import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program to run, and the arguments that precede those of the browser. */
export interface BrowserProgram {
  readonly command: string;
  readonly args: readonly string[];
  /** The id of the user whom it runs as, if not the current one. */
  readonly runAsUid: number | undefined;
}

/** No browser can be started: it, or setpriv for root, is not installed. The message says which. */
export class BrowserNotFoundError extends Error {
  override readonly name = 'BrowserNotFoundError';
}

/** The headless shell prints in half the time of a full browser. */
const BROWSER_COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** The user `nobody` on Debian and similar systems. */
const NOBODY = 65_534;

/**
 * Returns the command that starts a browser: the given one, or the first on the path. Chromium's sandbox does not work
 * for root, so root starts it as `nobody`.
 * @throws {BrowserNotFoundError}
 */
export function findBrowserProgram(
  configuredPath: string | undefined,
  isRoot = process.getuid?.() === 0,
): BrowserProgram {
  const browser = configuredPath ?? BROWSER_COMMANDS.map(findOnPath).find((path) => path !== undefined);
  if (browser === undefined)
    throw new BrowserNotFoundError('CVs cannot be created: install chromium-headless-shell or chromium.');
  if (!isRoot) return { command: browser, args: [], runAsUid: undefined };
  const setpriv = findOnPath('setpriv');
  if (setpriv === undefined) {
    throw new BrowserNotFoundError(
      'CVs cannot be created: as root, the browser needs setpriv (util-linux) to keep its sandbox.',
    );
  }
  const id = String(NOBODY);
  const args = [`--reuid=${id}`, `--regid=${id}`, '--clear-groups', '--no-new-privs', browser];
  return { command: setpriv, args, runAsUid: NOBODY };
}

function findOnPath(command: string): string | undefined {
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
