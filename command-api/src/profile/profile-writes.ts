import type { ProfileCommand, ProfileState } from '@trackrecord/domain';
import type { Writes } from '../commands/writes.js';

/** Runs writes on profiles. */
export type ProfileWrites = Writes<ProfileCommand, ProfileState>;
