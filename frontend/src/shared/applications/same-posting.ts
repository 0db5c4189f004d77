import { SAME_POSTING, SAME_POSTING_PATH } from '@trackrecord/contracts/applications/stages';
import { isApiError } from '../api/api-error';

/** The application that has the posting that could not be added. */
export interface SamePosting {
  readonly applicationId: string;
  /** "Cook at The Inn (Applied)". */
  readonly name: string;
}

/** Returns the application with the same posting, if that is why the server rejected an addition. */
export function readSamePosting(failure: unknown): SamePosting | undefined {
  if (!isApiError(failure) || failure.code !== SAME_POSTING) return undefined;
  const detail = failure.details.find(({ path }) => path.startsWith(SAME_POSTING_PATH));
  return detail && { applicationId: detail.path.slice(SAME_POSTING_PATH.length), name: detail.message };
}
