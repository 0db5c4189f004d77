export * from './profile/decider.js';
export * from './profile/profile-of.js';
export * from './profile/sections.js';
export * from './profile/state.js';
