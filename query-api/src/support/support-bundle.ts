import {
  type ActivityEntry,
  detectedSkillsStream,
  eventMetadata,
  onboardingStream,
  type PersonCard,
  profileStream,
} from '@trackrecord/contracts';
import type { EventStore } from '@trackrecord/platform';
import type { ActivitySource } from './get-person-activity.js';
import { type CardSources, readPersonCard } from './person-card.js';

/** The number of events of each stream in a bundle: the newest. */
const MAX_EVENTS = 100;

/** The sources of a bundle. */
export interface BundleSources extends CardSources {
  readonly store: CardSources['store'] & Pick<EventStore, 'readStream'>;
  readonly activity: ActivitySource;
  /** Returns the pseudonym of a person, such as `p-3fk2Lq0x`. */
  readonly toPersonPseudonym: (uid: string) => string;
  readonly now?: () => Date;
}

/** Creates the support bundle of a person as Markdown, for a ticket: numbers, versions, times and codes, no content. */
export async function createBundle(sources: BundleSources, uid: string, staff: string): Promise<string> {
  const [card, activity, ...eventRows] = await Promise.all([
    readPersonCard(sources, uid, staff),
    sources.activity.readActivity(uid),
    ...STREAMS.map(({ getStream }) => readEventRows(sources.store, getStream(uid))),
  ]);
  const createdAt = (sources.now ?? (() => new Date()))().toISOString();
  return [
    `# Support bundle of ${sources.toPersonPseudonym(uid)}`,
    `Created at ${createdAt}. It contains no content.`,
    ...formatAccount(card),
    '## Views',
    formatTable(['projection', 'revision', 'behind', 'quarantined at', 'since', 'reason'], card.views.map(toViewRow)),
    '## Requests and jobs',
    formatTable(ACTIVITY_COLUMNS, activity.map(toActivityRow)),
    ...STREAMS.flatMap(({ title }, index) => [`## ${title}`, formatTable(EVENT_COLUMNS, eventRows[index] ?? [])]),
    '',
  ].join('\n\n');
}

const STREAMS = [
  { title: 'Events of the profile', getStream: profileStream },
  { title: 'Events of the wizard', getStream: onboardingStream },
  { title: 'Events of detected skills', getStream: detectedSkillsStream },
] as const;

type Cell = string | number | boolean | null | undefined;

function formatAccount(card: PersonCard): readonly string[] {
  const { createdAt, lastSignInAt, providers, disabled, emailVerified, erasure, streams, snapshots, cv, matches } =
    card;
  const facts: readonly (readonly [string, Cell])[] = [
    ['created', createdAt],
    ['last sign-in', lastSignInAt],
    ['providers', providers.join(' ')],
    ['disabled', disabled],
    ['email verified', emailVerified],
    ['erasure', erasure && `${erasure.id} ${erasure.state} since ${erasure.since}`],
    // The names of streams contain the user id.
    ...streams.map(({ stream, revision, events, lastAt }): readonly [string, Cell] => [
      `stream ${stream.slice(0, -card.uid.length - 1)}`,
      `revision ${String(revision)}, ${String(events)} events, last at ${lastAt}`,
    ]),
    ['snapshots', snapshots],
    ['CV of revision', cv && `${String(cv.revision)}${cv.current ? '' : ' (not current)'}`],
    ['ranking of revision', matches?.revision],
  ];
  return ['## Account', formatTable(['what', 'value'], facts)];
}

const toViewRow = ({ projection, revision, behind, quarantined }: PersonCard['views'][number]): readonly Cell[] => [
  projection,
  revision,
  behind,
  quarantined?.revision,
  quarantined?.since,
  quarantined?.reason,
];

const ACTIVITY_COLUMNS = [
  'at',
  'outcome',
  'status',
  'code',
  'route or job',
  'request',
  'correlation',
  'command',
  'client',
  'if-match',
  'revision',
  'fields',
  'work',
  'engine',
  'attempts',
  'waited ms',
  'took ms',
];

/** Without the message that was shown: it is not needed beside its code. */
const toActivityRow = (entry: ActivityEntry): readonly Cell[] => [
  entry.at,
  entry.outcome,
  entry.status,
  entry.code,
  entry.route ?? entry.workKind,
  entry.requestId,
  entry.correlationId,
  entry.commandId,
  entry.client,
  entry.ifMatch,
  entry.revision,
  entry.paths?.join(' '),
  entry.workId,
  entry.engine,
  entry.attempts,
  entry.waitedMs,
  entry.tookMs,
];

const EVENT_COLUMNS = [
  'revision',
  'at',
  'type',
  'version',
  'origin',
  'came from',
  'client',
  'server',
  'request',
  'correlation',
  'command',
  'event',
];

/** Reads the newest events of a stream as rows of the table, without opening them. */
async function readEventRows(
  store: Pick<EventStore, 'readStream'>,
  stream: string,
): Promise<readonly (readonly Cell[])[]> {
  const rows: (readonly Cell[])[] = [];
  for await (const { id, type, revision, metadata } of store.readStream(stream, {
    backwards: true,
    maxCount: MAX_EVENTS,
  })) {
    const { occurredAt, schemaVersion, origin, originRef, client, server, ...ids } = eventMetadata.parse(metadata);
    const { requestId, correlationId, commandId } = ids;
    const typeAndOrigin = [type, schemaVersion, origin, originRef, client, server];
    rows.push([Number(revision), occurredAt, ...typeAndOrigin, requestId, correlationId, commandId, id]);
  }
  return rows;
}

function formatTable(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return 'None.';
  const lines = [columns, columns.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.map(formatCell).join(' | ')} |`).join('\n');
}

const formatCell = (cell: Cell): string => String(cell ?? '').replace(/[|\r\n]+/g, ' ');
