import { CLIENT_VERSION, type DetectedSkillsBody } from '@trackrecord/contracts';
import { deriveServiceToken } from '@trackrecord/platform';

/** The command API rejected a notice; the job is retried. */
export class NoticeRejectedError extends Error {
  override readonly name = 'NoticeRejectedError';
}

/** Sends detected skills to the command API, the only writer of user streams (design.md section 3). */
export type Notify = (uid: string, notice: DetectedSkillsBody, signal: AbortSignal) => Promise<void>;

const TIMEOUT_MS = 5_000;

/**
 * Creates the client for notices, which the command API deduplicates by command id. Ignores 401, since an erased
 * account needs no notice.
 * @throws {NoticeRejectedError} for any other error status.
 */
export const createNotifier =
  (url: string, masterKey: Buffer, version = 'dev'): Notify =>
  async (uid, notice, signal) => {
    const response = await fetch(new URL(`/internal/onboarding/${encodeURIComponent(uid)}/skills`, url), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${deriveServiceToken(masterKey)}`,
        'content-type': 'application/json',
        [CLIENT_VERSION]: `worker/${version}`,
      },
      body: JSON.stringify(notice),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!response.ok && response.status !== 401)
      throw new NoticeRejectedError(`The command API answered ${response.status}`);
  };
