/**
 * What tests load as `fast-check`: properties see the same values in every run, or those of TEST_SEED, and run TEST_SCALE
 * times as often.
 */
const real = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const DEFAULT_RUNS = 100;
const scale = Number(process.env.TEST_SCALE || 1);

real.configureGlobal({ seed: Number(process.env.TEST_SEED || 1), numRuns: Math.ceil(DEFAULT_RUNS * scale) });

const assert = (property, { numRuns, ...parameters } = {}) =>
  real.assert(property, numRuns === undefined ? parameters : { ...parameters, numRuns: Math.ceil(numRuns * scale) });

module.exports = { ...real, assert, default: { ...real.default, assert }, __esModule: true };
