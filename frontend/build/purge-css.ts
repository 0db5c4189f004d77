import { fileURLToPath } from 'node:url';
import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where class names are written down: our sources, and what react-bootstrap and toastify put on elements. */
const CONTENT = [
  `${root}index.html`,
  `${root}src/**/*.tsx`,
  `${root}../node_modules/react-bootstrap/esm/{Modal,ModalBody,ModalDialog,ModalFooter,ModalHeader,ModalTitle,Fade}.js`,
  `${root}../node_modules/@restart/ui/esm/ModalManager.js`,
];

/**
 * Drops the CSS rules no screen uses. It works on the compiled CSS of each file before the bundler names and hashes
 * it, so that a change of the markup that changes the CSS also changes the file's name.
 */
export function purgeCss(): Plugin {
  return {
    name: 'trackrecord:purge-css',
    apply: 'build',
    async transform(code, id) {
      if (!/\.(css|scss)$/.test(id.split('?')[0] ?? '')) return null;
      const [purged] = await new PurgeCSS().purge({
        content: CONTENT,
        css: [{ raw: code }],
        variables: false,
        keyframes: false,
        fontFace: false,
        safelist: {
          standard: ['show', 'fade', 'modal-open', 'modal-backdrop', 'modal-static', 'collapsing', 'is-collapsed'],
          greedy: [/^Toastify/],
        },
      });
      return purged ? { code: purged.css, map: null } : null;
    },
  };
}
