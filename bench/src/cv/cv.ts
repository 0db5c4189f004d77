import type { Bench } from '../runner/figure.js';
import { existingCv } from './existing-cv.js';
import { rendering } from './rendering.js';
import { saveToCv } from './save-to-cv.js';

/** Measures rendering CVs compared with other renderers, serving existing CVs, and the time from a save to its CV. */
export const cv: Bench = async (options) => [
  ...(await rendering(options)),
  ...(await existingCv(options)),
  ...(await saveToCv(options)),
];
