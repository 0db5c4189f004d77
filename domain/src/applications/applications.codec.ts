import {
  APPLICATIONS_SNAPSHOT_VERSION,
  APPLICATIONS_STREAM_PREFIX,
  type ApplicationsEvent,
  applicationsSnapshot,
  applicationsStream,
  decodeApplicationsEvent,
} from '@trackrecord/contracts';
import type { StreamCodec } from '../aggregate.js';
import type { ApplicationsState } from './applications.js';

/** How applications streams and their snapshots are stored. */
export const applicationsCodec: StreamCodec<ApplicationsState, ApplicationsEvent> = {
  streamPrefix: APPLICATIONS_STREAM_PREFIX,
  getStream: applicationsStream,
  decode: decodeApplicationsEvent,
  snapshotVersion: APPLICATIONS_SNAPSHOT_VERSION,
  toSnapshot: (_uid, { applications, hiddenPostings, hiddenCompanies, savedEvents }, revision) => ({
    revision,
    applications,
    hiddenPostings,
    hiddenCompanies,
    savedEvents,
  }),
  restore: (content) => {
    const snapshot = applicationsSnapshot.safeParse(content);
    return snapshot.success ? { ...snapshot.data, erased: false } : undefined;
  },
};
