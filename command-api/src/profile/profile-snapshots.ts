import { profileSnapshot, type ProfileSnapshot, SNAPSHOT_VERSION } from '@trackrecord/contracts';
import { profileOf, type ProfileState, stateOf } from '@trackrecord/domain';
import type { SnapshotRules } from '../commands/aggregate.js';

/** Profiles in snapshots. */
export const profileSnapshots: SnapshotRules<ProfileState> = {
  version: SNAPSHOT_VERSION,
  contentOf: (uid, { state, revision, updatedAt, commands }): ProfileSnapshot => ({
    profile: profileOf(uid, state, Number(revision), updatedAt),
    commands: commands.map(({ first, last, ...rest }) => ({ ...rest, first: Number(first), last: Number(last) })),
  }),
  foldedOf: (content) => {
    const { data } = profileSnapshot.safeParse(content);
    return (
      data && {
        state: stateOf(data.profile),
        revision: BigInt(data.profile.revision),
        updatedAt: data.profile.updatedAt,
        commands: data.commands.map(({ first, last, at, ...rest }) => ({
          ...rest,
          first: BigInt(first),
          last: BigInt(last),
          at: at ?? data.profile.updatedAt,
        })),
      }
    );
  },
};
