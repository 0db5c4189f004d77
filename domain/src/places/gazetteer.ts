/**
 * Cities and countries by their names. Not in the index of the package, because it takes memory and only matching needs
 * it.
 */
export * from './cities.js';
export * from './countries.js';
export * from './named-places.js';
export * from './place-key.js';
export { abbreviateStates, toStateCode } from './us-states.js';
