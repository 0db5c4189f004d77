import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createLogger } from '@trackrecord/platform';
import { comparable, extracted } from '../../testing/extracted.js';
import { launchBrowser } from '../browser/launch-browser.js';
import { Printer } from '../browser/printer.js';
import { cvFontFiles } from '../fonts/cv-fonts.js';
import { finishPdf } from './finish-pdf.js';

it('x', async () => {
  const resolve = (file: string) => createRequire(join(process.cwd(), 'x.js')).resolve(file);
  const printer = new Printer(() => launchBrowser(undefined, cvFontFiles(resolve)), createLogger('test', 'silent'));
  const pdf = await printer.print('<p>hello</p>', AbortSignal.timeout(10000));
  const out = await finishPdf(pdf, { title: 'x', author: 'y', language: 'en', at: new Date(0), id: 'x' });
  console.log(await extracted(out), comparable('x'));
  await printer.close();
});
