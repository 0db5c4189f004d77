import { loudness, SILENT_BELOW } from './loudness.js';
import { SAMPLE_RATE } from './sound.js';

/** Seconds of a square wave, whose root mean square is its height. */
function square(seconds: number, height: number): Buffer {
  const samples = Buffer.alloc(seconds * SAMPLE_RATE * 2);
  for (let at = 0; at < samples.length; at += 2) samples.writeInt16LE(at % 64 < 32 ? height : -height, at);
  return samples;
}

it('is the root mean square as a share of full scale', () => {
  expect(loudness(square(2, 16_384))).toBeCloseTo(0.5);
});

it('hears one word in a long silence', () => {
  expect(loudness(Buffer.concat([square(60, 0), square(1, 3_277), square(60, 0)]))).toBeCloseTo(0.1);
});

it('hardly hears a click', () => {
  const click = Buffer.concat([square(1, 0), square(0.001, 3_277), square(1, 0)]);
  expect(loudness(click)).toBeLessThan(0.01);
});

it('takes zeros, the faintest noise and no samples at all for silence', () => {
  for (const quiet of [square(1, 0), square(1, 15), Buffer.alloc(0), Buffer.alloc(1)]) {
    expect(loudness(quiet)).toBeLessThan(SILENT_BELOW);
  }
  expect(loudness(square(1, 25))).toBeGreaterThan(SILENT_BELOW);
});
