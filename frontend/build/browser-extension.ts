import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { ZipFile } from 'yazl';

const SOURCES = fileURLToPath(new URL('../src/browser-extension/', import.meta.url));
const FILE_NAME = 'save-to-trackrecord.zip';
/**
 * The first day that ZIP files know: their bytes must not depend on when, where and from which files they are built.
 */
const FIXED_DATE = new Date(1980, 0, 1);

/** Builds the browser extension as a ZIP file beside the client, where the extensions page offers it. */
export function browserExtension(): Plugin {
  return {
    name: 'trackrecord:browser-extension',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE_NAME, source: await createExtensionZip() });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE_NAME}`, (_request, response, next) => {
        createExtensionZip().then((zip) => response.setHeader('Content-Type', 'application/zip').end(zip), next);
      });
    },
  };
}

/** Returns the files of the extension by name. */
async function buildExtension(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const staticFolder = new URL('../src/browser-extension/static/', import.meta.url);
  for (const name of await readdir(staticFolder)) files.set(name, await readFile(new URL(name, staticFolder)));
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root: SOURCES,
    publicDir: false,
    build: {
      write: false,
      target: 'chrome126',
      // People can read what they install.
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // The bundler writes the name of each source file in a comment, relative to this folder. An absolute path would
        // make the bytes of the ZIP file depend on where it is built.
        cwd: SOURCES,
        input: `${SOURCES}popup.ts`,
        output: { entryFileNames: 'popup.js', format: 'es' },
      },
    },
  });
  for (const { output } of [result].flat() as readonly {
    readonly output: readonly { fileName: string; code?: string }[];
  }[])
    for (const { fileName, code } of output) {
      if (code === undefined) throw new Error(`the browser extension has an unexpected file: ${fileName}`);
      files.set(fileName, Buffer.from(code));
    }
  return files;
}

/** Packs the extension. Nothing is compressed, because other versions of zlib would make other bytes. */
async function createExtensionZip(): Promise<Buffer> {
  const zip = new ZipFile();
  const files = [...(await buildExtension())].toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, content] of files)
    zip.addBuffer(content, name, { mtime: FIXED_DATE, mode: 0o100644, compress: false, forceDosTimestamp: true });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}
