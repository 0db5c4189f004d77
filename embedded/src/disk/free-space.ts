import { statfsSync } from 'node:fs';

/** How long a measurement is reused, because the free space is checked before every write. */
const MAX_AGE_MS = 250;

/** Returns the free bytes of a folder's file system, without those reserved for root. */
export const getFreeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Checks whether the file system of a folder has enough free space. */
export class FreeSpace {
  #measuredAt = -Infinity;
  #bytes = Infinity;

  /** @param minBytes the minimum of free space; 0 disables the check. */
  constructor(
    private readonly folder: string,
    private readonly minBytes: number,
    private readonly measure = getFreeBytes,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Returns false if less than the minimum is free. */
  hasEnoughSpace(): boolean {
    if (this.minBytes === 0) return true;
    if (this.now() - this.#measuredAt >= MAX_AGE_MS) {
      this.#bytes = this.measure(this.folder);
      this.#measuredAt = this.now();
    }
    return this.#bytes >= this.minBytes;
  }
}
