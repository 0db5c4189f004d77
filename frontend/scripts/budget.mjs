// node frontend/scripts/budget.mjs [--json]: fails if the first visit of a route costs more than its budget (design.md section 7).
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

const signedIn = [
  'src/shared/identity/firebase-identity.ts',
  'src/app/signed-in-area.tsx',
  'src/app/guard/entry.tsx',
  'src/app/guard/guard.tsx',
];

/** What a first visit loads before the route can be used, and how many kilobytes of JavaScript that may be. */
const ROUTES = {
  landing: { chunks: ['src/app/screens/signup.tsx'], most: 135 },
  profile: { chunks: [...signedIn, 'src/app/shell/shell-route.tsx', 'src/app/screens/profile.tsx'], most: 200 },
  jobs: { chunks: [...signedIn, 'src/app/shell/shell-route.tsx', 'src/app/screens/jobs.tsx'], most: 200 },
  settings: { chunks: [...signedIn, 'src/app/shell/shell-route.tsx', 'src/app/screens/settings.tsx'], most: 200 },
  onboarding: { chunks: [...signedIn, 'src/app/screens/onboarding.tsx'], most: 235 },
};
const MOST_CSS = 20;
/** A browser loads six files at a time over HTTP/1.1. */
const MOST_FILES = 26;

const kilobytes = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length / 1000;
const sum = (files) => [...files].reduce((total, file) => total + kilobytes(file), 0);

function filesOf(keys) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${key} is not in the manifest: build first, or correct the budget.`);
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  const chunks = [...seen].map((key) => manifest[key]);
  return {
    js: new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
    css: new Set(chunks.flatMap(({ css = [] }) => css)),
  };
}

const rows = Object.entries(ROUTES).map(([route, { chunks, most }]) => {
  const files = filesOf(['index.html', ...chunks]);
  const js = sum(files.js);
  const css = sum(files.css);
  const count = files.js.size;
  return { route, js, most, css, files: count, over: js > most || css > MOST_CSS || count > MOST_FILES };
});

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(rows));
} else {
  console.table(
    rows.map(({ route, js, most, css, files, over }) => ({
      route,
      'JS kB': js.toFixed(1),
      'of at most': most,
      'CSS kB': css.toFixed(1),
      files,
      over,
    })),
  );
}
if (rows.some(({ over }) => over)) process.exitCode = 1;
