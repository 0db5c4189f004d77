import type { Problem } from '@trackrecord/contracts';
import { formatTimestampInText } from '../../shared/format/format-timestamp';
import { countOf, formatCount, formatSeconds } from '../../shared/staff/format-amounts';

interface ProblemTexts {
  readonly title: string;
  /** What it means, and what to do about it. */
  readonly detail: string;
  /** Whether it may be intended, such as a pause. */
  readonly isMinor?: boolean;
}

const sayWaiting = (count: number): string =>
  `${count === 0 ? 'No job waits' : `${countOf(count, 'job')} ${count === 1 ? 'waits' : 'wait'}`}.`;

/**
 * Describes what needs a person. The title has no durations, because a change of the title is announced.
 */
export function describeProblem(problem: Problem): ProblemTexts {
  switch (problem.kind) {
    case 'failed-jobs':
      return {
        title: `Queue ${problem.queue}: ${countOf(problem.count, 'job')} failed`,
        detail: 'All attempts failed. Retry the jobs when the cause is gone.',
      };
    case 'quarantine':
      return {
        title: `Projection ${problem.projection}: ${countOf(problem.count, 'stream')} quarantined`,
        detail: 'An event could not be processed, so the view stays at the revision before it. Nothing is lost.',
      };
    case 'mismatch':
      return {
        title: `Projection ${problem.projection}: ${countOf(problem.count, 'view')} ${problem.count === 1 ? 'differs' : 'differ'} from the events`,
        detail:
          'A check built the views from their events and found other contents. Rebuild the projection when the cause is known.',
      };
    case 'no-worker':
      return {
        title: `Queue ${problem.queue} has no worker`,
        detail: `${sayWaiting(problem.waiting)} Start a worker that processes this queue.`,
      };
    case 'paused':
      return {
        title: `Queue ${problem.queue} is paused`,
        detail: `${sayWaiting(problem.waiting)} Nothing starts until it is resumed.`,
        isMinor: true,
      };
    case 'no-holder':
      return {
        title: `Projection ${problem.projection} has no projector`,
        detail: 'What people save does not appear. Start a projector.',
      };
    case 'stalled':
      return {
        title: `Projection ${problem.projection} is behind the log`,
        detail: `What people save appears ${formatSeconds(problem.seconds)} later.`,
      };
    case 'missing':
      return {
        title: `Process ${problem.instance} does not report`,
        detail: `Last seen ${formatTimestampInText(problem.since)}. If it was stopped on purpose, it leaves this list after a day.`,
      };
    case 'two-versions':
      return {
        title: `${formatCount(problem.versions.length)} versions run`,
        detail: `${problem.versions.join(', ')}. This is normal while a new version is rolled out, and a problem after it.`,
        isMinor: true,
      };
    case 'feed':
      return { title: `Feed ${problem.feed} failed`, detail: problem.failure, isMinor: true };
    case 'erasure':
      return {
        title: 'An erasure takes too long',
        detail: `It began ${formatSeconds(problem.seconds)} ago, and people have a right to it. Look at the failed jobs of the queue erasure.`,
      };
  }
}
