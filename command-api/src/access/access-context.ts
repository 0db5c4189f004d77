import { CONSENT_CODES_COLLECTION } from '@trackrecord/contracts';
import {
  type AccessCommand,
  type AccessEventRecord,
  type AccessState,
  type StaffCommand,
  type StaffEventRecord,
  type StaffState,
} from '@trackrecord/domain';
import {
  type ActivityLog,
  createPseudonyms,
  type Erasures,
  type Firebase,
  KeyDestroyedError,
  type Logger,
  type Mongo,
  type Pseudonyms,
} from '@trackrecord/platform';
import type { Commands } from '../commands/commands.js';
import type { DomainEvent } from '../commands/stream-state.js';
import { accessError } from './access-rejections.js';
import { Approvals } from './approvals.js';
import { createCodeHasher, OneTimeCodes } from '../codes/one-time-codes.js';
import { createIndexedPeopleSearch, type FindIndexedPeople } from './indexed-people.js';
import { OpenSessions } from './open-sessions.js';
import { SessionList } from './session-list.js';

/** Handles the commands on access streams. */
export type AccessCommands = Pick<Commands<AccessCommand, AccessState, AccessEventRecord, never>, 'handle'>;

/** Handles the commands on staff streams. */
export type StaffCommands = Pick<Commands<StaffCommand, StaffState, StaffEventRecord, never>, 'handle'>;

/**
 * Responds with 410 if the key of the stream is destroyed: the explanation of a session is encrypted with the key of the
 * person, which an erasure destroys.
 */
export const withErasedResponse = <Command, State, Event extends DomainEvent>(
  commands: Pick<Commands<Command, State, Event, never>, 'handle'>,
): Pick<Commands<Command, State, Event, never>, 'handle'> => ({
  handle: (...args) =>
    commands.handle(...args).catch((error: unknown) => {
      throw error instanceof KeyDestroyedError ? accessError('erased') : error;
    }),
});

/** Whether access sessions need consent. */
export type ConsentPolicy = 'optional' | 'required' | 'off';

/** The dependencies of the routes of access sessions. */
export interface AccessContext {
  readonly accesses: AccessCommands;
  readonly staff: StaffCommands;
  readonly sessions: OpenSessions;
  readonly sessionList: Pick<SessionList, 'findUid'>;
  readonly codes: OneTimeCodes;
  readonly approvals: Approvals;
  readonly hashCode: ReturnType<typeof createCodeHasher>;
  readonly pseudonyms: Pseudonyms;
  readonly erasures: Pick<Erasures, 'has'>;
  readonly accounts: Pick<Firebase, 'has' | 'findByEmail'>;
  readonly activity: Pick<ActivityLog, 'findByRequestOrCommandId'>;
  /** Undefined if `EVENT_INDEX_DAYS` is 0. */
  readonly findIndexedPeople: FindIndexedPeople | undefined;
  readonly consentPolicy: ConsentPolicy;
  readonly logger: Logger;
}

interface AccessOptions extends Pick<
  AccessContext,
  'accesses' | 'staff' | 'erasures' | 'accounts' | 'activity' | 'logger'
> {
  readonly mongo: Mongo;
  readonly config: {
    readonly MASTER_KEY: Buffer;
    readonly SUPPORT_CONSENT: ConsentPolicy;
    readonly ACCESS_LOG_DAYS: number;
    readonly EVENT_INDEX_DAYS: number;
  };
}

/** Creates the dependencies of the routes of access sessions, with the indexes of their collections. */
export async function createAccessContext({ mongo, config, ...shared }: AccessOptions): Promise<AccessContext> {
  const pseudonyms = createPseudonyms(config.MASTER_KEY);
  const sessionList = new SessionList(mongo.db, config.MASTER_KEY, config.ACCESS_LOG_DAYS);
  const sessions = new OpenSessions(mongo.db, sessionList);
  const codes = new OneTimeCodes(mongo.db, CONSENT_CODES_COLLECTION);
  const approvals = new Approvals(mongo.db, config.ACCESS_LOG_DAYS);
  await Promise.all([sessionList.prepare(), sessions.prepare(), codes.prepare(), approvals.prepare()]);
  return {
    ...shared,
    sessions,
    sessionList,
    codes,
    approvals,
    findIndexedPeople: config.EVENT_INDEX_DAYS > 0 ? createIndexedPeopleSearch(mongo.db) : undefined,
    hashCode: createCodeHasher(config.MASTER_KEY, 'consent'),
    pseudonyms,
    consentPolicy: config.SUPPORT_CONSENT,
  };
}
