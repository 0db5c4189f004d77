import type { NoticeSkillsBody } from '@trackrecord/contracts';
import { serviceToken } from '@trackrecord/platform';

/** The command API did not take a notice; it is told again. */
export class NoticeRefused extends Error {
  override readonly name = 'NoticeRefused';
}

/** Tells the command API what was noticed about somebody: only it appends to their streams (design.md section 3). */
export type Notify = (uid: string, notice: NoticeSkillsBody, signal: AbortSignal) => Promise<void>;

const DEADLINE = 5_000;

/**
 * How a worker tells the command API. The same command id is the same notice.
 * @throws {NoticeRefused} unless it was taken, or the account is gone, which leaves nothing to tell.
 */
export const notifyCommandApi =
  (url: string, masterKey: Buffer): Notify =>
  async (uid, notice, signal) => {
    const answer = await fetch(new URL(`/internal/onboarding/${encodeURIComponent(uid)}/skills`, url), {
      method: 'POST',
      headers: { authorization: `Bearer ${serviceToken(masterKey)}`, 'content-type': 'application/json' },
      body: JSON.stringify(notice),
      signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE)]),
    });
    if (!answer.ok && answer.status !== 401) throw new NoticeRefused(`The command API answered ${answer.status}`);
  };
