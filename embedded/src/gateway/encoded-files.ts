import { type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, Response } from 'express';
import Negotiator from 'negotiator';

/** The precompressed variants of a file, by preference: `index.js.br`, `index.js.gz`. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
const ENCODING_NAMES = ENCODINGS.map(({ name }) => name);

/**
 * Sends a file in the best precompressed encoding that the client accepts, with an `ETag` per encoding. Returns false
 * if the file does not exist. Express handles conditional requests, ranges and HEAD.
 */
export async function sendEncodedFile(
  request: Request,
  response: Response,
  folder: string,
  path: string,
  cacheControl: string,
): Promise<boolean> {
  const plainStats = await statFile(join(folder, path));
  if (!plainStats) return false;
  const variants = await Promise.all(
    ENCODINGS.map(async (encoding) => ({
      ...encoding,
      stats: await statFile(join(folder, `${path}${encoding.suffix}`)),
    })),
  );
  const availableVariants = variants.filter(({ stats }) => stats !== undefined);
  const selectedVariant = availableVariants.find(
    ({ name }) =>
      name ===
      selectEncoding(
        request,
        availableVariants.map(({ name }) => name),
      ),
  );
  if (availableVariants.length > 0) response.vary('Accept-Encoding');
  if (selectedVariant) response.setHeader('Content-Encoding', selectedVariant.name);
  response.set({
    'Cache-Control': cacheControl,
    ETag: toEtag(selectedVariant?.stats ?? plainStats, selectedVariant?.name),
  });
  response.type(path.slice(path.lastIndexOf('.')));
  await sendFile(response, folder, `${path}${selectedVariant?.suffix ?? ''}`);
  return true;
}

function selectEncoding(request: Request, availableEncodings: readonly string[]): string | undefined {
  const negotiator = new Negotiator(request);
  // The types of the package lack the `preferred` option.
  const rank: (encodings: readonly string[], options: { preferred: readonly string[] }) => readonly string[] =
    negotiator.encodings.bind(negotiator);
  return rank([...availableEncodings, 'identity'], { preferred: ENCODING_NAMES })[0];
}

const statFile = async (path: string): Promise<Stats | undefined> => {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() === true ? stats : undefined;
};

const toEtag = ({ size, mtimeMs }: Stats, encoding = 'identity'): string =>
  `W/"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}-${encoding}"`;

const sendFile = (response: Response, root: string, file: string): Promise<void> =>
  new Promise((resolve, reject) => {
    response.sendFile(file, { root, cacheControl: false }, (error: Error | undefined) => {
      // A client that has disconnected is not an error.
      if (error === undefined || response.headersSent) resolve();
      else reject(error);
    });
  });
