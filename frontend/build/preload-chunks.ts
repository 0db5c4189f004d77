import type { Plugin, Rolldown } from 'vite';

/** The chunks that `public/page-init.js` preloads for each kind of visit, by the attribute that names them. */
const PRELOADED_CHUNKS = {
  'data-sign-up': 'sign-up',
  'data-signed-in': 'signed-in',
  'data-profile': 'profile',
} as const;

const SCRIPT = '<script src="/page-init.js"';

/**
 * Lists the chunks that a visit needs besides the entry in `index.html`. Only the browser knows which visit it is, so
 * `page-init.js` preloads the right ones.
 */
export function preloadChunks(): Plugin {
  return {
    name: 'trackrecord:preload-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk: entry }) {
        if (!html.includes(SCRIPT) || entry === undefined) throw new Error('index.html does not load page-init.js.');
        const entryFiles = collectFiles(entry, bundle);
        const attributes = Object.entries(PRELOADED_CHUNKS).map(([attribute, name]) => {
          const files = [...collectFiles(findChunk(name, bundle), bundle)].filter((file) => !entryFiles.has(file));
          return `${attribute}="${files.map((file) => `/${file}`).join(' ')}"`;
        });
        return html.replace(SCRIPT, `${SCRIPT} ${attributes.join(' ')}`);
      },
    },
  };
}

function findChunk(name: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find((output) => output.type === 'chunk' && output.name === name);
  if (chunk?.type !== 'chunk') throw new Error(`The bundle has no chunk ${name}.`);
  return chunk;
}

/** Returns the files of a chunk and of everything that it imports statically. */
function collectFiles(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (output: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): void => {
    if (output?.type !== 'chunk' || files.has(output.fileName)) return;
    files.add(output.fileName);
    output.imports.forEach((file) => visit(bundle[file]));
  };
  visit(chunk);
  return files;
}
