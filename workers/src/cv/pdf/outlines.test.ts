import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Outlines } from './outlines.js';

const { resolve } = createRequire(join(process.cwd(), 'package.json'));
const font = readFileSync(resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'));
/** The glyphs of a blank and of two letters. */
const [blank, a, b] = [3, 68, 69];

it('knows which glyphs draw anything', () => {
  const outlines = new Outlines(font);
  expect([blank, a, b].map((glyph) => outlines.isDrawn(glyph))).toEqual([false, true, true]);
  expect(outlines.isDrawn(outlines.nothing)).toBe(false);
});

it('leaves a font alone that nothing is added to', () => {
  expect(new Outlines(font).written()).toBeUndefined();
});

it('adds glyphs after those there are, and changes none of these', () => {
  const outlines = new Outlines(font);
  const added = [
    outlines.together(
      [
        { glyph: a, x: 0, y: 0 },
        { glyph: b, x: 300, y: -50 },
        { glyph: blank, x: 9, y: 9 },
      ],
      900,
    ),
    outlines.together([{ glyph: blank, x: 0, y: 0 }], 100),
  ];
  expect(added).toEqual([outlines.count, outlines.count + 1]);
  const again = new Outlines(outlines.written() ?? Buffer.alloc(0));
  expect(again.count).toBe(outlines.count + 2);
  expect(added.map((glyph) => again.isDrawn(glyph))).toEqual([true, false]);
  const drawn = Array.from({ length: outlines.count }, (_, glyph) => again.isDrawn(glyph) === outlines.isDrawn(glyph));
  expect(drawn).not.toContain(false);
});

it('keeps within what a font can hold, however far apart and however many the parts are', () => {
  const outlines = new Outlines(font);
  const many = Array.from({ length: 5000 }, (_, index) => ({ glyph: a, x: 0, y: index * 100 }));
  const glyph = outlines.together(many, 600);
  expect(new Outlines(outlines.written() ?? Buffer.alloc(0)).isDrawn(glyph)).toBe(true);
});
