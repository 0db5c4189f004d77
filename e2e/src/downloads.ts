import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'puppeteer';
import { WAIT_TIMEOUT_MS } from '@trackrecord/platform/testing/wait-for';

/** A file that the browser downloaded. */
export interface Download {
  readonly name: string;
  readonly path: string;
  readonly bytes: Buffer;
}

/** Captures the downloads of a page. */
export class Downloads {
  readonly #names = new Map<string, string>();
  readonly #completedGuids: string[] = [];
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
      this.#completedGuids.push(guid);
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
    if (this.#completedGuids.length === 0)
      await once(this.#events, 'completed', { signal: AbortSignal.timeout(WAIT_TIMEOUT_MS) });
    const guid = this.#completedGuids.shift() ?? '';
    const path = join(this.folder, guid);
    return { name: this.#names.get(guid) ?? '', path, bytes: readFileSync(path) };
  }
}
