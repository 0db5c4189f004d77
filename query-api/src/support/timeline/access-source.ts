import {
  accessStream,
  type AccessUse,
  type FoundBy,
  type RecordedUse,
  type TimelineItem,
} from '@trackrecord/contracts';
import type { EventStore, RecordedEvent } from '@trackrecord/platform';
import { type UnencryptedAccessEvent, decodeAccess } from '../../access/decode-access.js';
import { toEndRevision } from './change-source.js';
import type { SourcePage, TimelineEntry, TimelineSource } from './merge-entries.js';
import { cursorError } from './timeline-cursor.js';

type AccessItem = Extract<TimelineItem, { kind: 'access' }>;

/** Returns the pseudonym of a staff member, such as `S-7K2Q`. */
export type ToPseudonym = (staff: string) => string;

interface AccessSourceOptions {
  readonly toPseudonym: ToPseudonym;
  /**
   * Whether the reads of a session are one item with their number, so that they do not crowd out other items. Lookups
   * between them, which staff make to see the newest state, do not end the item.
   */
  readonly shouldFoldReads: boolean;
}

/**
 * Creates the source of the actions of staff and of consents. It decrypts nothing: the reasons of sessions are left
 * out. Positions are revisions: the next page has those below. `12-0b9f6f5e` also names the session whose reads below
 * were counted on an earlier page, because a lookup between them is an item of the next one.
 */
export const createAccessSource = (
  store: Pick<EventStore, 'readStream' | 'readLastStreamEvent'>,
  { toPseudonym, shouldFoldReads }: AccessSourceOptions,
): TimelineSource => ({
  read: async (uid, startPosition, limit): Promise<SourcePage> => {
    const stream = accessStream(uid);
    const start = startPosition === undefined ? undefined : parsePosition(startPosition);
    const end = toEndRevision((await store.readLastStreamEvent(stream))?.revision, start?.revision);
    const page = new AccessEntries(limit, shouldFoldReads, start?.countedSession);
    if (end > 0)
      for await (const recorded of store.readStream(stream, { from: BigInt(end - 1), backwards: true })) {
        const item = toItem(recorded, toPseudonym);
        if (item && !page.add(item, String(recorded.revision))) break;
      }
    return { startPosition: formatPosition(String(end), start?.countedSession), entries: page.entries };
  },
});

const POSITION = /^(\d{1,15})(?:-([\da-f]{8}))?$/;
const SESSION_SUFFIX_LENGTH = 8;

/** @throws {HttpError} 400 */
function parsePosition(position: string) {
  const [, revision, countedSession] = POSITION.exec(position) ?? [];
  if (revision === undefined) throw cursorError();
  return { revision, countedSession };
}

const formatPosition = (revision: string, session: string | undefined): string =>
  session === undefined ? revision : `${revision}-${session}`;

const toSessionSuffix = ({ sessionId }: AccessItem): string | undefined => sessionId?.slice(-SESSION_SUFFIX_LENGTH);

/** Reads of a session that are counted in one item. */
interface CountedReads {
  /** The last characters of the session's id. */
  readonly session: string;
  /** The index of their item; undefined if it is on an earlier page. */
  readonly index: number | undefined;
}

/** The entries of a page, collected from items in the order of the page: newest first. */
class AccessEntries {
  readonly entries: TimelineEntry[] = [];
  readonly #limit: number;
  readonly #shouldFoldReads: boolean;
  /** The reads that are being counted; undefined if another item than a lookup came after them. */
  #countedReads: CountedReads | undefined;
  #hasSkippedLookup = false;

  constructor(limit: number, shouldFoldReads: boolean, countedSession: string | undefined) {
    this.#limit = limit;
    this.#shouldFoldReads = shouldFoldReads;
    this.#countedReads = countedSession === undefined ? undefined : { session: countedSession, index: undefined };
  }

  /** Adds an item. Returns false if the page is full and no older item can change it. */
  add(item: AccessItem, revision: string): boolean {
    const reads = this.#countedReads;
    if (reads !== undefined && item.type === 'AccessUsed' && toSessionSuffix(item) === reads.session) {
      this.#count(reads, item, revision);
      return true;
    }
    const isBetweenReads = reads !== undefined && item.type === 'AccessFound';
    if (this.entries.length === this.#limit) {
      // Older reads belong to an item of this page, and the lookup to the next page.
      this.#hasSkippedLookup = true;
      return isBetweenReads && reads.index !== undefined;
    }
    if (!isBetweenReads) this.#countedReads = this.#toCountedReads(item);
    this.entries.push({ item, position: formatPosition(revision, this.#countedReads?.session) });
    return true;
  }

  #toCountedReads(item: AccessItem): CountedReads | undefined {
    const session = toSessionSuffix(item);
    return this.#shouldFoldReads && item.type === 'AccessUsed' && session !== undefined
      ? { session, index: this.entries.length }
      : undefined;
  }

  #count({ session, index }: CountedReads, read: AccessItem, revision: string): void {
    const counting = index === undefined ? undefined : this.entries[index];
    if (index !== undefined && counting?.item.kind === 'access')
      this.entries[index] = { ...counting, item: addEarlierRead(counting.item, read) };
    const last = this.entries.at(-1);
    if (last !== undefined && !this.#hasSkippedLookup)
      this.entries[this.entries.length - 1] = { ...last, position: formatPosition(revision, session) };
  }
}

/** Folds an earlier read into later ones. The id is that of the first read, which stays the same while more follow. */
function addEarlierRead({ what: _what, detail: _detail, reads = 1, ...later }: AccessItem, earlier: AccessItem) {
  const count = reads + 1;
  return { ...later, id: earlier.id, description: `${String(count)} reads in this session`, reads: count };
}

/** Returns undefined for the reason of a session, and for types of newer versions. */
function toItem(recorded: RecordedEvent, toPseudonym: ToPseudonym): AccessItem | undefined {
  const event = decodeAccess(recorded);
  if (!event) return undefined;
  const { type, actor, at } = event;
  return {
    kind: 'access',
    id: `access:${recorded.id}`,
    at,
    description: describe(event),
    type,
    staff: actor.role === 'user' || actor.role === 'system' ? undefined : toPseudonym(actor.uid),
    sessionId: 'sessionId' in event.data ? event.data.sessionId : undefined,
    what: 'what' in event.data ? event.data.what : undefined,
    detail: 'detail' in event.data ? event.data.detail : undefined,
    by: 'by' in event.data ? event.data.by : undefined,
    action: 'action' in event.data ? event.data.action : undefined,
  };
}

const ACTIONS = {
  rebuild: 'Rebuilt a view',
  'remake-cv': 'Rendered the CV again',
  'remake-matches': 'Ranked the jobs again',
  'reset-mail': 'Sent a password-reset email',
} as const;

const USES: Readonly<Record<AccessUse, string>> = {
  timeline: 'Read the timeline',
  profile: 'Read the profile',
  diff: 'Compared two revisions',
  onboarding: 'Read the onboarding',
  activity: 'Read the activity log',
  work: 'Read the result of a background task',
  cv: 'Read the CV',
  payload: 'Opened the payload of an event',
  bundle: 'Downloaded the bundle',
};

/** Names the revisions, if any were read. Other details, such as the page of a timeline, are left out. */
const describeUse = ({ what, detail }: Pick<RecordedUse, 'what' | 'detail'>): string =>
  detail.startsWith('revision') ? `${USES[what]} (${detail})` : USES[what];

const FOUND_BY: Readonly<Record<FoundBy, string>> = {
  email: 'email address',
  uid: 'user id',
  number: 'reference',
  code: 'consent code',
};

/** Says why a session was opened: "ticket, save failed". */
const describePurpose = (...codes: readonly string[]): string => codes.join(', ').replaceAll('-', ' ');

function describe({ type, data }: UnencryptedAccessEvent): string {
  switch (type) {
    case 'AccessFound':
      return `Looked up the account by ${FOUND_BY[data.by]}`;
    case 'ConsentGiven':
      return 'Gave consent to support';
    case 'ConsentWithdrawn':
      return 'Withdrew the consent to support';
    case 'AccessOpened':
      return `Opened an access session (${describePurpose(data.basis, data.purpose)})`;
    case 'AccessUsed':
      return describeUse(data);
    case 'AccessExtended':
      return 'Extended the access session';
    case 'AccessEnded':
      return `Access session ended by ${data.by}`;
    case 'SupportActed':
      return ACTIONS[data.action];
    default:
      return type satisfies never;
  }
}
