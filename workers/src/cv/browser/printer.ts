import { type Logger, withDeadline } from '@trackrecord/platform';
import type { Browser, CDPSession, Page } from 'puppeteer';
import { Slots } from './slots.js';

/**
 * Prints an HTML document as a PDF. `isNeeded` is asked once, when its turn has come.
 * @throws {PrintNotNeeded} when it says no.
 */
export type Print = (html: string, signal: AbortSignal, isNeeded?: () => Promise<boolean>) => Promise<Uint8Array>;

/** A document that is not needed any more was not printed. */
export class PrintNotNeeded extends Error {
  override readonly name = 'PrintNotNeeded';
}

/** A browser that does not end by itself is killed after so long (ms). */
const CLOSING = 3_000;
/** A page opens in a tenth of a second; a browser that has not opened it after so long (ms) is ended. */
const OPENING = 10_000;
/** A document is shown in milliseconds; one that is not after so long (ms) never will be. */
const SHOWING = 10_000;
/** A page that has printed so often gives way to a new one, whatever it may have piled up. */
const PRINTS_A_PAGE = 500;

/** Tagged, with bookmarks; asked of the browser itself, because `page.pdf` takes half as long again to read the answer. */
const PDF = {
  generateTaggedPDF: true,
  generateDocumentOutline: true,
  preferCSSPageSize: true,
  printBackground: true,
} as const;
const BLANK = '<!doctype html><title>blank</title>';

interface WarmPage {
  readonly page: Page;
  readonly session: CDPSession;
  /** Of the frame that documents are shown in. */
  readonly frameId: string;
  readonly browser: Browser;
  prints: number;
}

/**
 * Prints with a pool of warm pages in one browser: scripts and network off. A browser that has died is started again
 * for the next print, and what it had in hand is printed once more.
 */
export class Printer {
  #browser: Promise<Browser> | undefined;
  #idle: WarmPage[] = [];
  #closed = false;
  readonly #slots: Slots;

  constructor(
    private readonly launch: () => Promise<Browser>,
    private readonly logger: Logger,
    /** How many documents are printed at once: each takes a processor. */
    private readonly atOnce = 2,
  ) {
    this.#slots = new Slots(atOnce);
  }

  /** Starts the browser and its pages ahead of the first print. */
  async warm(): Promise<void> {
    const opened = await Promise.all(Array.from({ length: this.atOnce }, () => this.#take()));
    for (const page of opened) this.#idle.push(page);
  }

  /** The PDF of a document, in its turn. @throws when the signal aborts, or printing fails twice. */
  readonly print: Print = (html, signal, isNeeded) =>
    this.#slots.run(signal, async () => {
      if (isNeeded && !(await isNeeded())) throw new PrintNotNeeded('the document is not needed any more');
      return this.#printTwice(html, signal);
    });

  async #printTwice(html: string, signal: AbortSignal): Promise<Uint8Array> {
    try {
      return await this.#printOnce(html, signal);
    } catch (error) {
      if (signal.aborted || this.#closed) throw error;
      this.logger.warn({ err: error }, 'CV rendering failed, retrying');
      return this.#printOnce(html, signal);
    }
  }

  /** Ends the browser. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#idle = [];
    const browser = await this.#browser?.catch(() => undefined);
    this.#browser = undefined;
    if (browser) await endBrowser(browser);
  }

  async #printOnce(html: string, signal: AbortSignal): Promise<Uint8Array> {
    signal.throwIfAborted();
    const taking = this.#take();
    const warm = await untilAborted(taking, signal).catch((error: unknown) => {
      // Whoever prints next has it.
      taking.then((late) => this.#idle.push(late)).catch(() => undefined);
      throw error;
    });
    try {
      const pdf = await untilAborted(printed(warm, html), signal);
      warm.prints += 1;
      void this.#putBack(warm);
      return pdf;
    } catch (error) {
      void this.#discard(warm);
      throw error;
    }
  }

  async #take(): Promise<WarmPage> {
    for (let warm = this.#idle.pop(); warm; warm = this.#idle.pop()) {
      if (warm.browser.connected && !warm.page.isClosed()) return warm;
    }
    const browser = await this.#running();
    try {
      return await withDeadline(openPage(browser), OPENING, 'opening a page');
    } catch (error) {
      await endBrowser(browser);
      throw error;
    }
  }

  /** Nothing of a person stays in a page that waits for the next. */
  async #putBack(warm: WarmPage): Promise<void> {
    try {
      await shown(warm, BLANK);
      if (this.#closed || warm.prints >= PRINTS_A_PAGE) await warm.page.close();
      else this.#idle.push(warm);
    } catch {
      await this.#discard(warm);
    }
  }

  /** A page that does not close takes its browser with it. */
  async #discard({ page, browser }: WarmPage): Promise<void> {
    if (this.#closed) return;
    try {
      if (browser.connected) await withDeadline(page.close(), CLOSING, 'closing a page');
    } catch (error) {
      this.logger.warn({ err: error }, 'page close timed out, killing browser');
      await endBrowser(browser);
    }
  }

  /** The browser, started again by whoever first finds that it is gone. */
  async #running(): Promise<Browser> {
    const known = this.#browser;
    const browser = await known?.catch(() => undefined);
    if (browser?.connected) return browser;
    if (this.#closed) throw new Error('the printer is closed');
    if (this.#browser === known || this.#browser === undefined) this.#browser = this.launch();
    return this.#browser;
  }
}

async function printed(warm: WarmPage, html: string): Promise<Uint8Array> {
  await shown(warm, html);
  const { data } = await warm.session.send('Page.printToPDF', PDF);
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
  return { page, session, frameId: frameTree.frame.id, browser, prints: 0 };
}

/** Shows a document, its pictures included; `page.setContent` takes longer, because it runs a script for that. */
async function shown({ session, frameId }: WarmPage, html: string): Promise<void> {
  const loaded = new Promise<void>((resolve) => session.once('Page.loadEventFired', () => resolve()));
  await session.send('Page.setDocumentContent', { frameId, html });
  await withDeadline(loaded, SHOWING, 'showing a CV');
}

/** The value, unless nobody waits for it any more. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let abort: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(new Error('printing was given up', { cause: signal.reason }));
    signal.addEventListener('abort', abort, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

async function endBrowser(browser: Browser): Promise<void> {
  const pid = browser.process()?.pid;
  try {
    await withDeadline(browser.close(), CLOSING, 'closing the browser');
  } catch {
    // It has a process group of its own.
    if (pid !== undefined) killGroup(pid);
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
