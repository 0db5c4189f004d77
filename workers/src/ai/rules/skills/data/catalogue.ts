import type { SkillsByCategory } from '@trackrecord/contracts';
import { BACKEND } from './backend.js';
import { DATABASES } from './databases.js';
import { FRONTEND_AND_MOBILE } from './frontend-and-mobile.js';
import { LANGUAGES } from './languages.js';
import { PROTOCOLS_AND_STANDARDS } from './protocols-and-standards.js';

export type SkillCategory = keyof SkillsByCategory;

/**
 * The lists of names by category (spec section 3): what is known and done technically, the products it is done with,
 * the fields and practices of a trade, and what is said of how somebody works.
 */
export const CATALOGUE: readonly (readonly [SkillCategory, readonly string[]])[] = [
  ['technical', [LANGUAGES, FRONTEND_AND_MOBILE, BACKEND, DATABASES, PROTOCOLS_AND_STANDARDS]],
];
