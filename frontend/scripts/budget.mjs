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

/** The chunks that the first load of a route needs, and the maximum size of their JavaScript in kB (gzip). */
const ROUTES = {
  landing: { chunks: ['src/app/screens/signup.tsx'], maxJs: 135 },
  profile: { chunks: [...signedInChunks, 'src/app/shell/shell.tsx', 'src/app/screens/profile.tsx'], maxJs: 200 },
  jobs: { chunks: [...signedInChunks, 'src/app/shell/shell.tsx', 'src/app/screens/jobs.tsx'], maxJs: 200 },
  home: {
    chunks: [...signedInChunks, 'src/app/shell/shell.tsx', 'src/app/screens/dashboard.tsx'],
    maxJs: 200,
    maxCss: 22,
  },
  applications: {
    chunks: [...signedInChunks, 'src/app/shell/shell.tsx', 'src/app/screens/applications.tsx'],
    maxJs: 200,
    maxCss: 23,
  },
  extensions: {
    chunks: [...signedInChunks, 'src/app/shell/shell.tsx', 'src/app/screens/extensions.tsx'],
    maxJs: 200,
    maxCss: 22,
  },
  settings: { chunks: [...signedInChunks, 'src/app/shell/shell.tsx', 'src/app/screens/settings.tsx'], maxJs: 200 },
  'staff-people': {
    chunks: [...signedInChunks, 'src/app/staff/staff-area.tsx', 'src/app/screens/staff-people.tsx'],
    maxJs: 218,
    maxCss: 23,
  },
  onboarding: { chunks: [...signedInChunks, 'src/app/screens/onboarding.tsx'], maxJs: 235 },
};
const MAX_CSS = 20;
/** Limited, because browsers load only six files at a time over HTTP/1.1. */
const MAX_FILES = 26;

const getGzippedKb = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length / 1000;
const sumKb = (files) => [...files].reduce((total, file) => total + getGzippedKb(file), 0);

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

const rows = Object.entries(ROUTES).map(([route, { chunks, maxJs, maxCss = MAX_CSS }]) => {
  const files = collectFiles(['index.html', ...chunks]);
  const js = sumKb(files.js);
  const css = sumKb(files.css);
  const count = files.js.size;
  return { route, js, maxJs, css, files: count, over: js > maxJs || css > maxCss || count > MAX_FILES };
});

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(rows));
} else {
  console.table(
    rows.map(({ route, js, maxJs, css, files, over }) => ({
      route,
      'JS kB': js.toFixed(1),
      'max JS kB': maxJs,
      'CSS kB': css.toFixed(1),
      files,
      over,
    })),
  );
}

const { footprint } = JSON.parse(readFileSync(new URL('../../bench/limits.json', import.meta.url), 'utf8'));
for (const { route } of rows) {
  if (footprint[`${route}: JavaScript`] !== undefined) continue;
  console.error(`bench/limits.json has no limits for the route ${route}.`);
  process.exitCode = 1;
}
if (rows.some(({ over }) => over)) process.exitCode = 1;
