// node frontend/scripts/app-icons.mjs: renders the app icons from public/favicon.svg with an installed Chromium.
// Run it after changing the drawing, and commit the generated files.
import { readFileSync, writeFileSync } from 'node:fs';
import puppeteer from 'puppeteer';

const publicFolder = new URL('../public/', import.meta.url);
const drawing = readFileSync(new URL('favicon.svg', publicFolder), 'utf8');
const BACKGROUND = /<rect [^>]*fill="([^"]+)"\/>/;
/** The width and height of the drawing in its own units. */
const VIEW_BOX_SIZE = 32;
/** Every platform mask keeps a circle of 80% of the width, so the mark must fit inside it. */
const MASKABLE_SCALE = 0.8;
/** iOS cuts off only the corners, so the mark may be larger than in a maskable icon. */
const APPLE_SCALE = 0.9;
const ICO_SIZES = [16, 32, 48];

/** Returns the drawing with a full-bleed background and the mark scaled about the centre. */
function renderFullBleed(scale) {
  const [rect, color] = BACKGROUND.exec(drawing) ?? [];
  if (rect === undefined) throw new Error('favicon.svg has no background');
  const shift = (VIEW_BOX_SIZE / 2) * (1 - scale);
  return drawing
    .replace(
      rect,
      `<rect width="${VIEW_BOX_SIZE}" height="${VIEW_BOX_SIZE}" fill="${color}"/><g transform="translate(${shift} ${shift}) scale(${scale})">`,
    )
    .replace('</svg>', '</g></svg>');
}

const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage();

async function renderPng(svg, size) {
  await page.setViewport({ width: size, height: size });
  const sizedSvg = svg.replace('<svg ', `<svg width="${size}" height="${size}" style="display:block" `);
  await page.setContent(`<!doctype html><body style="margin:0;background:transparent">${sizedSvg}</body>`);
  return Buffer.from(await page.screenshot({ omitBackground: true, clip: { x: 0, y: 0, width: size, height: size } }));
}

/** Encodes PNG images as an ICO file. */
function encodeIco(images) {
  const HEADER_BYTES = 6;
  const ENTRY_BYTES = 16;
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(images.length, 4);
  let offset = HEADER_BYTES + ENTRY_BYTES * images.length;
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt8(size, 0); // width
    entry.writeUInt8(size, 1); // height
    entry.writeUInt16LE(1, 4); // color planes
    entry.writeUInt16LE(32, 6); // bits per pixel
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}

const write = (name, content) => writeFileSync(new URL(name, publicFolder), content);
try {
  write('icon-192.png', await renderPng(drawing, 192));
  write('icon-512.png', await renderPng(drawing, 512));
  write('icon-maskable-512.png', await renderPng(renderFullBleed(MASKABLE_SCALE), 512));
  write('apple-touch-icon.png', await renderPng(renderFullBleed(APPLE_SCALE), 180));
  const images = [];
  for (const size of ICO_SIZES) images.push({ size, png: await renderPng(drawing, size) });
  write('favicon.ico', encodeIco(images));
} finally {
  await browser.close();
}
