import { profileStream } from '@trackrecord/contracts/events/streams';
import { READ_DEADLINE_MS } from '../api/deadlines';
import type { ApiRequest } from '../api/send';

/** The request for a profile. */
export const profileRequest = (uid: string): ApiRequest => ({
  method: 'GET',
  path: `/profile/${encodeURIComponent(uid)}`,
  stream: profileStream(uid),
  deadline: READ_DEADLINE_MS,
});
