import { fileURLToPath } from 'node:url';
import { PurgeCSS } from 'purgecss';
import type { UserDefinedOptions } from 'purgecss';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The files of the staff area, whose classes that nothing else uses are in `staff.scss`. */
const STAFF = [`${root}src/{app,shared}/staff/**/*.tsx`, `${root}src/features/staff-*/**/*.tsx`];

/** Returns the files whose class names a stylesheet must keep. */
const getContent = (id: string): Pick<UserDefinedOptions, 'content' | 'skippedContentGlobs'> =>
  id.endsWith('/staff.scss')
    ? { content: STAFF }
    : { content: [`${root}index.html`, `${root}src/**/*.tsx`], skippedContentGlobs: STAFF };

/**
 * Removes unused CSS rules. Works on the compiled CSS of each file before the bundler names and hashes
 * it, so that a change of the markup that changes the CSS also changes the file's name.
 */
export function purgeCss(): Plugin {
  return {
    name: 'trackrecord:purge-css',
    apply: 'build',
    async transform(code, id) {
      const [file = ''] = id.split('?');
      if (!/\.(css|scss)$/.test(file)) return null;
      const [purgedCss] = await new PurgeCSS().purge({
        ...getContent(file),
        css: [{ raw: code }],
        variables: false,
        keyframes: true,
        fontFace: false,
        // Bootstrap classes that are not used, but occur as words in texts.
        blocklist: ['table', 'toast', 'lead', 'placeholder'],
        safelist: {
          // Classes that react-bootstrap, react-toastify, the router and the theme set at runtime.
          standard: [
            'show',
            'fade',
            'collapsing',
            'is-collapsed',
            'dark',
            'light',
            // Without the unused dialog sizes.
            /^modal(?!-(sm|xl|static|fullscreen-(md|lg|xl|xxl)-down)$)/,
            /^offcanvas(-end|-backdrop)?$/,
            /^(aria|data)-/,
            // Values of ARIA attributes in selectors, such as `[aria-selected='true']`.
            /^(true|page|step)$/,
          ],
          // Without the transitions, positions and themes of react-toastify that are not used.
          greedy: [
            /^Toastify(?!__(bounce|zoom|slide|flip|spinner|[\w-]+--(stacked|rtl|top-left|top-center|bottom-\w+)|[\w-]+-theme--(dark|auto|colored)))/,
          ],
        },
      });
      return purgedCss ? { code: purgedCss.css, map: null } : null;
    },
  };
}
