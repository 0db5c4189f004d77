import type { Bench } from '../runner/figure.js';
import { benchExistingCv } from './existing-cv.js';
import { benchRendering } from './rendering.js';
import { benchSaveToCv } from './save-to-cv.js';

/** Measures rendering CVs compared with plain puppeteer, serving existing CVs, and the time from a save to its CV. */
export const benchCv: Bench = async (options) => [
  ...(await benchRendering(options)),
  ...(await benchExistingCv(options)),
  ...(await benchSaveToCv(options)),
];
