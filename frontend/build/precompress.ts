import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT_FILE = /\.(js|css|html|svg|json|txt|webmanifest)$/;
/** Compression does not reduce the transfer time of smaller files. */
const MIN_BYTES = 1_024;
const CONCURRENCY = 4;

const encoders = [
  {
    suffix: '.br',
    encode: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { suffix: '.gz', encode: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }) },
];

/**
 * Compresses each text file of the build with brotli and gzip at the highest level (`index.js.br`, `index.js.gz`), so
 * that the gateway and nginx do not have to compress responses.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'trackrecord:precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    // Runs after the bundle and the files of public/ are written.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => compressFolder(folder),
    },
  };
}

async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    // Hidden folders contain build metadata (.vite/manifest.json), which is not served.
    .filter((file) => !file.slice(folder.length).includes('/.'));
  const compressRemainingFiles = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, compressRemainingFiles));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  for (const { suffix, encode } of encoders) {
    const encodedContent = await encode(content);
    if (encodedContent.length < content.length) await writeFile(`${file}${suffix}`, encodedContent);
  }
}
