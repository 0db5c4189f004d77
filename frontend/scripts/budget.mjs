// node frontend/scripts/budget.mjs [--json]: fails if the first load of a route exceeds its budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

const signedInChunks = [
  'src/shared/identity/firebase-identity.ts',
  'src/app/signed-in-area.tsx',
  'src/app/guard/guard.tsx',
];

/** The chunks that the first load of a route needs, and the maximum sizes of their JavaScript and CSS in kB (gzip). */
const ROUTES = {
  landing: { chunks: ['src/app/screens/signup.tsx'], maxJsKb: 135 },
  profile: { chunks: [...signedInChunks, 'src/app/shell/shell.tsx', 'src/app/screens/profile.tsx'], maxJsKb: 200 },
  jobs: { chunks: [...signedInChunks, 'src/app/shell/shell.tsx', 'src/app/screens/jobs.tsx'], maxJsKb: 200 },
  home: {
    chunks: [...signedInChunks, 'src/app/shell/shell.tsx', 'src/app/screens/dashboard.tsx'],
    maxJsKb: 200,
    maxCssKb: 22,
  },
  applications: {
    chunks: [...signedInChunks, 'src/app/shell/shell.tsx', 'src/app/screens/applications.tsx'],
    maxJsKb: 200,
    maxCssKb: 23,
  },
  extensions: {
    chunks: [...signedInChunks, 'src/app/shell/shell.tsx', 'src/app/screens/extensions.tsx'],
    maxJsKb: 200,
    maxCssKb: 22,
  },
  settings: { chunks: [...signedInChunks, 'src/app/shell/shell.tsx', 'src/app/screens/settings.tsx'], maxJsKb: 200 },
  'staff-people': {
    chunks: [...signedInChunks, 'src/app/staff/staff-area.tsx', 'src/app/screens/staff-people.tsx'],
    maxJsKb: 218,
    maxCssKb: 23,
  },
  onboarding: { chunks: [...signedInChunks, 'src/app/screens/onboarding.tsx'], maxJsKb: 235 },
};
const DEFAULT_MAX_CSS_KB = 20;
/** Limited, because browsers load only six files at a time over HTTP/1.1. */
const MAX_JS_FILES = 26;

const getGzippedKb = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length / 1000;
const sumKb = (files) => [...files].reduce((total, file) => total + getGzippedKb(file), 0);

/** Returns the files of chunks and of everything that they import statically. */
function collectFiles(keys) {
  const visitedKeys = new Set();
  const visit = (key) => {
    if (visitedKeys.has(key)) return;
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${key} is not in the manifest: build first, or fix ROUTES.`);
    visitedKeys.add(key);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  const chunks = [...visitedKeys].map((key) => manifest[key]);
  return {
    js: new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
    css: new Set(chunks.flatMap(({ css = [] }) => css)),
  };
}

const rows = Object.entries(ROUTES).map(([route, { chunks, maxJsKb, maxCssKb = DEFAULT_MAX_CSS_KB }]) => {
  const files = collectFiles(['index.html', ...chunks]);
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
