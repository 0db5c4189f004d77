import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'puppeteer';

/** A file that the browser downloaded. */
export interface Download {
  readonly name: string;
  readonly path: string;
  readonly bytes: Buffer;
}

/** A CV may have to be rendered first. */
const TIMEOUT_MS = 30_000;

/** Captures the downloads of a page. */
export class Downloads {
  readonly #names = new Map<string, string>();
  readonly #completed: string[] = [];
  readonly #events = new EventEmitter();

  private constructor(
    session: CDPSession,
    private readonly folder: string,
  ) {
    session.on('Browser.downloadWillBegin', ({ guid, suggestedFilename }) => {
      this.#names.set(guid, suggestedFilename);
    });
    session.on('Browser.downloadProgress', ({ guid, state }) => {
      if (state !== 'completed') return;
      this.#completed.push(guid);
      this.#events.emit('completed');
    });
  }

  /** Saves the downloads of a page in a folder, under generated names. */
  static async capture(folder: string, page: Page): Promise<Downloads> {
    const session = await page.browser().target().createCDPSession();
    const { id } = page.browserContext();
    await session.send('Browser.setDownloadBehavior', {
      behavior: 'allowAndName',
      downloadPath: folder,
      eventsEnabled: true,
      ...(id !== undefined && { browserContextId: id }),
    });
    return new Downloads(session, folder);
  }

  /** Waits for the next completed download. @throws {Error} on timeout. */
  async next(): Promise<Download> {
    if (this.#completed.length === 0)
      await once(this.#events, 'completed', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const guid = this.#completed.shift() ?? '';
    const path = join(this.folder, guid);
    return { name: this.#names.get(guid) ?? '', path, bytes: readFileSync(path) };
  }
}
