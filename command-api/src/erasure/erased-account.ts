import type { Firebase } from '@trackrecord/platform';
import type { Eraser } from './eraser.js';

const DEADLINE = 15_000;

/** The list of accounts at the identity provider did not reach the disk. */
class NotExported extends Error {
  override readonly name = 'NotExported';
}

/**
 * The person's account at the identity provider. An emulator keeps its accounts in memory: it is asked to write them to
 * disk at `exportUrl`, without the one that is gone (design.md section 5).
 */
export const erasedAccount = (identities: Pick<Firebase, 'has' | 'remove'>, exportUrl: string | undefined): Eraser => ({
  part: 'account',
  erase: async (uid) => {
    await identities.remove(uid);
    if (exportUrl === undefined) return;
    const answer = await fetch(exportUrl, { method: 'POST', signal: AbortSignal.timeout(DEADLINE) });
    if (!answer.ok) throw new NotExported(`the accounts were not written to disk (${answer.status})`);
  },
  holds: (uid) => identities.has(uid),
});
