import { type CurrentConsent, type OwnAccess, type OwnAccesses, ownAccessReadEndpoints } from '@trackrecord/contracts';
import { type AccessState, findConsent, getSessionEnd } from '@trackrecord/domain';
import { type EventOpener, handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { type AccessEventSource, type AccessLog, readAccessLog, type SessionRecord } from './read-access-log.js';
import { readExplanation } from './read-explanation.js';
import { sortBefore, takePage } from './take-page.js';

const PAGE_SIZE = 20;

/** The sources of what a person can read about accesses to their data. */
export interface OwnAccessSources {
  readonly store: AccessEventSource;
  readonly eventOpener: EventOpener;
  /** Returns the pseudonym of a staff member, such as `S-7K2Q`. */
  readonly toPseudonym: (staff: string) => string;
}

/** GET /profile/{uid}/accesses: when support looked at the profile, why and at what, newest first. */
export const listOwnAccesses = ({ store, ...sources }: OwnAccessSources): RequestHandler =>
  handle(ownAccessReadEndpoints.listOwnAccesses, async ({ params: { uid }, query: { before } }) => {
    const log = await readAccessLog(store, uid);
    return { status: 200, body: await toOwnAccesses(log, sources, uid, { before, now: new Date() }) };
  });

interface OwnAccessOptions {
  /** Only sessions that were opened before this time. */
  readonly before?: string | undefined;
  readonly now: Date;
  /** The maximum number of sessions; 20 by default. */
  readonly size?: number;
}

/** Returns the access sessions to a person, newest first, as the person sees them. */
export async function toOwnAccesses(
  log: AccessLog,
  { eventOpener, toPseudonym }: Pick<OwnAccessSources, 'eventOpener' | 'toPseudonym'>,
  uid: string,
  { before, now, size = PAGE_SIZE }: OwnAccessOptions,
): Promise<OwnAccesses> {
  const time = now.toISOString();
  const sessions = log.sessions.flatMap((record) => withState(log, record));
  const { entries, next } = await takePage(sortBefore(sessions, before), size);
  const items = await Promise.all(
    entries.map(async ({ record, state, at }): Promise<OwnAccess> => {
      const end = getSessionEnd(state);
      return {
        id: record.id,
        at,
        until: state.until,
        endedAt: end <= time ? end : null,
        open: time < end,
        basis: state.basis,
        purpose: state.purpose,
        ...(await readExplanation(eventOpener, uid, record)),
        who: `Support ${toPseudonym(state.staff)}`,
        looked: [...record.uses],
      };
    }),
  );
  return { items, consent: toCurrentConsent(log.state, time), next };
}

/** Adds the current state of a session to its record. Returns an empty list if the stream has no state for it. */
export function withState({ state: { sessions } }: AccessLog, record: SessionRecord) {
  const state = sessions[record.id];
  return state ? [{ record, state, at: state.openedAt }] : [];
}

/** Returns the consent of a person if it is valid, without the hash of its code. */
export function toCurrentConsent(state: AccessState, now: string): CurrentConsent | null {
  const consent = findConsent(state, now);
  return consent ? { until: consent.until, isUsed: consent.isUsed } : null;
}
