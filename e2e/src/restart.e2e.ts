import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeBrowsers, openBrowser } from './browser.js';
import { OwnStack } from './own-stack.js';
import { Person } from './person.js';
import { becomesMember } from './whole-walk.js';

afterEach(() => Promise.all([OwnStack.endAll(), closeBrowsers()]), 60_000);

it('what a person saved is there after the stack was stopped and started again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'restart-'));
  const chromium = await openBrowser();
  const first = await OwnStack.start(folder);
  const port = Number(new URL(first.url).port);
  const page = await chromium.newPage();
  const person = new Person(page, first.url);
  await becomesMember(person, 'restart@example.com', 'Hedy', 'Lamarr');
  await person.sees('heading', 'Hedy Lamarr');
  await first.end();

  const second = await OwnStack.start(folder, port);
  await page.reload();
  await person.sees('heading', 'Hedy Lamarr');
  await person.presses('Sign Out');
  await person.opens('/signup?mode=signin');
  await person.fills('Email', 'restart@example.com');
  await person.fillsPassword('correct horse');
  await person.presses('Sign in');
  await person.sees('heading', 'Hedy Lamarr');
  await second.end();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);
