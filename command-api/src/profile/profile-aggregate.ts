import { decodeProfileEvent, type ProfileEvent, profileStream } from '@trackrecord/contracts';
import { originOfChange, type ProfileCommand, profileDecider, type ProfileState } from '@trackrecord/domain';
import type { Aggregate } from '../commands/aggregate.js';
import { profileSnapshots } from './profile-snapshots.js';

/** The streams `profile-{uid}`: the facts of a profile. */
export const profileAggregate: Aggregate<ProfileCommand, ProfileState, ProfileEvent> = {
  streamOf: profileStream,
  decode: decodeProfileEvent,
  decider: profileDecider,
  originOf: originOfChange,
  snapshots: profileSnapshots,
};
