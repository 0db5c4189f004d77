import type { ApplicationId } from '../../../shared/applications/applications-api';

/** Returns the key of the draft of a part of an application; `new` for an entry that is added. */
export const toDraftKey = ({ uid, applicationId }: ApplicationId, part: string, entryId = 'new'): string =>
  `application:${uid}:${applicationId}:${part}:${entryId}`;
