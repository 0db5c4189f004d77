import type { Plugin } from 'vite';

/** Preloads the latin subset of the font with the page, instead of after the CSS. */
export function preloadFont(): Plugin {
  return {
    name: 'trackrecord:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => /instrument-sans-latin-wght-normal.*\.woff2$/.test(file));
        if (font === undefined) throw new Error('The latin part of Instrument Sans is not in the bundle.');
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}
