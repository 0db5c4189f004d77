import type { Firebase } from '@trackrecord/platform';
import type { Eraser } from './eraser.js';

const DEADLINE = 15_000;

/** The identity provider could not export its accounts to disk. */
class NotExported extends Error {
  override readonly name = 'NotExported';
}

/**
 * Erases the account at the identity provider. The emulator keeps accounts in memory, so it is told to export them to
 * disk at `exportUrl` afterwards (design.md section 5).
 */
export const accountEraser = (identities: Pick<Firebase, 'has' | 'remove'>, exportUrl: string | undefined): Eraser => ({
  part: 'account',
  erase: async (uid) => {
    await identities.remove(uid);
    if (exportUrl === undefined) return;
    const answer = await fetch(exportUrl, { method: 'POST', signal: AbortSignal.timeout(DEADLINE) });
    if (!answer.ok) throw new NotExported(`the accounts were not written to disk (${answer.status})`);
  },
  holds: (uid) => identities.has(uid),
});
