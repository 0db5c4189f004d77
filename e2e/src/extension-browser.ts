import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer';
import { readZipEntries } from './zip-reader.js';
import { WAIT_TIMEOUT_MS } from '@trackrecord/platform/testing/wait-for';

/** The headless shell cannot load extensions. */
const EXECUTABLE_PATHS = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

/** A full Chromium in which the extension is installed. */
export interface ExtensionBrowser {
  readonly browser: Browser;
  readonly page: Page;
  /** Clicks the icon of the extension while the page is in front, and returns its popup. */
  readonly openPopup: () => Promise<Page>;
  readonly close: () => Promise<void>;
}

/** Downloads the extension, unpacks it, and starts Chromium with it, as a user does. */
export async function openExtensionBrowser(origin: string): Promise<ExtensionBrowser> {
  const executablePath = EXECUTABLE_PATHS.find((path) => existsSync(path));
  if (executablePath === undefined) throw new Error('Chromium is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'extension-'));
  const extensionFolder = join(folder, 'extension');
  const response = await fetch(`${origin}/save-to-trackrecord.zip`, { signal: AbortSignal.timeout(WAIT_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`the extension cannot be downloaded: ${response.status}`);
  mkdirSync(extensionFolder);
  for (const [name, content] of readZipEntries(Buffer.from(await response.arrayBuffer())))
    writeFileSync(join(extensionFolder, name), content);
  const browser = await puppeteer.launch({
    executablePath,
    userDataDir: join(folder, 'profile'),
    // Extensions can only be loaded through a pipe.
    pipe: true,
    enableExtensions: true,
    args: [
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Chromium does not start with the sandbox for root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const id = await browser.installExtension(extensionFolder);
  const extension = (await browser.extensions()).get(id);
  const [page] = await browser.pages();
  if (!extension || !page) throw new Error('the extension was not loaded');
  page.setDefaultTimeout(WAIT_TIMEOUT_MS);
  await page.setViewport({ width: 1_280, height: 900 });
  return {
    browser,
    page,
    openPopup: async () => {
      await page.bringToFront();
      const popupTarget = browser.waitForTarget((target) => target.url() === `chrome-extension://${id}/popup.html`, {
        timeout: WAIT_TIMEOUT_MS,
      });
      await page.triggerExtensionAction(extension);
      const popup = await (await popupTarget).asPage();
      popup.setDefaultTimeout(WAIT_TIMEOUT_MS);
      // The form is shown once the extension has read the page.
      await popup.waitForSelector('form:not([hidden])');
      return popup;
    },
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
