import { BYTES_PER_SAMPLE, SAMPLE_RATE } from './sound.js';

const FULL_SCALE = 32_768;
/** About as long as a word: a click of the mouse hardly counts, one word in a long silence does. */
const WINDOW = SAMPLE_RATE / 2;

/**
 * Below this a recording counts as silent: -65 dB of full scale. Measured with three flite voices and the offline
 * recogniser: down to -63 dB as many words are wrong as at full volume (about 0.2), at -68 dB 0.24, at -73 dB 0.38, and
 * then words are guessed. A muted microphone records zeros.
 */
export const SILENT_BELOW = 10 ** (-65 / 20);

/** The root mean square of the loudest half second of 16-bit samples, as a share of full scale, 0 to 1. */
export function loudness(samples: Buffer): number {
  const count = Math.floor(samples.length / BYTES_PER_SAMPLE);
  let loudest = 0;
  for (let from = 0; from < count; from += WINDOW) {
    loudest = Math.max(loudest, sumOfSquares(samples, from, Math.min(count, from + WINDOW)));
  }
  return Math.sqrt(loudest / Math.max(1, Math.min(count, WINDOW))) / FULL_SCALE;
}

function sumOfSquares(samples: Buffer, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += samples.readInt16LE(at * BYTES_PER_SAMPLE) ** 2;
  return sum;
}
