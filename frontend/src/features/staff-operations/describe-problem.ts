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
        title: `${problem.queue}: ${countOf(problem.count, 'job')} failed`,
        detail: 'They were tried until no attempt was left. Retry them when the cause is gone.',
      };
    case 'quarantine':
      return {
        title: `${problem.projection}: ${countOf(problem.count, 'stream')} quarantined`,
        detail: 'An event could not be processed, so the view stays at the revision before it. Nothing is lost.',
      };
    case 'mismatch':
      return {
        title: `${problem.projection}: ${countOf(problem.count, 'view')} ${problem.count === 1 ? 'differs' : 'differ'} from the events`,
        detail:
          'A check built it from its events and found other contents. Rebuild the projection, if the cause is known.',
      };
    case 'no-worker':
      return {
        title: `${problem.queue} has no worker`,
        detail: `${sayWaiting(problem.waiting)} Start a worker that processes this queue.`,
      };
    case 'paused':
      return {
        title: `${problem.queue} is paused`,
        detail: `${sayWaiting(problem.waiting)} Nothing starts until it is resumed.`,
        isMinor: true,
      };
    case 'no-holder':
      return {
        title: `${problem.projection} is not projected`,
        detail: 'No projector holds it, so what people save does not appear. Start a projector.',
      };
    case 'stalled':
      return {
        title: `${problem.projection} is behind the log`,
        detail: `By ${formatSeconds(problem.seconds)}. What people save appears that much later.`,
      };
    case 'missing':
      return {
        title: `${problem.instance} does not report`,
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
        detail: `It began ${formatSeconds(problem.seconds)} ago. People have a right to it: look at the queue erasure and its failed jobs.`,
      };
  }
}
