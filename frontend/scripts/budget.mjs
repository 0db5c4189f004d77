// node frontend/scripts/budget.mjs [--json]: fails if the first load of a route exceeds its budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

const signedInChunks = ['firebase-identity', 'signed-in'];

/** The names of the chunks that the first load of a route needs (`build/common-chunks.ts`), and the maximum sizes of their JavaScript and CSS in kB (gzip). */
const ROUTES = {
  landing: { chunks: ['sign-up'], maxJsKb: 135 },
  profile: { chunks: [...signedInChunks, 'profile'], maxJsKb: 200 },
  jobs: { chunks: [...signedInChunks, 'jobs-page'], maxJsKb: 200, maxCssKb: 21 },
  home: {
    chunks: [...signedInChunks, 'home-page'],
    maxJsKb: 200,
    maxCssKb: 22,
  },
  applications: {
    chunks: [...signedInChunks, 'applications-page'],
    maxJsKb: 200,
    maxCssKb: 23,
  },
  extensions: {
    chunks: [...signedInChunks, 'extensions-page'],
    maxJsKb: 200,
    maxCssKb: 22,
  },
  settings: { chunks: [...signedInChunks, 'settings-page'], maxJsKb: 200 },
  'staff-people': {
    chunks: [...signedInChunks, 'staff-area', 'people-screen'],
    maxJsKb: 220,
    maxCssKb: 23,
  },
  'staff-streams': {
    chunks: [...signedInChunks, 'staff-area', 'staff-streams'],
    maxJsKb: 212,
    maxCssKb: 23,
  },
  'staff-operations': {
    chunks: [...signedInChunks, 'staff-area', 'staff-operations'],
    maxJsKb: 212,
    maxCssKb: 23,
  },
  onboarding: { chunks: [...signedInChunks, 'onboarding-wizard'], maxJsKb: 235 },
};
const DEFAULT_MAX_CSS_KB = 20;
/** Limited, because browsers load only six files at a time over HTTP/1.1. */
const MAX_JS_FILES = 20;

const getGzippedKb = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length / 1000;
const sumKb = (files) => [...files].reduce((total, file) => total + getGzippedKb(file), 0);

/** Returns the key of a chunk in the manifest. */
function findKey(chunkName) {
  const keys = Object.keys(manifest).filter((key) => manifest[key].name === chunkName);
  const [key] = keys;
  if (keys.length !== 1) throw new Error(`${chunkName} is not one chunk: build first, or fix ROUTES.`);
  return key;
}

/** Returns the files of chunks and of everything that they import statically. */
function collectFiles(keys) {
  const visitedKeys = new Set();
  const visit = (key) => {
    if (visitedKeys.has(key)) return;
    visitedKeys.add(key);
    manifest[key].imports?.forEach(visit);
  };
  keys.forEach(visit);
  const chunks = [...visitedKeys].map((key) => manifest[key]);
  return {
    js: new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
    css: new Set(chunks.flatMap(({ css = [] }) => css)),
  };
}

const rows = Object.entries(ROUTES).map(([route, { chunks, maxJsKb, maxCssKb = DEFAULT_MAX_CSS_KB }]) => {
  const files = collectFiles(['entry', ...chunks].map(findKey));
  const js = sumKb(files.js);
  const css = sumKb(files.css);
  const jsFileCount = files.js.size;
  // bench/ reads `js` and `css` (in kB) and `files` of the printed JSON.
  return {
    route,
    js,
    maxJsKb,
    css,
    files: jsFileCount,
    isOverBudget: js > maxJsKb || css > maxCssKb || jsFileCount > MAX_JS_FILES,
  };
});

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(rows));
} else {
  console.table(
    rows.map(({ route, js, maxJsKb, css, files, isOverBudget }) => ({
      route,
      'JS kB': js.toFixed(1),
      'max JS kB': maxJsKb,
      'CSS kB': css.toFixed(1),
      files,
      isOverBudget,
    })),
  );
}

const { footprint } = JSON.parse(readFileSync(new URL('../../bench/limits.json', import.meta.url), 'utf8'));
for (const { route } of rows) {
  if (footprint[`${route}: JavaScript`] !== undefined) continue;
  console.error(`bench/limits.json has no limits for the route ${route}.`);
  process.exitCode = 1;
}
if (rows.some(({ isOverBudget }) => isOverBudget)) process.exitCode = 1;
