import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

it('locks every package with an integrity hash and a registry URL', () => {
  const { packages } = JSON.parse(readText('package-lock.json')) as { packages: Record<string, LockedPackage> };
  const externalPackages = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  expect(externalPackages.length).toBeGreaterThan(100);
  const isLocked = ({ integrity, resolved = 'https://' }: LockedPackage) =>
    integrity?.startsWith('sha512-') === true && resolved.startsWith('https://');
  expect(externalPackages.filter(([, lockedPackage]) => !isLocked(lockedPackage)).map(([path]) => path)).toEqual([]);
});

it('runs no install scripts of packages, neither locally nor in images', () => {
  expect(readText('.npmrc').split('\n')).toContain('ignore-scripts=true');
  for (const image of ['deploy/service.Dockerfile', 'deploy/web.Dockerfile']) {
    expect(readText(image)).toMatch(/^COPY package\.json package-lock\.json \.npmrc .*\.\/$/m);
    expect(readText(image)).not.toMatch(/npm (install|i|add|update)\b|ignore-scripts/);
  }
  expect(readText('scripts/set-up.mjs')).toContain("run('npm', ['ci',");
  expect(readText('scripts/set-up.mjs')).not.toMatch(/ignore-scripts|'rebuild'/);
});
