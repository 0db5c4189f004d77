import { type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, Response } from 'express';
import Negotiator from 'negotiator';

/** What the build makes beside a file, smallest first: `index.js.br`, `index.js.gz`. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
const NAMES = ENCODINGS.map(({ name }) => name);

/**
 * Sends a file in the encoding that the client likes best of those that lie beside it, with an `ETag` of that encoding.
 * Returns false if there is no such file. Conditional requests, ranges and HEAD are Express's.
 */
export async function sendEncoded(
  request: Request,
  response: Response,
  folder: string,
  path: string,
  cacheControl: string,
): Promise<boolean> {
  const plain = await fileStats(join(folder, path));
  if (!plain) return false;
  const made = await Promise.all(
    ENCODINGS.map(async (encoding) => ({
      ...encoding,
      stats: await fileStats(join(folder, `${path}${encoding.suffix}`)),
    })),
  );
  const available = made.filter(({ stats }) => stats !== undefined);
  const chosen = available.find(
    ({ name }) =>
      name ===
      preferredEncoding(
        request,
        available.map(({ name }) => name),
      ),
  );
  if (available.length > 0) response.vary('Accept-Encoding');
  if (chosen) response.setHeader('Content-Encoding', chosen.name);
  response.set({ 'Cache-Control': cacheControl, ETag: etagOf(chosen?.stats ?? plain, chosen?.name) });
  response.type(path.slice(path.lastIndexOf('.')));
  await sent(response, folder, `${path}${chosen?.suffix ?? ''}`);
  return true;
}

function preferredEncoding(request: Request, available: readonly string[]): string | undefined {
  const negotiator = new Negotiator(request);
  // Its types do not know yet that it breaks ties by a preference of ours.
  const rank: (offered: readonly string[], options: { preferred: readonly string[] }) => readonly string[] =
    negotiator.encodings.bind(negotiator);
  return rank([...available, 'identity'], { preferred: NAMES })[0];
}

const fileStats = async (path: string): Promise<Stats | undefined> => {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true ? found : undefined;
};

const etagOf = ({ size, mtimeMs }: Stats, encoding = 'identity'): string =>
  `W/"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}-${encoding}"`;

const sent = (response: Response, root: string, file: string): Promise<void> =>
  new Promise((resolve, reject) => {
    response.sendFile(file, { root, cacheControl: false }, (error: Error | undefined) => {
      // A client that hung up is no failure.
      if (error === undefined || response.headersSent) resolve();
      else reject(error);
    });
  });
