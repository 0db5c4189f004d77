import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer';
import { WAIT_TIMEOUT_MS } from '@trackrecord/platform/testing/wait-for';

/** The headless shell comes first: it uses a third of a full browser's CPU time per page. */
const EXECUTABLE_PATHS = [
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
  // Skips transitions. Screens are also checked with motion (page-variants.ts).
  '--force-prefers-reduced-motion',
  // A fake microphone that beeps, with permission granted.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** A real Chromium with a fresh profile. */
export interface TestBrowser {
  readonly browser: Browser;
  /** Opens a page in a new browser context, without cookies and storage. */
  readonly newPage: (width?: number) => Promise<Page>;
  readonly close: () => Promise<void>;
}

const openBrowsers = new Set<TestBrowser>();

/** Closes every open browser, also after a failed test. */
export async function closeBrowsers(): Promise<void> {
  await Promise.all([...openBrowsers].map((browser) => browser.close()));
}

/**
 * Removes the browser's speech recognition. Chromium offers it on the device but has no language packs, and a page of
 * the headless shell crashes when it asks for them.
 */
const removeSpeechRecognition = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name);
  });

/** Starts Chromium. The sandbox is disabled for root only, for whom Chromium does not start with it. */
export async function openBrowser(extraFlags: readonly string[] = []): Promise<TestBrowser> {
  const executablePath = EXECUTABLE_PATHS.find((path) => existsSync(path));
  if (executablePath === undefined) throw new Error('Chromium is not installed');
  const userDataDir = mkdtempSync(join(tmpdir(), 'browser-'));
  const browser = await puppeteer.launch({
    executablePath,
    userDataDir,
    timeout: WAIT_TIMEOUT_MS,
    args: [...FLAGS, ...extraFlags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  });
  const testBrowser: TestBrowser = {
    browser,
    newPage: async (width = 1_280) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height: 900 });
      page.setDefaultTimeout(WAIT_TIMEOUT_MS);
      await removeSpeechRecognition(page);
      return page;
    },
    close: async () => {
      openBrowsers.delete(testBrowser);
      await browser.close();
      rmSync(userDataDir, { recursive: true, force: true });
    },
  };
  openBrowsers.add(testBrowser);
  return testBrowser;
}

/**
 * Collects page errors, console errors, responses with an error status and requests to other origins. The 404 for the
 * profile of a new account is expected. Check the returned array at the end of a journey.
 */
export function collectErrors(page: Page, origin: string): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`error: ${String(error)}`));
  page.on('console', (message) => {
    const isResponseError = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isResponseError) errors.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    const [status, url] = [response.status(), response.url()];
    const isMissingProfile = status === 404 && /\/api\/profile\/[^/]+$/.test(url);
    // Open pages ask every few seconds whether their sign-in has ended, also while the account is deleted.
    const isEndedSession = status === 401 && new URL(url).pathname.endsWith('/session');
    if (status >= 400 && !isMissingProfile && !isEndedSession) errors.push(`${status}: ${url}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:') && !url.startsWith('blob:'))
      errors.push(`request to another origin: ${url}`);
  });
  return errors;
}
