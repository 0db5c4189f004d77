import type {
  CorrelationGraph,
  EventDetails,
  EventReference,
  GraphNode,
  LogEvent,
  LogPage,
  StreamEvent,
  StreamPage,
  StreamProjections,
} from '@trackrecord/contracts';
import type { VerifyResult } from './verify-views.js';

type Cells = readonly string[];

/** Formats a page of the log, the newest event first. */
export const formatLog = ({ events, next, scannedUntil, index }: LogPage): string =>
  joinLines([
    formatTable(events.map(toCells)),
    events.length === 0 && scannedUntil === null && next === null && 'No events.',
    scannedUntil !== null && `Searched back to position ${scannedUntil.position}, ${scannedUntil.at}.`,
    next !== null && `More with --before=${next}`,
    formatProgress(index),
  ]);

const formatProgress = ({ position, lagSeconds }: LogPage['index']): string | false => {
  if (position === null) return 'The index has no events yet.';
  if (lagSeconds === null) return `As of position ${position}: no process fills the index.`;
  return lagSeconds > 0 && `As of position ${position}, ${lagSeconds.toFixed(0)} s behind.`;
};

/** Formats a page of a stream. */
export const formatStream = ({ stream, key, lastRevision, events, next }: StreamPage): string =>
  joinLines([
    `${stream}, last revision ${String(lastRevision)}, key ${key}`,
    formatTable(events.map((event) => [...toStreamCells(event)])),
    next !== null && `More with --from=${String(next)}`,
  ]);

const toStreamCells = (event: StreamEvent): Cells => [
  String(event.revision),
  event.position,
  event.at,
  `${event.type} v${String(event.version)}`,
  `${String(event.bytes)} B`,
  event.isSealed ? 'sealed' : 'open',
  event.eventId,
];

/** Formats an event as a line, as `tail` prints it. */
export const formatEvent = (event: LogEvent): string => toPrintable(toCells(event).join('  '));

const toCells = ({ position, at, stream, revision, type, role, client, eventId }: LogEvent): Cells => [
  position,
  at,
  `${stream}@${String(revision)}`,
  type,
  role,
  client ?? '-',
  eventId,
];

/** Formats an event with what it is connected with. */
export function formatDetails({ event, key, previous, next, cause, caused, jobs, upcasters }: EventDetails): string {
  const fields = Object.entries(event).map(([name, value]): Cells => [name, value === null ? '-' : String(value)]);
  return joinLines([
    formatTable([...fields, ['key', key]]),
    formatReferences('before', previous ? [previous] : []),
    formatReferences('after', next ? [next] : []),
    formatReferences('caused by', cause ? [cause] : []),
    formatReferences('caused', caused),
    ...jobs.map(({ id, state }) => `job: ${id} ${state}`),
    upcasters.length > 0 && `upcasters: ${upcasters.join(', ')}`,
  ]);
}

const formatReferences = (title: string, references: readonly EventReference[]): string | false =>
  references.length > 0 &&
  references
    .map(({ stream, revision, type, eventId }) => `${title}: ${stream}@${String(revision)} ${type} ${eventId}`)
    .join('\n');

/** Formats a graph as a list of its nodes, each with the nodes it follows from. */
export function formatGraph({ nodes, edges, isComplete, wroteNothing }: CorrelationGraph): string {
  if (wroteNothing) return 'It wrote nothing. Support finds the person by this number.';
  const names = new Map(nodes.map((node) => [node.key, describeNode(node)]));
  const lines = nodes.map((node) => {
    const causes = edges.filter(({ to }) => to === node.key);
    const reasons = causes.map(({ from, why }) => `\n    ${why} by ${names.get(from) ?? from}`);
    return `${describeNode(node)}${reasons.join('')}`;
  });
  return joinLines([...lines, !isComplete && 'There is more than this.']);
}

function describeNode(node: GraphNode): string {
  switch (node.kind) {
    case 'request':
      return `request ${node.id} ${node.client ?? ''}`.trimEnd();
    case 'command':
      return `command ${node.id} ${node.role}`;
    case 'work':
      return `work ${node.id} ${node.name ?? 'deleted'}`;
    case 'event':
      return `event ${node.event.stream}@${String(node.event.revision)} ${node.event.type} ${node.event.eventId}`;
    case 'job':
      return `job ${node.job.id} ${node.job.state}`;
    case 'view':
      return `view ${node.projection} of ${node.stream} at ${String(node.viewRevision ?? '-')}, events up to ${String(node.revision)}`;
    default:
      return node satisfies never;
  }
}

/** Formats how far the projections and the index are. */
export const formatProjections = ({ projections, newest, index }: StreamProjections): string =>
  joinLines([
    formatTable([
      ...projections.map(({ projection, position, lags, holder, quarantined, views }): Cells => [
        projection,
        `position ${position ?? '-'}`,
        formatLag(lags.at(-1) ?? null),
        `${String(views)} views`,
        `${String(quarantined)} quarantined`,
        holder ?? 'no holder',
      ]),
      ...(index
        ? [
            [
              'index',
              `position ${index.position ?? '-'}`,
              formatLag(index.lagSeconds),
              `${String(index.days)} days`,
              '',
              index.holder ?? 'no holder',
            ],
          ]
        : []),
    ]),
    !index && 'The index is off: EVENT_INDEX_DAYS=0',
    `newest event: ${newest ?? '-'}`,
  ]);

const formatLag = (seconds: number | null): string => (seconds === null ? 'lag -' : `lag ${seconds.toFixed(1)} s`);

/** Formats what a check of views found. */
export const formatVerified = ({ projection, same, mismatched, notCompared }: VerifyResult): string =>
  joinLines([
    ...mismatched.map(({ stream, differing }) => `${stream}: ${differing.join(', ')}`),
    ...notCompared.map(
      ({ stream, problem, reason }) => `${stream}: not compared, ${problem}${reason ? ` (${reason})` : ''}`,
    ),
    `${projection}: ${String(same)} same, ${String(mismatched.length)} different, ${String(notCompared.length)} not compared`,
  ]);

/** Aligns cells in columns. */
function formatTable(rows: readonly Cells[]): string | false {
  if (rows.length === 0) return false;
  const widths = rows.reduce<number[]>(
    (found, cells) => cells.map((cell, column) => Math.max(found[column] ?? 0, cell.length)),
    [],
  );
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const joinLines = (lines: readonly (string | false)[]): string =>
  toPrintable(lines.filter((line) => line !== false).join('\n'));

/** Control characters, which could change what a terminal shows. */
const CONTROL_CHARACTERS = /(?!\n)\p{Cc}/gu;

const toPrintable = (text: string): string => text.replace(CONTROL_CHARACTERS, '?');
