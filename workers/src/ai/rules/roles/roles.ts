import { readData } from '../../../read-data.js';

/** The experience that a role usually requires. */
export type Level = 'entry' | 'experienced' | 'senior';

/** A role of the list from which users choose in the client (contracts, lists/roles; spec section 9). */
export interface Role {
  readonly title: string;
  readonly level: Level;
  readonly alternativeTitles: readonly string[];
  readonly description: string;
  /** Canonical names, most important first. */
  readonly skills: readonly string[];
}

/** The 43 roles of that list, in its order. */
export const KNOWN_ROLES = readData('roles/roles') as readonly Role[];
