import type { PersonCard } from '@trackrecord/contracts';
import { getIdleEnd, isExtendable, isOpen } from '@trackrecord/domain';
import { toCurrentConsent } from './own-accesses.js';
import { type AccessEventSource, readAccessLog } from './read-access-log.js';

/** Reads the consent of a person, and the open sessions of a staff member to them. */
export async function readCardAccess(
  store: AccessEventSource,
  uid: string,
  staff: string,
): Promise<Pick<PersonCard, 'consent' | 'sessions'>> {
  const { state } = await readAccessLog(store, uid);
  const now = new Date().toISOString();
  const sessions = Object.entries(state.sessions)
    .filter(([, session]) => session.staff === staff && isOpen(session, now))
    .map(([sessionId, session]) => ({
      sessionId,
      uid,
      basis: session.basis,
      purpose: session.purpose,
      openedAt: session.openedAt,
      until: session.until,
      idleUntil: getIdleEnd(session),
      isExtendable: isExtendable(session),
    }));
  return { consent: toCurrentConsent(state, now), sessions };
}
