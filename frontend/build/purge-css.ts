import { fileURLToPath } from 'node:url';
import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where our class names are written down. */
const CONTENT = [`${root}index.html`, `${root}src/**/*.tsx`];

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
        // Words of our texts that are also classes which no screen has.
        blocklist: [
          'table',
          'toast',
          'lead',
          'placeholder',
          // react-toastify's transitions and themes that we do not use.
          /^Toastify__(bounce|slide|flip)/,
        ],
        safelist: {
          // What react-bootstrap, toastify, the router and the theme set at run time.
          standard: [
            'show',
            'fade',
            'collapsing',
            'is-collapsed',
            'dark',
            'light',
            // Not the sizes that no dialog has.
            /^modal(?!-(sm|xl|static|fullscreen-(md|lg|xl|xxl)-down)$)/,
            /^offcanvas(-end|-backdrop)?$/,
            /^(aria|data)-/,
            /^(true|page|step)$/,
          ],
          greedy: [/^Toastify/],
        },
      });
      return purged ? { code: purged.css, map: null } : null;
    },
  };
}
