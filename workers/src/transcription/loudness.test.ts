import { measureLoudness, SILENCE_THRESHOLD } from './loudness.js';
import { SAMPLE_RATE } from './decoded-audio.js';

/** Creates a square wave, whose root mean square is its amplitude. */
function createSquareWave(seconds: number, amplitude: number): Buffer {
  const samples = Buffer.alloc(seconds * SAMPLE_RATE * 2);
  for (let at = 0; at < samples.length; at += 2) samples.writeInt16LE(at % 64 < 32 ? amplitude : -amplitude, at);
  return samples;
}

it('returns the root mean square as a share of full scale', () => {
  expect(measureLoudness(createSquareWave(2, 16_384))).toBeCloseTo(0.5);
});

it('returns the loudness of the loudest half second', () => {
  expect(
    measureLoudness(Buffer.concat([createSquareWave(60, 0), createSquareWave(1, 3_277), createSquareWave(60, 0)])),
  ).toBeCloseTo(0.1);
});

it('ignores a click', () => {
  const click = Buffer.concat([createSquareWave(1, 0), createSquareWave(0.001, 3_277), createSquareWave(1, 0)]);
  expect(measureLoudness(click)).toBeLessThan(0.01);
});

it('treats zeros, faint noise and empty input as silence', () => {
  for (const quiet of [createSquareWave(1, 0), createSquareWave(1, 15), Buffer.alloc(0), Buffer.alloc(1)]) {
    expect(measureLoudness(quiet)).toBeLessThan(SILENCE_THRESHOLD);
  }
  expect(measureLoudness(createSquareWave(1, 25))).toBeGreaterThan(SILENCE_THRESHOLD);
});
