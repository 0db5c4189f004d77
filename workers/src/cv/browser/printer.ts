import { type Logger, withDeadline } from '@trackrecord/platform';
import type { Browser, CDPSession, Page } from 'puppeteer';
import { IdleTimer } from './idle-timer.js';
import { Semaphore } from './semaphore.js';

/**
 * Prints an HTML document as PDF. Calls `isNeeded` once before printing.
 * @throws {PrintCancelledError} if it returns false.
 */
export type Print = (html: string, signal: AbortSignal, isNeeded?: () => Promise<boolean>) => Promise<Uint8Array>;

/** The document was no longer needed. */
export class PrintCancelledError extends Error {
  override readonly name = 'PrintCancelledError';
}

/** A browser that does not close within this time is killed. */
const CLOSE_TIMEOUT_MS = 3_000;
/** Opening a page takes a tenth of a second; a browser that exceeds this is closed. */
const OPEN_TIMEOUT_MS = 10_000;
/** Loading a document takes milliseconds. */
const LOAD_TIMEOUT_MS = 10_000;
/** Pages are replaced after this many prints, to bound what they accumulate. */
const MAX_PRINTS_PER_PAGE = 500;

/** Tagged, with bookmarks. Sent to the browser directly, because `page.pdf` takes 50 % longer to read the response. */
const PDF_OPTIONS = {
  generateTaggedPDF: true,
  generateDocumentOutline: true,
  preferCSSPageSize: true,
  printBackground: true,
} as const;
const BLANK_PAGE = '<!doctype html><title>blank</title>';

interface WarmPage {
  readonly page: Page;
  readonly session: CDPSession;
  /** The frame that shows documents. */
  readonly frameId: string;
  readonly browser: Browser;
  printCount: number;
}

interface PrinterOptions {
  /** Documents printed at once; each uses a core. */
  readonly concurrency?: number;
  /** Closes the browser after this time without a print; the next print starts it again. Never by default. */
  readonly idleMs?: number | undefined;
}

/**
 * Prints with a pool of warm pages in one browser, with scripts and network disabled. Restarts a crashed browser for
 * the next print, and retries what it was printing.
 */
export class Printer {
  #browser: Promise<Browser> | undefined;
  #idlePages: WarmPage[] = [];
  #isClosed = false;
  readonly #semaphore: Semaphore;
  readonly #concurrency: number;
  readonly #idleTimer: IdleTimer | undefined;

  constructor(
    private readonly launch: () => Promise<Browser>,
    private readonly logger: Logger,
    { concurrency = 2, idleMs }: PrinterOptions = {},
  ) {
    this.#concurrency = concurrency;
    this.#semaphore = new Semaphore(concurrency);
    this.#idleTimer = idleMs === undefined ? undefined : new IdleTimer(idleMs, () => void this.#closeBrowser());
  }

  /** Starts the browser and its pages before the first print. */
  async warm(): Promise<void> {
    const pages = await Promise.all(Array.from({ length: this.#concurrency }, () => this.#acquire()));
    for (const page of pages) this.#idlePages.push(page);
  }

  /** Prints a document as soon as a page is free. @throws if the signal aborts or printing fails twice. */
  readonly print: Print = (html, signal, isNeeded) =>
    this.#semaphore.run(signal, async () => {
      if (isNeeded && !(await isNeeded())) throw new PrintCancelledError('the document is not needed any more');
      const printDocument = () => this.#printWithRetry(html, signal);
      return this.#idleTimer ? this.#idleTimer.run(printDocument) : printDocument();
    });

  async #printWithRetry(html: string, signal: AbortSignal): Promise<Uint8Array> {
    try {
      return await this.#printOnce(html, signal);
    } catch (error) {
      if (signal.aborted || this.#isClosed) throw error;
      this.logger.warn({ err: error }, 'printing failed, retrying');
      return this.#printOnce(html, signal);
    }
  }

  /** Closes the browser. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#idleTimer?.stop();
    await this.#closeBrowser();
  }

  async #closeBrowser(): Promise<void> {
    this.#idlePages = [];
    const browser = this.#browser;
    this.#browser = undefined;
    const launched = await browser?.catch(() => undefined);
    if (launched) await closeBrowser(launched);
  }

  async #printOnce(html: string, signal: AbortSignal): Promise<Uint8Array> {
    signal.throwIfAborted();
    const pagePromise = this.#acquire();
    const warmPage = await rejectOnAbort(pagePromise, signal).catch((error: unknown) => {
      // Keep the page for the next print.
      pagePromise.then((page) => this.#idlePages.push(page)).catch(() => undefined);
      throw error;
    });
    try {
      const pdf = await rejectOnAbort(printToPdf(warmPage, html), signal);
      warmPage.printCount += 1;
      void this.#release(warmPage);
      return pdf;
    } catch (error) {
      void this.#discard(warmPage);
      throw error;
    }
  }

  async #acquire(): Promise<WarmPage> {
    for (let warmPage = this.#idlePages.pop(); warmPage; warmPage = this.#idlePages.pop()) {
      if (warmPage.browser.connected && !warmPage.page.isClosed()) return warmPage;
    }
    const browser = await this.#getBrowser();
    try {
      return await withDeadline(openPage(browser), OPEN_TIMEOUT_MS, 'opening a page');
    } catch (error) {
      await closeBrowser(browser);
      throw error;
    }
  }

  /** Clears the page, so that no personal data stays in it, and returns it to the pool. */
  async #release(warmPage: WarmPage): Promise<void> {
    try {
      await loadHtml(warmPage, BLANK_PAGE);
      if (this.#isClosed || warmPage.printCount >= MAX_PRINTS_PER_PAGE) await warmPage.page.close();
      else this.#idlePages.push(warmPage);
    } catch {
      await this.#discard(warmPage);
    }
  }

  /** Closes a page; if that fails, kills its browser. */
  async #discard({ page, browser }: WarmPage): Promise<void> {
    if (this.#isClosed) return;
    try {
      if (browser.connected) await withDeadline(page.close(), CLOSE_TIMEOUT_MS, 'closing a page');
    } catch (error) {
      this.logger.warn({ err: error }, 'page close timed out, killing browser');
      await closeBrowser(browser);
    }
  }

  /** Returns the browser, restarting it if it is gone. */
  async #getBrowser(): Promise<Browser> {
    const previous = this.#browser;
    const browser = await previous?.catch(() => undefined);
    if (browser?.connected) return browser;
    if (this.#isClosed) throw new Error('the printer is closed');
    if (this.#browser === previous || this.#browser === undefined) this.#browser = this.launch();
    return this.#browser;
  }
}

async function printToPdf(warmPage: WarmPage, html: string): Promise<Uint8Array> {
  await loadHtml(warmPage, html);
  const { data } = await warmPage.session.send('Page.printToPDF', PDF_OPTIONS);
  return Buffer.from(data, 'base64');
}

async function openPage(browser: Browser): Promise<WarmPage> {
  const page = await browser.newPage();
  const session = await page.createCDPSession();
  const [{ frameTree }] = await Promise.all([
    session.send('Page.getFrameTree'),
    session.send('Page.enable'),
    page.setJavaScriptEnabled(false),
    page.setOfflineMode(true),
  ]);
  return { page, session, frameId: frameTree.frame.id, browser, printCount: 0 };
}

/** Loads a document with its images. `page.setContent` is slower, because it runs a script. */
async function loadHtml({ session, frameId }: WarmPage, html: string): Promise<void> {
  const loadEvent = new Promise<void>((resolve) => session.once('Page.loadEventFired', () => resolve()));
  await session.send('Page.setDocumentContent', { frameId, html });
  await withDeadline(loadEvent, LOAD_TIMEOUT_MS, 'loading a document');
}

/** Rejects if the signal aborts first. */
async function rejectOnAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let abort: () => void = () => undefined;
  const abortPromise = new Promise<never>((_, reject) => {
    abort = () => reject(new Error('printing was aborted', { cause: signal.reason }));
    signal.addEventListener('abort', abort, { once: true });
  });
  try {
    return await Promise.race([work, abortPromise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

async function closeBrowser(browser: Browser): Promise<void> {
  const pid = browser.process()?.pid;
  try {
    await withDeadline(browser.close(), CLOSE_TIMEOUT_MS, 'closing the browser');
  } catch {
    // The browser has its own process group.
    if (pid !== undefined) killGroup(pid);
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}
