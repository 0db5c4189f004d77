import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { DescribedFile } from '@trackrecord/contracts';
import { ZipFile } from 'yazl';
import type { DataFile } from './data-file.js';

/** File permissions: readable and writable by the owner only. */
const MODE = 0o100600;

/** A ZIP that is streamed: one file after another, with backpressure. */
export class DataZip {
  readonly output = new PassThrough();
  readonly #zip = new ZipFile();

  constructor(private readonly createdAt: Date) {
    this.#zip.on('error', (error: Error) => this.output.destroy(error));
    this.#zip.outputStream.pipe(this.output);
  }

  /** Adds a file. Returns its description once it is sent. @throws the errors of its content. */
  async add(file: DataFile, signal: AbortSignal): Promise<DescribedFile> {
    const { name, mediaType, description, schema, isCompressed = false } = file;
    const hash = createHash('sha256');
    let bytes = 0;
    const source = Readable.from(measure(file.content()), { objectMode: false });
    const ended = finished(source, { signal });
    this.#zip.addReadStream(source, name, { mtime: this.createdAt, mode: MODE, compress: !isCompressed });
    try {
      await ended;
    } finally {
      source.destroy();
    }
    const entries = file.getEntryCount?.() ?? null;
    return { name, mediaType, description, bytes, sha256: hash.digest('hex'), entries, schema };

    async function* measure(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of content) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    }
  }

  /** Ends the ZIP. */
  end(): void {
    this.#zip.end();
  }

  /** Aborts the ZIP, so that the receiver sees that it is incomplete. */
  abort(): void {
    this.output.destroy();
  }
}
