import { BYTES_PER_SAMPLE, SAMPLE_RATE } from './decoded-audio.js';

const FULL_SCALE = 32_768;
/** About as long as a word, so that a mouse click hardly counts, but one word in a long silence does. */
const WINDOW_SAMPLES = SAMPLE_RATE / 2;

/**
 * Quieter recordings count as silent: -65 dB of full scale. Word error rates of the offline transcriber with three
 * flite voices: about 0.2 down to -63 dB (as at full volume), 0.24 at -68 dB, 0.38 at -73 dB. A muted microphone
 * records zeros.
 */
export const SILENCE_THRESHOLD = 10 ** (-65 / 20);

/** Returns the root mean square of the loudest half second of 16-bit samples, as a share of full scale (0 to 1). */
export function measureLoudness(samples: Buffer): number {
  const count = Math.floor(samples.length / BYTES_PER_SAMPLE);
  let maxSum = 0;
  for (let from = 0; from < count; from += WINDOW_SAMPLES) {
    maxSum = Math.max(maxSum, computeSumOfSquares(samples, from, Math.min(count, from + WINDOW_SAMPLES)));
  }
  return Math.sqrt(maxSum / Math.max(1, Math.min(count, WINDOW_SAMPLES))) / FULL_SCALE;
}

function computeSumOfSquares(samples: Buffer, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += samples.readInt16LE(at * BYTES_PER_SAMPLE) ** 2;
  return sum;
}
