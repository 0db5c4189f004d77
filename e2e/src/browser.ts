import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer';

/** The headless shell comes first: it needs a third of the processor time of a whole browser for each page. */
const CHROMIUM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
];
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No waiting for transitions. The screens are looked at with motion, too (page-variants.ts).
  '--force-prefers-reduced-motion',
  // A microphone that beeps, and nobody has to allow.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** A real Chromium with a fresh profile; close it with `close`. */
export interface TestBrowser {
  readonly browser: Browser;
  /** A page of a new person: no cookies, no storage. */
  readonly newPage: (width?: number) => Promise<Page>;
  readonly close: () => Promise<void>;
}

const open = new Set<TestBrowser>();

/** Closes every browser that a test left open, whatever became of the test. */
export async function closeBrowsers(): Promise<void> {
  await Promise.all([...open].map((browser) => browser.close()));
}

/** Starts Chromium, with more flags where they are given. As root it needs `--no-sandbox`; all others keep the sandbox. */
export async function openBrowser(more: readonly string[] = []): Promise<TestBrowser> {
  const executablePath = CHROMIUM.find((path) => existsSync(path));
  if (executablePath === undefined) throw new Error('Chromium is not installed');
  const userDataDir = mkdtempSync(join(tmpdir(), 'browser-'));
  const browser = await puppeteer.launch({
    executablePath,
    userDataDir,
    args: [...FLAGS, ...more, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  });
  const opened: TestBrowser = {
    browser,
    newPage: async (width = 1_280) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height: 900 });
      page.setDefaultTimeout(15_000);
      return page;
    },
    close: async () => {
      open.delete(opened);
      await browser.close();
      rmSync(userDataDir, { recursive: true, force: true });
    },
  };
  open.add(opened);
  return opened;
}

/**
 * Everything that went wrong on a page: errors, failed or foreign requests; not that a new person has no profile yet.
 * Look at it at the end of a journey.
 */
export function watch(page: Page, origin: string): readonly string[] {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`error: ${String(error)}`));
  page.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAnswer) wrong.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    const noProfileYet = response.status() === 404 && /\/api\/profile\/[^/]+$/.test(response.url());
    if (response.status() >= 400 && !noProfileYet) wrong.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:') && !url.startsWith('blob:')) wrong.push(`foreign: ${url}`);
  });
  return wrong;
}
