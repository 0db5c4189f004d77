// node workers/scripts/pack-fonts.mjs FOLDER: writes `workers/fonts` from the @expo-google-fonts packages installed below
// FOLDER. The packages hold nine weights of each font, 200 MB in total; CVs use two.
import { brotliCompressSync, constants } from 'node:zlib';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const FONTS = ['noto-sans-jp', 'noto-sans-kr', 'noto-sans-sc'];
const WEIGHTS = ['400Regular', '700Bold'];
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: node workers/scripts/pack-fonts.mjs FOLDER');

const toTargetUrl = (name) => new URL(`../fonts/${name}`, import.meta.url);
const packages = join(folder, 'node_modules/@expo-google-fonts');

for (const font of FONTS) {
  copyFileSync(join(packages, font, 'LICENSE_FONT'), toTargetUrl(`${font}.LICENSE`));
  const family = font
    .split('-')
    // The regions JP, KR and SC are in capitals.
    .map((word) => (word.length === 2 ? word.toUpperCase() : word[0].toUpperCase() + word.slice(1)))
    .join('');
  for (const weight of WEIGHTS) {
    const file = join(packages, font, weight, `${family}_${weight}.ttf`);
    const content = readFileSync(file);
    const compressed = brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
    writeFileSync(toTargetUrl(`${basename(file)}.br`), compressed);
    console.log(`${basename(file)}: ${content.length} -> ${compressed.length} bytes`);
  }
}
