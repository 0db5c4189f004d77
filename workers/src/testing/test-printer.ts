import { createRequire } from 'node:module';
import { createLogger } from '@trackrecord/platform';
import { launchBrowser } from '../cv/browser/launch-browser.js';
import { Printer } from '../cv/browser/printer.js';
import { resolveCvFontFiles } from '../cv/fonts/cv-fonts.js';

/** Creates a printer like that of the worker, with the browser of this machine. The caller must close it. */
export const createTestPrinter = (): Printer =>
  new Printer(
    () =>
      launchBrowser(
        undefined,
        resolveCvFontFiles((file) => createRequire(__filename).resolve(file)),
      ),
    createLogger('test', 'silent'),
  );
