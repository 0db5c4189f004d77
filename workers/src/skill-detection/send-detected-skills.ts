import { CLIENT_VERSION_HEADER, type DetectedSkillsBody } from '@trackrecord/contracts';
import { deriveServiceToken } from '@trackrecord/platform';

/** The command API rejected detected skills; the job is retried. */
export class DetectedSkillsRejectedError extends Error {
  override readonly name = 'DetectedSkillsRejectedError';
}

/** Sends detected skills to the command API, the only writer of user streams. */
export type SendDetectedSkills = (uid: string, report: DetectedSkillsBody, signal: AbortSignal) => Promise<void>;

const TIMEOUT_MS = 5_000;

/**
 * Creates the client for detected skills, which the command API deduplicates by command id. Ignores 401: the account
 * is erased, so its skills need not be stored.
 * @throws {DetectedSkillsRejectedError} for any other error status.
 */
export const createDetectedSkillsSender =
  (url: string, masterKey: Buffer, version = 'dev'): SendDetectedSkills =>
  async (uid, report, signal) => {
    const response = await fetch(new URL(`/internal/onboarding/${encodeURIComponent(uid)}/skills`, url), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${deriveServiceToken(masterKey)}`,
        'content-type': 'application/json',
        [CLIENT_VERSION_HEADER]: `worker/${version}`,
      },
      body: JSON.stringify(report),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!response.ok && response.status !== 401)
      throw new DetectedSkillsRejectedError(`The command API answered ${response.status}`);
  };
