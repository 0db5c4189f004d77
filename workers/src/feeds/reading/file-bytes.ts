import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { FeedUnreadable } from '../adapter.js';

/**
 * Reads a file relative to a folder.
 * @throws {FeedUnreadable} if it cannot be opened, is not a regular file, or is too large.
 */
export async function fileBytes(folder: string, name: string, most: number): Promise<Buffer> {
  const unreadable = (why: string) => new FeedUnreadable(`${name}: ${why}`);
  // Opening a pipe would otherwise block until it has a writer.
  const flags = constants.O_RDONLY | constants.O_NONBLOCK;
  const file = await open(resolve(folder, name), flags).catch((error: unknown) => {
    throw unreadable(`it cannot be opened: ${String(error)}`);
  });
  try {
    const stats = await file.stat();
    if (!stats.isFile()) throw unreadable('it is no file');
    if (stats.size > most) throw unreadable('it is too large');
    return await file.readFile();
  } finally {
    await file.close();
  }
}
