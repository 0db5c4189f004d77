import {
  type Actor,
  type ApprovalAnswer,
  decodeStaffEvent,
  type FoundBy,
  type Operation,
  type RequestApprovalBody,
  STAFF_STREAM_PREFIX,
  type StaffEvent,
  type StaffRole,
  staffStream,
  UndecodableEventError,
} from '@trackrecord/contracts';
import { addMs } from '../access/access.js';
import type { Aggregate, DecideContext } from '../aggregate.js';
import { DomainError } from '../domain-error.js';

/** An event of a staff stream, with who caused it and when. Both are in its metadata. */
export type StaffEventRecord = StaffEvent & {
  readonly actor: Actor;
  /** ISO date and time (UTC). */
  readonly at: string;
};

/** The state of a staff stream. */
export interface StaffState {
  /** When a refusal was last recorded, by its reason (`why`). */
  readonly refusedAt: Readonly<Record<string, string>>;
}

/** The account of a staff member at the identity provider, recorded because the member can delete it later. */
interface StaffAccountNames {
  readonly name: string | null;
  readonly email: string | null;
}

/** The commands on a staff stream. `actor` is who sent it. */
export type StaffCommand =
  | {
      readonly type: 'Grant';
      readonly actor: Actor;
      /** All roles from now on. */
      readonly roles: readonly StaffRole[];
      readonly until: string | null;
      readonly reason: string | null;
      readonly account: StaffAccountNames;
    }
  | {
      readonly type: 'Revoke';
      readonly actor: Actor;
      readonly roles: readonly StaffRole[];
      readonly reason: string | null;
      readonly account: StaffAccountNames;
    }
  | { readonly type: 'RecordMissedSearch'; readonly actor: Actor; readonly by: FoundBy }
  | ({
      readonly type: 'RecordApprovalRequest';
      readonly actor: Actor;
      readonly approvalId: string;
    } & Pick<RequestApprovalBody, 'action' | 'basis' | 'purpose'>)
  | {
      readonly type: 'RecordApprovalAnswer';
      readonly actor: Actor;
      readonly approvalId: string;
      readonly answer: ApprovalAnswer;
    }
  | {
      readonly type: 'RecordOperation';
      readonly actor: Actor;
      readonly action: Operation;
      readonly target: string;
      readonly reason: string;
    }
  | { readonly type: 'RecordRefusal'; readonly actor: Actor; readonly why: string; readonly route: string };

/** A refusal for the same reason is recorded once in this time. */
const REFUSAL_DEDUPLICATION_MS = 60_000;

const decide = (command: StaffCommand, state: StaffState, { now }: DecideContext): readonly StaffEventRecord[] => {
  const at = now();
  return toEvents(command, state, at).map((event) => ({ ...event, actor: command.actor, at }));
};

function toEvents(command: StaffCommand, { refusedAt }: StaffState, now: string): readonly StaffEvent[] {
  switch (command.type) {
    case 'Grant': {
      const { roles, until, reason, account } = command;
      return [{ type: 'StaffGranted', data: { roles: [...roles], until, reason, ...account } }];
    }
    case 'Revoke': {
      const { roles, reason, account } = command;
      return [{ type: 'StaffRevoked', data: { roles: [...roles], reason, ...account } }];
    }
    case 'RecordMissedSearch':
      return [{ type: 'LookupMissed', data: { by: command.by } }];
    case 'RecordApprovalRequest': {
      const { approvalId, action, basis, purpose } = command;
      return [{ type: 'ApprovalRequested', data: { approvalId, action, basis, purpose } }];
    }
    case 'RecordApprovalAnswer':
      return [{ type: 'ApprovalAnswered', data: { approvalId: command.approvalId, answer: command.answer } }];
    case 'RecordOperation': {
      const { action, target, reason } = command;
      return [{ type: 'OperationDone', data: { action, target, reason } }];
    }
    case 'RecordRefusal': {
      const { why, route } = command;
      const lastRefusedAt = Object.hasOwn(refusedAt, why) ? refusedAt[why] : undefined;
      const isRecordedAlready = lastRefusedAt !== undefined && now < addMs(lastRefusedAt, REFUSAL_DEDUPLICATION_MS);
      return isRecordedAlready ? [] : [{ type: 'AccessRefused', data: { why, route } }];
    }
    default:
      return command satisfies never;
  }
}

function evolve(state: StaffState, { type, data, at }: StaffEventRecord): StaffState {
  switch (type) {
    case 'AccessRefused':
      return { refusedAt: { ...state.refusedAt, [data.why]: at } };
    case 'StaffGranted':
    case 'StaffRevoked':
    case 'LookupMissed':
    case 'ApprovalRequested':
    case 'ApprovalAnswered':
    case 'OperationDone':
      return state;
    default:
      return type satisfies never;
  }
}

/** The streams `staff-{uid}`: what a staff member was allowed, was refused and did. */
export const staffAggregate: Aggregate<StaffCommand, StaffState, StaffEventRecord, never> = {
  streamPrefix: STAFF_STREAM_PREFIX,
  getStream: staffStream,
  decode: (type, data, schemaVersion, metadata) => {
    if (!metadata) throw new UndecodableEventError(`${type} has no metadata`);
    const { actor, occurredAt: at } = metadata;
    return { ...decodeStaffEvent(type, data, schemaVersion), actor, at };
  },
  snapshotVersion: 0,
  restore: () => undefined,
  decide,
  errorClass: DomainError<never>,
  evolve,
  initialState: { refusedAt: {} },
  isErased: () => false,
  getTextOrigin: () => undefined,
};
