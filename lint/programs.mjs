/** Paths of the linter and the formatter. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const resolveBinary = (name) => {
  const manifest = require.resolve(`${name}/package.json`);
  return join(dirname(manifest), require(manifest).bin[name]);
};

export const oxlint = resolveBinary('oxlint');
export const oxfmt = resolveBinary('oxfmt');
