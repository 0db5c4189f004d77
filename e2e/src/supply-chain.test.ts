import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const text = (path: string): string => readFileSync(join(root, path), 'utf8');

interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

it('locks every package with an integrity hash and a registry URL', () => {
  const { packages } = JSON.parse(text('package-lock.json')) as { packages: Record<string, LockedPackage> };
  const foreign = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(foreign.length).toBeGreaterThan(100);
  const isLocked = ({ integrity, resolved = 'https://' }: LockedPackage) =>
    integrity?.startsWith('sha512-') === true && resolved.startsWith('https://');
  expect(foreign.filter(([, locked]) => !isLocked(locked)).map(([path]) => path)).toEqual([]);
});

it('runs no install scripts of packages, neither locally nor in images', () => {
  expect(text('.npmrc').split('\n')).toContain('ignore-scripts=true');
  for (const image of ['deploy/service.Dockerfile', 'deploy/web.Dockerfile']) {
    expect(text(image)).toMatch(/^COPY package\.json package-lock\.json \.npmrc .*\.\/$/m);
    expect(text(image)).not.toMatch(/npm (install|i|add|update)\b|ignore-scripts/);
  }
  expect(text('scripts/set-up.mjs')).toContain("run('npm', ['ci',");
  expect(text('scripts/set-up.mjs')).not.toMatch(/ignore-scripts|'rebuild'/);
});
