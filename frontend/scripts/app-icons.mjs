// node frontend/scripts/app-icons.mjs: draws the icons of the application from public/favicon.svg, with a Chromium that is
// installed. Run it after changing the drawing, and commit what it writes.
import { readFileSync, writeFileSync } from 'node:fs';
import puppeteer from 'puppeteer';

const target = new URL('../public/', import.meta.url);
const drawing = readFileSync(new URL('favicon.svg', target), 'utf8');
const BACKGROUND = /<rect [^>]*fill="([^"]+)"\/>/;
const VIEW = 32;
/** What every mask of a platform leaves is a circle of four fifths of the width; the mark has to lie inside. */
const MASKABLE_SCALE = 0.8;
/** iOS rounds the corners only. */
const APPLE_SCALE = 0.9;
const ICO_SIZES = [16, 32, 48];

/** The drawing with a background up to the edges and the mark scaled about its middle. */
function fullBleed(scale) {
  const [rect, colour] = BACKGROUND.exec(drawing) ?? [];
  if (rect === undefined) throw new Error('favicon.svg has no background');
  const shift = (VIEW / 2) * (1 - scale);
  return drawing
    .replace(
      rect,
      `<rect width="${VIEW}" height="${VIEW}" fill="${colour}"/><g transform="translate(${shift} ${shift}) scale(${scale})">`,
    )
    .replace('</svg>', '</g></svg>');
}

const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage();

async function draw(svg, size) {
  await page.setViewport({ width: size, height: size });
  const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" style="display:block" `);
  await page.setContent(`<!doctype html><body style="margin:0;background:transparent">${sized}</body>`);
  return Buffer.from(await page.screenshot({ omitBackground: true, clip: { x: 0, y: 0, width: size, height: size } }));
}

/** An ICO file of PNG images, as every browser since Internet Explorer 11 reads it. */
function icoOf(images) {
  const HEADER_BYTES = 6;
  const ENTRY_BYTES = 16;
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = HEADER_BYTES + ENTRY_BYTES * images.length;
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}

const write = (name, content) => writeFileSync(new URL(name, target), content);
try {
  write('icon-192.png', await draw(drawing, 192));
  write('icon-512.png', await draw(drawing, 512));
  write('icon-maskable-512.png', await draw(fullBleed(MASKABLE_SCALE), 512));
  write('apple-touch-icon.png', await draw(fullBleed(APPLE_SCALE), 180));
  const images = [];
  for (const size of ICO_SIZES) images.push({ size, png: await draw(drawing, size) });
  write('favicon.ico', icoOf(images));
} finally {
  await browser.close();
}
