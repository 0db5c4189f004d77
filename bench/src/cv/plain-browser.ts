import { findBrowserProgram } from '@trackrecord/workers/cv/browser/browser-program';
import { type Browser, launch as launchWith, type LaunchOptions } from 'puppeteer';

/**
 * Returns the path of the browser that prints CVs: CHROMIUM, or the first one in PATH.
 * @throws {BrowserNotFoundError}
 */
export function findInstalledBrowser(): string {
  const { command, args } = findBrowserProgram(process.env['CHROMIUM'] || undefined);
  // For root, the command is `setpriv`, and its last argument the browser.
  return args.at(-1) ?? command;
}

/** Chromium's sandbox does not work for root. The printed documents are trusted. */
const SANDBOX_ARGS = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * Launches the installed browser with puppeteer's defaults; puppeteer itself would look for a browser that it
 * downloaded.
 *
 * @throws {BrowserNotFoundError}
 */
export const launch = ({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> =>
  launchWith({ ...options, args: [...args, ...SANDBOX_ARGS], executablePath: findInstalledBrowser() });
