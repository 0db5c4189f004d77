import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readVersion } from '../scripts/version.mjs';
import { browserExtension } from './build/browser-extension.ts';
import { commonChunks } from './build/common-chunks.ts';
import { precompress } from './build/precompress.ts';
import { preloadChunks } from './build/preload-chunks.ts';
import { preloadFont } from './build/preload-font.ts';
import { purgeCss } from './build/purge-css.ts';

// An image is built without git, so its version is an argument (deploy/web.Dockerfile).
process.env['VITE_VERSION'] ||= readVersion();

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), browserExtension(), purgeCss(), preloadFont(), preloadChunks(), precompress()],
  css: {
    preprocessorOptions: {
      scss: {
        quietDeps: true,
        silenceDeprecations: ['import'],
        loadPaths: [fileURLToPath(new URL('../node_modules', import.meta.url))],
      },
    },
  },
  // In development the gateway serves the page but does not proxy WebSockets, so HMR connects directly.
  server: { hmr: { host: '127.0.0.1', clientPort: Number(process.env['CLIENT_PORT']) } },
  build: {
    manifest: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: [commonChunks()] } },
    },
    // Data URLs would break `<use href>` of the icons and require `data:` in the CSP.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
