import { accessEventData } from '@trackrecord/contracts';
import { type EventOpener, KeyDestroyedError } from '@trackrecord/platform';
import type { SessionRecord } from './read-access-log.js';

/** Why a session was opened. Both are null if the account was erased. */
export interface Explanation {
  readonly reason: string | null;
  readonly ticket: string | null;
}

const UNREADABLE: Explanation = { reason: null, ticket: null };

/** Decrypts why a session to a person was opened. */
export async function readExplanation(
  opener: EventOpener,
  uid: string,
  { explanation }: SessionRecord,
): Promise<Explanation> {
  if (!explanation) return UNREADABLE;
  try {
    const { reason, ticket } = accessEventData.AccessExplained.parse(await opener.open(uid, explanation));
    return { reason, ticket };
  } catch (error) {
    if (error instanceof KeyDestroyedError) return UNREADABLE;
    throw error;
  }
}
