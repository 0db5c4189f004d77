/**
 * Replaces `fast-check` in tests: fixes the seed (TEST_SEED) and multiplies the number of runs by TEST_SCALE, and by
 * PROPERTY_SCALE, which `npm test` sets.
 */
const fastCheck = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const DEFAULT_RUNS = 100;
const scale = Number(process.env.TEST_SCALE || 1) * Number(process.env.PROPERTY_SCALE || 1);

fastCheck.configureGlobal({ seed: Number(process.env.TEST_SEED || 1), numRuns: Math.ceil(DEFAULT_RUNS * scale) });

const assert = (property, { numRuns, ...parameters } = {}) =>
  fastCheck.assert(
    property,
    numRuns === undefined ? parameters : { ...parameters, numRuns: Math.ceil(numRuns * scale) },
  );

module.exports = { ...fastCheck, assert, default: { ...fastCheck.default, assert }, __esModule: true };
