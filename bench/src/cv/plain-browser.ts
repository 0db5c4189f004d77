import { browserProgram } from '@trackrecord/workers/cv/browser/browser-program';
import { type Browser, launch as launchWith, type LaunchOptions } from 'puppeteer';

/** The installed browser that CVs are printed with: CHROMIUM, or the first on the path. @throws {NoBrowser} */
export function installedBrowser(): string {
  const { command, args } = browserProgram(process.env['CHROMIUM'] || undefined);
  return args.at(-1) ?? command;
}

/** The sandbox of Chromium does not work for root; what is printed here is our own. */
const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * Starts it as puppeteer does by itself. `resumed` takes this file in the place of puppeteer, which would look for a
 * browser of its own. @throws {NoBrowser}
 */
export const launch = ({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> =>
  launchWith({ ...options, args: [...args, ...SANDBOX], executablePath: installedBrowser() });
