import type {
  FailureGroup,
  FeedSummary,
  OperationsOverview,
  ProjectionSummary,
  QuarantinedStream,
  QueueName,
  QueueSummary,
} from '@trackrecord/contracts';
import { MAX_SELECTED_JOBS } from '@trackrecord/contracts/operations/limits';
import { QUEUE_FACTS } from '@trackrecord/contracts/work/queues';
import type { ReactNode } from 'react';
import { formatTimestampInText } from '../../shared/format/format-timestamp';
import { countOf, formatCount, formatExactTime } from '../../shared/staff/format-amounts';
import { sayLastRebuild } from './rebuild-texts';

/** What an operator can do on this page, and what it is done to. */
export type Action =
  | { readonly kind: 'pause-queue' | 'resume-queue' | 'limit-queue'; readonly queue: QueueSummary }
  | {
      readonly kind: 'retry-jobs' | 'discard-jobs';
      readonly queue: QueueName;
      readonly group: FailureGroup;
      /** How many jobs of the group are selected. */
      readonly count: number;
      /** How many jobs of the queue have failed. */
      readonly failedCount: number;
    }
  | { readonly kind: 'rebuild-stream'; readonly stream: QuarantinedStream }
  | { readonly kind: 'rebuild-projection'; readonly projection: ProjectionSummary }
  | { readonly kind: 'fetch-feed'; readonly feed: FeedSummary };

/** Returns how many jobs of a group one action selects. */
export const getSelectedCount = ({ count }: FailureGroup): number => Math.min(count, MAX_SELECTED_JOBS);

/** Returns the key of the row that shows the outcome of an action. */
export function getRowKey(action: Action): string {
  switch (action.kind) {
    case 'rebuild-stream':
      return `stream ${action.stream.id}`;
    case 'rebuild-projection':
      return `projection ${action.projection.projection}`;
    case 'fetch-feed':
      return `feed ${action.feed.feed}`;
    case 'retry-jobs':
    case 'discard-jobs':
      return `queue ${action.queue}`;
    default:
      return `queue ${action.queue.queue}`;
  }
}

export const countWaiting = ({ waiting, prioritized }: QueueSummary): number => waiting + prioritized;

const sayWaiting = (queue: QueueSummary): string => {
  const count = countWaiting(queue);
  return `${count === 0 ? 'No job' : countOf(count, 'job')} ${count <= 1 ? 'waits' : 'wait'}`;
};

const sayCapacity = ({ capacity, workers }: QueueSummary): string =>
  workers === 0 ? 'No worker processes this queue.' : `The workers together run at most ${formatCount(capacity)}.`;

interface ActionTexts {
  readonly title: string;
  /** What it changes, in numbers. */
  readonly effect: ReactNode;
  /** The text of the button. */
  readonly verb: string;
  readonly workingVerb: string;
}

/** Describes an action in its dialog. */
export function describeAction(action: Action): ActionTexts {
  switch (action.kind) {
    case 'pause-queue': {
      const { queue, active } = action.queue;
      const running =
        active === 0
          ? ''
          : ` ${countOf(active, 'job')} that already ${active === 1 ? 'runs ends' : 'run end'} normally.`;
      return {
        title: `Pause queue ${queue}?`,
        effect: `${sayWaiting(action.queue)}. ${QUEUE_FACTS[queue].whilePaused} until you resume.${running}`,
        verb: `Pause ${queue}`,
        workingVerb: 'Pausing...',
      };
    }
    case 'resume-queue': {
      const { queue } = action.queue;
      return {
        title: `Resume queue ${queue}?`,
        effect: `${sayWaiting(action.queue)} and can start at once. ${sayCapacity(action.queue)}`,
        verb: `Resume ${queue}`,
        workingVerb: 'Resuming...',
      };
    }
    case 'limit-queue': {
      const { queue, maxConcurrency } = action.queue;
      const limit =
        maxConcurrency === null ? 'There is no limit now' : `The limit is ${formatCount(maxConcurrency)} at a time now`;
      return {
        title: `Limit queue ${queue}?`,
        effect: `${limit}. ${sayCapacity(action.queue)} ${sayWaiting(action.queue)}.`,
        verb: `Limit ${queue}`,
        workingVerb: 'Limiting...',
      };
    }
    case 'retry-jobs': {
      const { queue, group, count } = action;
      return {
        title: `Retry ${countOf(count, 'job')} of ${queue}?`,
        effect: (
          <>
            <Selection group={group} count={count} /> run again. {sayWhenFailed(group)}
          </>
        ),
        verb: `Retry ${countOf(count, 'job')}`,
        workingVerb: 'Retrying...',
      };
    }
    case 'discard-jobs': {
      const { queue, group, count } = action;
      return {
        title: `Discard ${countOf(count, 'job')} of ${queue}?`,
        effect: (
          <>
            <Selection group={group} count={count} /> are removed and cannot be retried. What they were for is made
            again by the next save or request. {sayWhenFailed(group)}
          </>
        ),
        verb: `Discard ${countOf(count, 'job')}`,
        workingVerb: 'Discarding...',
      };
    }
    case 'rebuild-stream': {
      const { projection, revision } = action.stream;
      return {
        title: `Rebuild one view of ${projection}?`,
        effect:
          'One view is built again from all of its events. ' +
          `If revision ${formatCount(revision)} still cannot be processed, it stays in quarantine.`,
        verb: 'Rebuild view',
        workingVerb: 'Requesting...',
      };
    }
    case 'rebuild-projection': {
      const { projection, views, rebuild } = action.projection;
      const lastRebuild = rebuild === null ? '' : ` ${sayLastRebuild(rebuild)}.`;
      // The last rebuild says how long it takes.
      const duration = rebuild?.state === 'done' ? '' : ', which can take minutes';
      return {
        title: `Rebuild all views of ${projection}?`,
        effect:
          `${countOf(views, 'view')} ${views === 1 ? 'is' : 'are'} built again from all events${duration}. ` +
          `People read the current ones until the new ones replace them.${lastRebuild}`,
        verb: `Rebuild ${projection}`,
        workingVerb: 'Requesting...',
      };
    }
    case 'fetch-feed': {
      const { feed, records, fetchedAt } = action.feed;
      const last =
        records === null || fetchedAt === null
          ? 'It was never fetched.'
          : `The last fetch, ${formatTimestampInText(fetchedAt)}, had ${countOf(records, 'record')}.`;
      return {
        title: `Fetch ${feed} now?`,
        effect: `The feed is fetched once more, besides its schedule. ${last}`,
        verb: `Fetch ${feed}`,
        workingVerb: 'Requesting...',
      };
    }
  }
}

interface SelectionProps {
  readonly group: FailureGroup;
  readonly count: number;
}

/** Says which jobs an action selects. */
function Selection({ group: { kind, code, count: total }, count }: SelectionProps) {
  return (
    <>
      {total > count ? `The oldest ${formatCount(count)} of ${countOf(total, 'job')}` : countOf(count, 'job')}{' '}
      <span className="tr-mono text-nowrap">{kind}</span> that failed with{' '}
      <span className="tr-mono text-nowrap">{code}</span>
    </>
  );
}

const sayWhenFailed = ({ count, first, last }: FailureGroup): string =>
  count === 1
    ? `It failed ${formatTimestampInText(last)}.`
    : `The first failed ${formatTimestampInText(first)}, the last ${formatTimestampInText(last)}.`;

/** Describes what an action did, in the row that it changed. `changed` is the number of jobs. */
export function describeOutcome(action: Action, max: number | null, changed: number | null, at: number): string {
  const time = `at ${formatExactTime(at)}`;
  switch (action.kind) {
    case 'pause-queue':
      return `Paused ${time}`;
    case 'resume-queue':
      return `Resumed ${time}`;
    case 'limit-queue':
      return max === null ? `Limit removed ${time}` : `Limited to ${formatCount(max)} ${time}`;
    case 'retry-jobs':
      return `${formatCount(changed ?? 0)} of ${countOf(action.count, 'job')} retried ${time}`;
    case 'discard-jobs':
      return `${formatCount(changed ?? 0)} of ${countOf(action.count, 'job')} discarded ${time}`;
    case 'rebuild-stream':
      return `Rebuild requested ${time}. The row disappears when the view is rebuilt.`;
    case 'rebuild-projection':
      return `Rebuild requested ${time}`;
    case 'fetch-feed':
      return `Fetch requested ${time}`;
  }
}

/** Returns true if the picture shows what an action changed. Other requested work is shown when it is done. */
export function isOutcomeShown(
  action: Action,
  max: number | null,
  { queues, projections }: OperationsOverview,
): boolean {
  if (action.kind === 'rebuild-stream' || action.kind === 'fetch-feed') return true;
  if (action.kind === 'rebuild-projection') {
    const { projection: name, rebuild } = action.projection;
    const shown = projections?.find(({ projection }) => projection === name);
    return shown === undefined || shown.rebuild?.requestedAt !== rebuild?.requestedAt;
  }
  const name = 'group' in action ? action.queue : action.queue.queue;
  const queue = queues?.find((candidate) => candidate.queue === name);
  if (queue === undefined) return true;
  switch (action.kind) {
    case 'pause-queue':
      return queue.isPaused;
    case 'resume-queue':
      return !queue.isPaused;
    case 'limit-queue':
      return queue.maxConcurrency === max;
    default:
      return queue.failed !== action.failedCount;
  }
}
