// node frontend/scripts/icons.mjs FOLDER: writes the sprite of the few bootstrap-icons in use, and the type of their names.
// Run it after changing the list, with `npm install bootstrap-icons@1.13.2` done in an empty folder (2,000 icons, 10 MB).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ICONS = [
  'arrow-counterclockwise',
  'arrow-down-up',
  'arrow-left',
  'arrow-right',
  'backpack',
  'box-arrow-right',
  'box-arrow-up-right',
  'briefcase',
  'bullseye',
  'calendar-event',
  'calendar3',
  'cash',
  'check-circle-fill',
  'check-lg',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-half',
  'clock-history',
  'download',
  'envelope',
  'exclamation-circle',
  'exclamation-triangle',
  'eye',
  'eye-slash',
  'file-earmark-text',
  'gear',
  'geo-alt',
  'house',
  'info-circle',
  'keyboard',
  'layers',
  'layout-sidebar',
  'lightbulb',
  'link-45deg',
  'list',
  'magic',
  'mic',
  'mortarboard',
  'pencil',
  'people',
  'plus',
  'plus-lg',
  'puzzle',
  'search',
  'send',
  'sliders',
  'stars',
  'stop-fill',
  'trash3',
  'x',
  'x-circle-fill',
  'x-lg',
];

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: node frontend/scripts/icons.mjs FOLDER');
const icons = join(folder, 'node_modules/bootstrap-icons/icons');
const target = new URL('../src/shared/ui/', import.meta.url);

const symbols = ICONS.map((name) => {
  const [, inner] = /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(join(icons, `${name}.svg`), 'utf8')) ?? [];
  if (inner === undefined) throw new Error(`${name}.svg is not an icon.`);
  return `<symbol id="${name}" viewBox="0 0 16 16">${inner.replace(/\s*\n\s*/g, '')}</symbol>`;
});
writeFileSync(
  new URL('icons.svg', target),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);

const names = ICONS.map((name) => `  | '${name}'`).join('\n');
writeFileSync(
  new URL('icon-name.ts', target),
  `/** The icons of the sprite; \`scripts/icons.mjs\` writes this file and the sprite. */\nexport type IconName =\n${names};\n`,
);
