import { accessStream, type AccessUse, type RecordedUse, type TimelineItem } from '@trackrecord/contracts';
import type { EventStore, RecordedEvent } from '@trackrecord/platform';
import { type UnencryptedAccessEvent, decodeAccess } from '../../access/decode-access.js';
import { toEndRevision } from './change-source.js';
import type { SourcePage, TimelineEntry, TimelineSource } from './merge-entries.js';

type AccessItem = Extract<TimelineItem, { kind: 'access' }>;

/** Returns the pseudonym of a staff member, such as `S-7K2Q`. */
export type ToPseudonym = (staff: string) => string;

/**
 * Creates the source of the actions of staff and of consents. It decrypts nothing: the reasons of sessions are left
 * out. Positions are revisions: the next page has those below.
 */
export const createAccessSource = (
  store: Pick<EventStore, 'readStream' | 'readLastStreamEvent'>,
  toPseudonym: ToPseudonym,
): TimelineSource => ({
  read: async (uid, position, limit): Promise<SourcePage> => {
    const stream = accessStream(uid);
    const end = toEndRevision((await store.readLastStreamEvent(stream))?.revision, position);
    const entries: TimelineEntry[] = [];
    if (end === 0) return { startPosition: '0', entries };
    for await (const recorded of store.readStream(stream, { from: BigInt(end - 1), backwards: true })) {
      const item = toItem(recorded, toPseudonym);
      if (item) entries.push({ item, position: String(recorded.revision) });
      if (entries.length === limit) break;
    }
    return { startPosition: String(end), entries };
  },
});

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
  payload: 'Read an event',
  bundle: 'Downloaded the bundle',
};

/** Names the revisions, if any were read. Other details, such as the page of a timeline, are left out. */
const describeUse = ({ what, detail }: Pick<RecordedUse, 'what' | 'detail'>): string =>
  detail.startsWith('revision') ? `${USES[what]} (${detail})` : USES[what];

function describe({ type, data }: UnencryptedAccessEvent): string {
  switch (type) {
    case 'AccessFound':
      return `Looked up the account by ${data.by}`;
    case 'ConsentGiven':
      return 'Gave consent to support';
    case 'ConsentWithdrawn':
      return 'Withdrew the consent to support';
    case 'AccessOpened':
      return `Opened an access session (${data.basis}, ${data.purpose})`;
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
