import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Properties that browsers animate off the main thread. */
const COMPOSITED = new Set(['opacity', 'transform', 'translate', 'rotate', 'scale']);
const styles = readdirSync(__dirname)
  .filter((name) => name.endsWith('.scss'))
  .map((name) => readFileSync(join(__dirname, name), 'utf8'))
  .join('\n');

const infiniteAnimations = [...styles.matchAll(/animation: (tr-[a-z]+)[^;]*\binfinite\b/g)].map(
  ([, name = '']) => name,
);

/** Returns the properties in the keyframes of an animation. */
function getProperties(name: string): readonly string[] {
  const start = styles.indexOf(`@keyframes ${name} {`);
  const body = styles.slice(start, styles.indexOf('\n}', start));
  return [...body.matchAll(/^\s+([a-z-]+):/gm)].map(([, property = '']) => property);
}

it('runs infinite animations off the main thread', () => {
  expect(infiniteAnimations).toContain('tr-skeleton');
  const others = infiniteAnimations.flatMap((name) =>
    getProperties(name)
      .filter((property) => !COMPOSITED.has(property))
      .map((property) => `${name}: ${property}`),
  );
  expect(others).toEqual([]);
});
