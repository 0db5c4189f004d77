import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { FeedUnreadable } from '../adapter.js';

/**
 * The bytes of a file that the configuration in a folder names.
 * @throws {FeedUnreadable} where it cannot be read, is no plain file (a pipe would be waited for), or is too large.
 */
export async function fileBytes(folder: string, file: string, most: number): Promise<Buffer> {
  try {
    return await bytesOf(resolve(folder, file), most);
  } catch (error) {
    throw new FeedUnreadable(`${file}: ${error instanceof Error ? error.message : 'it cannot be read'}`);
  }
}

async function bytesOf(path: string, most: number): Promise<Buffer> {
  // Opening a pipe would otherwise wait until somebody writes into it.
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stats = await file.stat();
    if (!stats.isFile()) throw new Error('it is no file');
    if (stats.size > most) throw new Error('it is too large');
    return await file.readFile();
  } finally {
    await file.close();
  }
}
