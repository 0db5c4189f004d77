import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'puppeteer';

/** A file that the browser has saved. */
export interface Download {
  readonly name: string;
  readonly path: string;
  readonly bytes: Buffer;
}

/** Milliseconds. A CV may have to be made first. */
const WAIT = 30_000;

/** What a page really downloads, into a folder. */
export class Downloads {
  readonly #names = new Map<string, string>();
  readonly #completed: string[] = [];
  readonly #arrivals = new EventEmitter();

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
      this.#arrivals.emit('completed');
    });
  }

  /** Keeps what a page downloads in this folder, under names of its own. */
  static async into(folder: string, page: Page): Promise<Downloads> {
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

  /** The next file, once it is there whole. @throws when none comes in time. */
  async next(): Promise<Download> {
    if (this.#completed.length === 0) await once(this.#arrivals, 'completed', { signal: AbortSignal.timeout(WAIT) });
    const guid = this.#completed.shift() ?? '';
    const path = join(this.folder, guid);
    return { name: this.#names.get(guid) ?? '', path, bytes: readFileSync(path) };
  }
}
