/** Cities and countries by their names. Apart from the index: it takes memory, and only who compares places needs it. */
export * from './cities.js';
export * from './countries.js';
export * from './named-places.js';
export * from './place-key.js';
