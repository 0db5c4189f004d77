import {
  type AccessBasis,
  type AccessEvent,
  ACCESS_LIMITS,
  type AccessPurpose,
  type Actor,
} from '@trackrecord/contracts';

/** An event of an access stream, with who caused it and when. Both are in its metadata. */
export type AccessEventRecord = AccessEvent & {
  readonly actor: Actor;
  /** ISO date and time (UTC). */
  readonly at: string;
};

/** One read in a session. The same read is recorded at most once in `ACCESS_LIMITS.deduplicationMs`. */
interface Use {
  readonly what: string;
  readonly detail: string;
  readonly at: string;
}

/** An access session. */
export interface SessionState {
  /** The uid of the staff member. */
  readonly staff: string;
  /** When the staff member signed in; undefined in older sessions. */
  readonly signedInAt: string | undefined;
  readonly basis: AccessBasis;
  readonly purpose: AccessPurpose;
  readonly openedAt: string;
  readonly until: string;
  /** The end of the consent it was opened with. */
  readonly consentUntil: string | undefined;
  readonly isExtended: boolean;
  readonly lastUsedAt: string;
  /** When it was ended before it expired. */
  readonly endedAt: string | undefined;
  /** The uses that are not recorded again. */
  readonly recentUses: readonly Use[];
}

/** The newest consent of the person. */
export interface ConsentState {
  readonly consentId: string;
  readonly until: string;
  readonly codeHash: string;
  readonly isUsed: boolean;
}

/** The state of an access stream. */
export interface AccessState {
  /** True once an erasure ended a session. Streams without sessions do not know of the erasure. */
  readonly isErased: boolean;
  readonly sessions: Readonly<Record<string, SessionState>>;
  readonly consent: ConsentState | undefined;
  /** When each staff member last found the person. */
  readonly foundAt: Readonly<Record<string, string>>;
}

/** The state before the first event. */
export const initialAccess: AccessState = { isErased: false, sessions: {}, consent: undefined, foundAt: {} };

/** Applies one event to an access stream. A new event type does not compile until it is handled here. */
export function evolve(state: AccessState, { type, data, actor, at }: AccessEventRecord): AccessState {
  switch (type) {
    case 'AccessFound':
      return { ...state, foundAt: { ...state.foundAt, [actor.uid]: at } };
    case 'ConsentGiven':
      return { ...state, consent: { ...data, isUsed: false } };
    case 'ConsentWithdrawn':
      return state.consent?.consentId === data.consentId ? { ...state, consent: undefined } : state;
    case 'AccessOpened': {
      const { sessionId, basis, purpose, until, consentId, signedInAt } = data;
      const consent = state.consent?.consentId === consentId ? state.consent : undefined;
      const session: SessionState = {
        staff: actor.uid,
        signedInAt,
        basis,
        purpose,
        openedAt: at,
        until,
        consentUntil: consent?.until,
        isExtended: false,
        lastUsedAt: at,
        endedAt: undefined,
        recentUses: [],
      };
      return {
        ...state,
        sessions: { ...state.sessions, [sessionId]: session },
        consent: consent ? { ...consent, isUsed: true } : state.consent,
      };
    }
    case 'AccessUsed':
      return updateSession(state, data.sessionId, ({ recentUses }) => ({
        lastUsedAt: at,
        recentUses: [...findRecentUses(recentUses, at), { what: data.what, detail: data.detail, at }],
      }));
    case 'AccessExtended':
      return updateSession(state, data.sessionId, () => ({ until: data.until, isExtended: true, lastUsedAt: at }));
    case 'AccessEnded':
      return {
        ...updateSession(state, data.sessionId, () => ({ endedAt: at })),
        isErased: state.isErased || data.by === 'erasure',
      };
    // The reason why a session was opened. It is encrypted with the person's key, and not part of the state.
    case 'AccessExplained':
    case 'SupportActed':
      return state;
    default:
      return type satisfies never;
  }
}

function updateSession(
  state: AccessState,
  sessionId: string,
  change: (session: SessionState) => Partial<SessionState>,
): AccessState {
  const session = state.sessions[sessionId];
  if (!session) return state;
  return { ...state, sessions: { ...state.sessions, [sessionId]: { ...session, ...change(session) } } };
}

/**
 * Returns the uses that are too recent to be recorded again at a time. Compares times as texts, which is faster than
 * parsing them: there can be hundreds of uses.
 */
export function findRecentUses(uses: readonly Use[], now: string): readonly Use[] {
  const start = addMs(now, -ACCESS_LIMITS.deduplicationMs);
  return uses.filter(({ at }) => at > start);
}

/** Returns when a session ends unless it is used before. */
export const getIdleEnd = ({ lastUsedAt }: SessionState): string => addMs(lastUsedAt, ACCESS_LIMITS.idleMs);

/** Returns when a session ended, or ends if it is not used again. */
export const getSessionEnd = (session: SessionState): string =>
  session.endedAt ?? earliest(session.until, getIdleEnd(session));

/** Returns true if a session can be used at a time. */
export const isOpen = (session: SessionState, now: string): boolean => now < getSessionEnd(session);

/** Returns the end of a session if it were extended: never past the consent it was opened with. */
export const getExtendedEnd = ({ until, consentUntil }: SessionState): string => {
  const extended = addMs(until, ACCESS_LIMITS.extensionMs);
  return consentUntil === undefined ? extended : earliest(extended, consentUntil);
};

/** Returns true if extending a session would make it longer. A session is extended once. */
export const isExtendable = (session: SessionState): boolean =>
  !session.isExtended && getExtendedEnd(session) > session.until;

/** Returns the consent of the person if it is valid at a time, used or not. */
export const findConsent = ({ consent }: AccessState, now: string): ConsentState | undefined =>
  consent && now < consent.until ? consent : undefined;

/** Adds milliseconds to an ISO date and time. */
export const addMs = (time: string, milliseconds: number): string =>
  new Date(Date.parse(time) + milliseconds).toISOString();

/** Returns the earlier of two ISO times (UTC). */
export const earliest = (a: string, b: string): string => (a < b ? a : b);
