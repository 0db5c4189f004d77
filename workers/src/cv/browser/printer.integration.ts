import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createLogger } from '@trackrecord/platform';
import type { Browser } from 'puppeteer';
import { resolveCvFontFiles } from '../fonts/cv-fonts.js';
import { launchBrowser } from './launch-browser.js';
import { Printer } from './printer.js';
import { WAIT_TIMEOUT_MS } from '@trackrecord/platform/testing/wait-for';

const TIMEOUT_MS = WAIT_TIMEOUT_MS;
const HTML = '<!doctype html><html lang="en"><title>A</title><p>A';

const print = (printer: Printer) => printer.print(HTML, AbortSignal.timeout(TIMEOUT_MS));

describe('Printer with an idle time', () => {
  const browsers: Browser[] = [];
  const printer = new Printer(
    async () => {
      const fonts = resolveCvFontFiles((file) => createRequire(__filename).resolve(file));
      const browser = await launchBrowser(undefined, fonts);
      browsers.push(browser);
      return browser;
    },
    createLogger('test', 'silent'),
    { idleMs: 1 },
  );
  afterAll(() => printer.close());

  it('starts the browser for a print, closes it afterwards and starts another one for the next', async () => {
    expect(browsers).toHaveLength(0);
    for (const count of [1, 2]) {
      expect(Buffer.from(await print(printer)).toString('latin1')).toMatch(/^%PDF/);
      expect(browsers).toHaveLength(count);
      const child = browsers.at(-1)?.process();
      if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
  });

  it('prints while the browser of an earlier print is closing', async () => {
    const documents = [];
    for (let count = 0; count < 8; count += 1) documents.push(await print(printer));
    expect(documents).toHaveLength(8);
  });
});
