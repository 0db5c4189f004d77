import { statfsSync } from 'node:fs';

/** How long a measurement is good for (ms): a check before every write must cost nothing. */
const MAX_AGE_MS = 250;

/** Free bytes of the file system that holds a folder, for those who may not use its reserve. */
export const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Knows whether the file system of a folder has room for more. */
export class FreeSpace {
  #measuredAt = -Infinity;
  #bytes = Infinity;

  /** @param minBytes below this there is no room; 0 never measures. */
  constructor(
    private readonly folder: string,
    private readonly minBytes: number,
    private readonly measure = freeBytes,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Returns false while less than the minimum is free. */
  hasRoom(): boolean {
    if (this.minBytes === 0) return true;
    if (this.now() - this.#measuredAt >= MAX_AGE_MS) {
      this.#bytes = this.measure(this.folder);
      this.#measuredAt = this.now();
    }
    return this.#bytes >= this.minBytes;
  }
}
