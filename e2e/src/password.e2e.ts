import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeBrowsers, openBrowser, watch } from './browser.js';
import { OwnStack } from './own-stack.js';
import { Person } from './person.js';

afterEach(() => Promise.all([OwnStack.endAll(), closeBrowsers()]), 60_000);

it('a person who forgot the password follows the link once, chooses a new one, and signs in with that only', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'password-'));
  const chromium = await openBrowser();
  const stack = await OwnStack.start(folder);
  const page = await chromium.newPage();
  const wrong = watch(page, stack.url);
  const person = new Person(page, stack.url);
  await person.opens('/signup?mode=signin');
  await person.fills('Email', 'nadia.kurian@example.com');
  await person.follows('Forgot password?');
  await person.isAt('/signup?mode=reset');
  expect(await person.value('Email')).toBe('nadia.kurian@example.com');
  await person.presses('Send reset link');
  await person.reads('If nadia.kurian@example.com has an account');

  const link = await stack.line(/^Password reset for nadia\.kurian@example\.com: (\S+)$/);
  await page.goto(link);
  await person.sees('heading', 'Choose a new password');
  await person.sees('button', 'Save password and sign in');
  expect(await person.value('Email')).toBe('nadia.kurian@example.com');
  await person.fillsPassword('a better one');
  await person.presses('Save password and sign in');
  await person.reads('Your password was changed');
  await person.isAt('/profile');
  await person.sees('heading', 'Nadia Kurian');
  expect(wrong).toEqual([]);

  await person.presses('Sign Out');
  await person.isAt('/signup');
  await page.goto(link);
  await person.reads('This link has expired or was already used.');
  await person.opens('/signup?mode=signin');
  await person.fills('Email', 'nadia.kurian@example.com');
  await person.fillsPassword('trackrecord');
  await person.presses('Sign in');
  await person.reads('Incorrect email or password.');
  await stack.end();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);
