import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { WAIT_TIMEOUT_MS } from '@trackrecord/platform/testing/wait-for';

/** A text item of pdf.js. */
export interface PdfJsItem {
  readonly str: string;
  readonly dir: string;
  readonly hasEOL: boolean;
}

type Pages = readonly (readonly PdfJsItem[])[];
type Child = ChildProcessByStdio<Writable, Readable, null>;

interface PendingRequest {
  readonly resolve: (pages: Pages) => void;
  readonly reject: (error: Error) => void;
}

/** Jest cannot load pdf.js as an ES module, so it runs in a child process that reads one PDF per line. */
const PROGRAM = `
  import { createInterface } from 'node:readline';
  import { getDocument } from 'unpdf/pdfjs';
  const extractPages = async (data) => {
    const task = getDocument({ data, verbosity: 0 });
    const pdf = await task.promise;
    const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1));
    const items = await Promise.all(pages.map(async (page) => (await (await page).getTextContent()).items));
    await task.destroy();
    return items;
  };
  for await (const line of createInterface({ input: process.stdin })) {
    const result = await extractPages(new Uint8Array(Buffer.from(line, 'base64'))).then(
      (pages) => ({ pages }),
      (error) => ({ error: String(error) }),
    );
    process.stdout.write(JSON.stringify(result) + '\\n');
  }`;

/** Extracts the text of PDFs with pdf.js, in one process for all of them. */
export class PdfJs {
  #child: Child | undefined;
  readonly #pendingRequests: PendingRequest[] = [];

  /** Returns the pieces of text of each page. @throws Error if pdf.js fails, exits or takes too long */
  async extractPages(pdf: Uint8Array): Promise<Pages> {
    const child = (this.#child ??= this.#start());
    const timer = setTimeout(() => child.kill('SIGKILL'), WAIT_TIMEOUT_MS);
    try {
      return await new Promise<Pages>((resolve, reject) => {
        this.#pendingRequests.push({ resolve, reject });
        child.stdin.write(`${Buffer.from(pdf).toString('base64')}\n`);
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the process. */
  async close(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const exit = once(child, 'exit');
    child.stdin.end();
    await exit;
  }

  #start(): Child {
    const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
      // Packages are resolved from here.
      cwd: __dirname,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    child.stdin.on('error', () => undefined);
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { pages, error } = JSON.parse(line) as { readonly pages?: Pages; readonly error?: string };
      const oldestRequest = this.#pendingRequests.shift();
      if (pages) oldestRequest?.resolve(pages);
      else oldestRequest?.reject(new Error(`pdf.js failed: ${error ?? ''}`));
    });
    child.once('exit', (code, exitSignal) => {
      this.#child = undefined;
      for (const { reject } of this.#pendingRequests.splice(0))
        reject(new Error(`pdf.js exited: ${exitSignal ?? `code ${String(code)}`}`));
    });
    return child;
  }
}
