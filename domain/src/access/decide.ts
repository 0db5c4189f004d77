import {
  type AccessBasis,
  type AccessEvent,
  ACCESS_LIMITS,
  type AccessPurpose,
  type AccessUse,
  type Actor,
  type FoundBy,
  type SupportAction,
  ticket as ticketSchema,
} from '@trackrecord/contracts';
import type { DecideContext } from '../aggregate.js';
import { DomainError, type ValidationError } from '../domain-error.js';
import {
  type AccessEventRecord,
  type AccessState,
  addMs,
  earliest,
  findConsent,
  findRecentUses,
  getExtendedEnd,
  isExtendable,
  isOpen,
  type SessionState,
} from './access.js';

/** Opens a session of a staff member (the actor) to a person. */
export interface OpenSession {
  readonly type: 'OpenSession';
  readonly sessionId: string;
  readonly actor: Actor;
  /** The uid of the person. */
  readonly person: string;
  /** True if the account of the person is erased or being erased. */
  readonly isErased: boolean;
  readonly basis: AccessBasis;
  readonly purpose: AccessPurpose;
  readonly reason: string;
  readonly ticket?: string | undefined;
  /** The keyed hash of the code that the person read out. */
  readonly codeHash?: string | undefined;
  readonly minutes?: number | undefined;
  readonly approvalId?: string | undefined;
  /** When the staff member signed in. Earlier sign-ins cannot use the session. */
  readonly signedInAt?: string | undefined;
}

/** The commands on an access stream. `actor` is who sent it. */
export type AccessCommand =
  | OpenSession
  | {
      readonly type: 'UseSession';
      readonly actor: Actor;
      readonly sessionId: string | undefined;
      readonly what: AccessUse;
      readonly detail: string;
      readonly signedInAt?: string | undefined;
      readonly isErased: boolean;
    }
  | {
      readonly type: 'ExtendSession';
      readonly actor: Actor;
      readonly sessionId: string;
      readonly signedInAt?: string | undefined;
      readonly isErased: boolean;
    }
  | {
      readonly type: 'EndSession';
      readonly actor: Actor;
      readonly sessionId: string;
      readonly by: 'staff' | 'person' | 'auditor';
    }
  /** Part of an erasure. */
  | { readonly type: 'EndAllSessions'; readonly actor: Actor }
  | { readonly type: 'GiveConsent'; readonly actor: Actor; readonly codeHash: string }
  | { readonly type: 'WithdrawConsent'; readonly actor: Actor }
  /**
   * Records that staff found the person. Each search is recorded, but a read of the person's card (`isCardRead`) only
   * once per staff member in `ACCESS_LIMITS.lookupDeduplicationMs`.
   */
  | { readonly type: 'RecordFound'; readonly actor: Actor; readonly by: FoundBy; readonly isCardRead: boolean }
  /**
   * Records what staff are about to do without an access session. `target`: what the action is applied to, such
   * as the view `profile`. It never has content.
   */
  | {
      readonly type: 'RecordAction';
      readonly actor: Actor;
      readonly action: SupportAction;
      readonly target: string;
      readonly isErased: boolean;
    };

type Decision = readonly AccessEvent[];

/** Why an access stream does not allow a command. */
export type AccessErrorReason =
  | 'erased'
  | 'own-account'
  | 'not-valid'
  | 'consent-invalid'
  | 'access-required'
  | 'access-not-yours'
  | 'access-ended'
  | 'access-expired'
  | 'access-earlier-sign-in'
  | 'session-not-found'
  | 'session-over'
  | 'session-not-extendable';

/** A rejected command. */
export class AccessError extends DomainError<AccessErrorReason> {}

/** Decides a command on an access stream. @throws {AccessError} */
export const decide = (
  command: AccessCommand,
  state: AccessState,
  context: DecideContext,
): readonly AccessEventRecord[] => {
  const at = context.now();
  return toEvents(command, state, at, context).map((event) => ({ ...event, actor: command.actor, at }));
};

function toEvents(command: AccessCommand, state: AccessState, now: string, { newId }: DecideContext): Decision {
  switch (command.type) {
    case 'OpenSession':
      return openSession(command, state, now);
    case 'UseSession':
      return recordUse(command, state, now);
    case 'ExtendSession':
      return extendSession(command, state, now);
    case 'EndSession':
      return endSession(command, state, now);
    case 'EndAllSessions':
      return endSessions(state, now, 'erasure', () => true);
    case 'GiveConsent': {
      const until = addMs(now, ACCESS_LIMITS.consentMs);
      return [{ type: 'ConsentGiven', data: { consentId: newId(), until, codeHash: command.codeHash } }];
    }
    case 'WithdrawConsent':
      return withdrawConsent(state, now);
    case 'RecordFound': {
      const foundAt = state.foundAt[command.actor.uid];
      const wasFoundRecently = foundAt !== undefined && now < addMs(foundAt, ACCESS_LIMITS.lookupDeduplicationMs);
      return command.isCardRead && wasFoundRecently ? [] : [{ type: 'AccessFound', data: { by: command.by } }];
    }
    case 'RecordAction':
      rejectErased(command, state);
      return [{ type: 'SupportActed', data: { action: command.action, target: command.target } }];
    default:
      return command satisfies never;
  }
}

function openSession(command: OpenSession, state: AccessState, now: string): Decision {
  const { sessionId, actor, person, basis, purpose, ticket, approvalId, signedInAt } = command;
  const { minutes = ACCESS_LIMITS.maxMinutesWithoutConsent } = command;
  rejectErased(command, state);
  if (actor.uid === person) throw new AccessError('own-account');
  const errors = findOpeningErrors(command);
  if (errors.length > 0) throw new AccessError('not-valid', errors);
  const consent = basis === 'consent' ? findConsent(state, now) : undefined;
  if (basis === 'consent' && (!consent || consent.isUsed || consent.codeHash !== command.codeHash))
    throw new AccessError('consent-invalid');
  const end = addMs(now, minutes * 60_000);
  return [
    {
      type: 'AccessOpened',
      data: {
        sessionId,
        basis,
        purpose,
        until: consent ? earliest(end, consent.until) : end,
        ...(consent && { consentId: consent.consentId }),
        ...(approvalId !== undefined && { approvalId }),
        ...(signedInAt !== undefined && { signedInAt }),
      },
    },
    { type: 'AccessExplained', data: { sessionId, reason: command.reason.trim(), ticket: ticket ?? null } },
  ];
}

function findOpeningErrors({ basis, reason, ticket, minutes }: OpenSession): readonly ValidationError[] {
  const { minReasonLength, maxReasonLength, maxMinutesWithConsent } = ACCESS_LIMITS;
  const { length } = reason.trim();
  const maxMinutes = basis === 'consent' ? maxMinutesWithConsent : ACCESS_LIMITS.maxMinutesWithoutConsent;
  const isTicketValid = ticket === undefined ? basis === 'consent' : ticketSchema.safeParse(ticket).success;
  return [
    ...(length < minReasonLength || length > maxReasonLength
      ? [{ path: 'reason', message: `Please give a reason of ${minReasonLength} to ${maxReasonLength} characters.` }]
      : []),
    ...(isTicketValid ? [] : [{ path: 'ticket', message: 'Please enter the number of the ticket.' }]),
    ...(minutes === undefined || minutes <= maxMinutes
      ? []
      : [
          {
            path: 'minutes',
            message: `${basis === 'consent' ? 'A' : 'Without consent, a'} session lasts at most ${maxMinutes} minutes.`,
          },
        ]),
  ];
}

function recordUse(command: Extract<AccessCommand, { type: 'UseSession' }>, state: AccessState, now: string): Decision {
  const { sessionId, actor, what, detail } = command;
  rejectErased(command, state);
  if (sessionId === undefined) throw new AccessError('access-required');
  const session = findSession(state, sessionId);
  if (session?.staff !== actor.uid) throw new AccessError('access-not-yours');
  rejectEarlierSignIn(command, session);
  if (session.endedAt !== undefined) throw new AccessError('access-ended');
  if (!isOpen(session, now)) throw new AccessError('access-expired');
  const recentUses = findRecentUses(session.recentUses, now);
  const isRecordedAlready = recentUses.some((use) => use.what === what && use.detail === detail);
  return isRecordedAlready ? [] : [{ type: 'AccessUsed', data: { sessionId, what, detail } }];
}

function extendSession(
  command: Extract<AccessCommand, { type: 'ExtendSession' }>,
  state: AccessState,
  now: string,
): Decision {
  const { sessionId, actor } = command;
  rejectErased(command, state);
  const session = requireSession(state, sessionId);
  if (session.staff !== actor.uid) throw new AccessError('access-not-yours');
  rejectEarlierSignIn(command, session);
  if (!isOpen(session, now)) throw new AccessError('session-over');
  if (!isExtendable(session)) throw new AccessError('session-not-extendable');
  return [{ type: 'AccessExtended', data: { sessionId, until: getExtendedEnd(session) } }];
}

function endSession(
  { sessionId, actor, by }: Extract<AccessCommand, { type: 'EndSession' }>,
  state: AccessState,
  now: string,
): Decision {
  const session = requireSession(state, sessionId);
  if (by === 'staff' && session.staff !== actor.uid) throw new AccessError('access-not-yours');
  return isOpen(session, now) ? [{ type: 'AccessEnded', data: { sessionId, by } }] : [];
}

function withdrawConsent(state: AccessState, now: string): Decision {
  const consent = findConsent(state, now);
  return [
    ...(consent ? [{ type: 'ConsentWithdrawn', data: { consentId: consent.consentId } } as const] : []),
    ...endSessions(state, now, 'person', ({ basis }) => basis === 'consent'),
  ];
}

const endSessions = (
  { sessions }: AccessState,
  now: string,
  by: 'person' | 'erasure',
  matches: (session: SessionState) => boolean,
): Decision =>
  Object.entries(sessions)
    .filter(([, session]) => isOpen(session, now) && matches(session))
    .map(([sessionId]) => ({ type: 'AccessEnded', data: { sessionId, by } }));

function rejectErased({ isErased }: { readonly isErased: boolean }, state: AccessState): void {
  if (isErased || state.isErased) throw new AccessError('erased');
}

/**
 * Rejects sign-ins before the one that opened a session: their tokens may be stolen or belong to an unattended device.
 * Later ones are accepted, because extending a session and opening the next require a new sign-in.
 */
function rejectEarlierSignIn(
  { signedInAt = '' }: { readonly signedInAt?: string | undefined },
  session: SessionState,
): void {
  if (session.signedInAt !== undefined && signedInAt < session.signedInAt)
    throw new AccessError('access-earlier-sign-in');
}

const findSession = ({ sessions }: AccessState, sessionId: string): SessionState | undefined =>
  Object.hasOwn(sessions, sessionId) ? sessions[sessionId] : undefined;

function requireSession(state: AccessState, sessionId: string): SessionState {
  const session = findSession(state, sessionId);
  if (!session) throw new AccessError('session-not-found');
  return session;
}
