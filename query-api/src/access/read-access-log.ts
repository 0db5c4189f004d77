import {
  type AccessEventType,
  type AccessLogItem,
  accessStream,
  type EndedBy,
  type RecordedUse,
} from '@trackrecord/contracts';
import { accessAggregate, type AccessState } from '@trackrecord/domain';
import type { EventStore, RecordedEvent } from '@trackrecord/platform';
import { type UnencryptedAccessEvent, decodeAccess } from './decode-access.js';

/** What the stream says about a session besides its `SessionState`. */
export interface SessionRecord {
  readonly id: string;
  readonly approvalId: string | null;
  /** Null if it is open or expired. */
  readonly endedBy: EndedBy | null;
  /** Every recorded read, oldest first. */
  readonly uses: readonly RecordedUse[];
  /** The event with the reason and the ticket, which is encrypted. */
  readonly explanation: RecordedEvent | undefined;
}

type Lookup = Extract<AccessLogItem, { kind: 'lookup' }>;
type Action = Extract<AccessLogItem, { kind: 'action' }>;
type Consent = Extract<AccessLogItem, { kind: 'consent' }>;

/** Names a staff member by uid. */
type ByUid<Item> = Omit<Item, 'staff'> & { readonly staff: string };

/** What `access-{uid}` records, oldest first. */
export interface AccessLog {
  /** The revision of its last event; undefined if there is none. */
  readonly lastRevision: number | undefined;
  /** The sessions and the consent, as the command API decides on them. */
  readonly state: AccessState;
  readonly sessions: readonly SessionRecord[];
  readonly lookups: readonly ByUid<Lookup>[];
  readonly actions: readonly ByUid<Action>[];
  readonly consents: readonly Consent[];
}

/** Reads the events of a stream. */
export type AccessEventSource = Pick<EventStore, 'readStream'>;

/** Reads everything that the access stream of a person records. Opens nothing, so it works after an erasure, too. */
export async function readAccessLog(store: AccessEventSource, uid: string): Promise<AccessLog> {
  const log = new AccessLogBuilder();
  for await (const event of store.readStream(accessStream(uid))) log.add(event);
  return log.build();
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

class AccessLogBuilder {
  #lastRevision: number | undefined;
  #state = accessAggregate.initialState;
  /** The session that the last event opened. */
  #openedSession: Mutable<SessionRecord> | undefined;
  readonly #sessions = new Map<string, Mutable<SessionRecord> & { uses: RecordedUse[] }>();
  readonly #consents = new Map<string, Mutable<Consent>>();
  readonly #lookups: ByUid<Lookup>[] = [];
  readonly #actions: ByUid<Action>[] = [];

  add(recorded: RecordedEvent): void {
    this.#lastRevision = Number(recorded.revision);
    // An explanation is appended right after the event that opens its session.
    if (recorded.type === EXPLANATION_TYPE && this.#openedSession) this.#openedSession.explanation = recorded;
    this.#openedSession = undefined;
    const event = decodeAccess(recorded);
    if (!event) return;
    this.#state = accessAggregate.evolve(this.#state, event);
    this.#record(event);
  }

  build(): AccessLog {
    return {
      lastRevision: this.#lastRevision,
      state: this.#state,
      sessions: [...this.#sessions.values()],
      lookups: this.#lookups,
      actions: this.#actions,
      consents: [...this.#consents.values()],
    };
  }

  #record({ type, data, actor, at }: UnencryptedAccessEvent): void {
    const staff = actor.uid;
    switch (type) {
      case 'AccessFound':
        this.#lookups.push({ kind: 'lookup', at, staff, by: data.by });
        return;
      case 'ConsentGiven':
        this.#consents.set(data.consentId, {
          kind: 'consent',
          at,
          id: data.consentId,
          until: data.until,
          withdrawnAt: null,
          sessionId: null,
        });
        return;
      case 'ConsentWithdrawn':
        this.#changeConsent(data.consentId, { withdrawnAt: at });
        return;
      case 'AccessOpened':
        this.#addSession(data);
        return;
      case 'AccessUsed':
        this.#sessions.get(data.sessionId)?.uses.push({ what: data.what, detail: data.detail, at });
        return;
      case 'AccessEnded':
        Object.assign(this.#sessions.get(data.sessionId) ?? {}, { endedBy: data.by });
        return;
      case 'SupportActed':
        this.#actions.push({ kind: 'action', at, staff, action: data.action, target: data.target });
        return;
      case 'AccessExtended':
        return;
      default:
        return type satisfies never;
    }
  }

  #addSession({
    sessionId,
    consentId,
    approvalId,
  }: Extract<UnencryptedAccessEvent, { type: 'AccessOpened' }>['data']): void {
    const session = { id: sessionId, approvalId: approvalId ?? null, endedBy: null, uses: [], explanation: undefined };
    this.#sessions.set(sessionId, session);
    this.#openedSession = session;
    if (consentId !== undefined) this.#changeConsent(consentId, { sessionId });
  }

  #changeConsent(id: string, change: Partial<Consent>): void {
    Object.assign(this.#consents.get(id) ?? {}, change);
  }
}

const EXPLANATION_TYPE: AccessEventType = 'AccessExplained';
