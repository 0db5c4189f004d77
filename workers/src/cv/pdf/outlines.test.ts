import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Outlines } from './outlines.js';

const { resolve } = createRequire(join(process.cwd(), 'package.json'));
const font = readFileSync(resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'));
/** Glyph ids of the space and two letters. */
const [space, a, b] = [3, 68, 69];

it('detects glyphs that draw something', () => {
  const outlines = new Outlines(font);
  expect([space, a, b].map((glyph) => outlines.isDrawn(glyph))).toEqual([false, true, true]);
  expect(outlines.isDrawn(outlines.emptyGlyphId)).toBe(false);
});

it('leaves an unmodified font alone', () => {
  expect(new Outlines(font).toFont()).toBeUndefined();
});

it('appends glyphs without changing existing ones', () => {
  const outlines = new Outlines(font);
  const addedGlyphs = [
    outlines.addComposite(
      [
        { glyphId: a, x: 0, y: 0 },
        { glyphId: b, x: 300, y: -50 },
        { glyphId: space, x: 9, y: 9 },
      ],
      900,
    ),
    outlines.addComposite([{ glyphId: space, x: 0, y: 0 }], 100),
  ];
  expect(addedGlyphs).toEqual([outlines.glyphCount, outlines.glyphCount + 1]);
  const rereadOutlines = new Outlines(outlines.toFont() ?? Buffer.alloc(0));
  expect(rereadOutlines.glyphCount).toBe(outlines.glyphCount + 2);
  expect(addedGlyphs.map((glyph) => rereadOutlines.isDrawn(glyph))).toEqual([true, false]);
  const areUnchanged = Array.from(
    { length: outlines.glyphCount },
    (_, glyph) => rereadOutlines.isDrawn(glyph) === outlines.isDrawn(glyph),
  );
  expect(areUnchanged).not.toContain(false);
});

it('limits offsets and component counts to what a font can hold', () => {
  const outlines = new Outlines(font);
  const placedGlyphs = Array.from({ length: 5000 }, (_, index) => ({ glyphId: a, x: 0, y: index * 100 }));
  const glyph = outlines.addComposite(placedGlyphs, 600);
  expect(new Outlines(outlines.toFont() ?? Buffer.alloc(0)).isDrawn(glyph)).toBe(true);
});
