import { readData } from '../../../read-data.js';

/** Titles that are not roles themselves, and the roles they often lead to, most likely first. */
interface SteppingStones {
  readonly titles: readonly string[];
  readonly roles: readonly string[];
}

/** Each title with the roles it leads to, most likely first. */
export const STEPPING_STONES: readonly (readonly [title: string, roles: readonly string[]])[] = (
  readData('roles/stepping-stones') as readonly SteppingStones[]
).flatMap(({ titles, roles }) => titles.map((title): readonly [string, readonly string[]] => [title, roles]));
