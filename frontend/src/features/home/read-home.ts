import type { DueStep, Home, LatestChange, ProfileGap, Stage } from '@trackrecord/contracts';
import { STAGES } from '@trackrecord/contracts/applications/stages';
import { isRecord } from '../../shared/is-record';
import { asNumber, asString, asTimestamp, hasStrings, parseList } from '../../shared/api/response-fields';
import { readEvent } from '../../shared/career-events/listed-event';
import type { ListedEvent } from '../../shared/career-events/listed-event';
import { readJob } from '../../shared/jobs/listed-job';
import type { ListedJob } from '../../shared/jobs/listed-job';
import { isProfileGap } from './profile-steps';

// The response is parsed by hand: zod would be a tenth of the first load.

/** A step that makes the profile more complete, and by how many percent. */
interface ProfileStep {
  readonly gap: ProfileGap;
  readonly percentage: number;
}

/** What the home page shows. */
export interface HomeData extends Pick<Home, 'firstName' | 'userType'> {
  readonly completeness: { readonly percentage: number; readonly steps: readonly ProfileStep[] };
  readonly applications: {
    readonly counts: Readonly<Record<Stage, number>>;
    readonly due: readonly DueStep[];
  };
  readonly matches: Omit<Home['matches'], 'jobs'> & { readonly jobs: readonly ListedJob[] };
  readonly events: { readonly areNear: boolean; readonly items: readonly ListedEvent[] };
  readonly changes: readonly LatestChange[];
}

type Fields = Record<string, unknown>;

const toFields = (value: unknown): Fields => (isRecord(value) ? value : {});

// A step that only a newer version of the API knows is left out.
const readSteps = (value: unknown): readonly ProfileStep[] | undefined =>
  parseList(value, (step) => {
    const { gap, percentage } = toFields(step);
    return typeof gap === 'string' && typeof percentage === 'number' ? { gap, percentage } : undefined;
  })?.flatMap(({ gap, percentage }) => (isProfileGap(gap) ? { gap, percentage } : []));

function readDueStep(value: unknown): DueStep | undefined {
  if (!isRecord(value) || !hasStrings(value, ['applicationId', 'due']) || asTimestamp(value.due) === undefined)
    return undefined;
  const { applicationId, due } = value;
  const stage = STAGES.find((candidate) => candidate === value.stage);
  const posting = toFields(value.posting);
  if (stage === undefined || !hasStrings(posting, ['title', 'company'])) return undefined;
  const until = asTimestamp(value.until);
  return {
    applicationId,
    stepId: asString(value.stepId) ?? null,
    stage,
    posting: { title: posting.title, company: posting.company },
    title: asString(value.title) ?? null,
    due,
    ...(until !== undefined && { until }),
  };
}

function readChange(value: unknown): LatestChange | undefined {
  if (!isRecord(value) || !hasStrings(value, ['eventId', 'at', 'description']) || asTimestamp(value.at) === undefined)
    return undefined;
  const { eventId, at, description } = value;
  const of = value.of === 'applications' ? 'applications' : 'profile';
  return { eventId, of, at, description, undoable: value.undoable === true };
}

const readCount = (value: unknown): number => Math.max(0, asNumber(value) ?? 0);

/** Reads what the home page shows. @throws {Error} if the response is something else. */
export function readHome(response: unknown): HomeData {
  const fields = toFields(response);
  const [completeness, applications, matches, events] = [
    toFields(fields.completeness),
    toFields(fields.applications),
    toFields(fields.matches),
    toFields(fields.events),
  ];
  const percentage = asNumber(completeness.percentage);
  const steps = readSteps(completeness.steps);
  const due = parseList(applications.due, readDueStep);
  const jobs = parseList(matches.jobs, readJob);
  const items = parseList(events.items, readEvent);
  const changes = parseList(fields.changes, readChange);
  if (percentage === undefined || !steps || !due || !jobs || !items || !changes)
    throw new Error('Invalid home page in response');
  const counts = toFields(applications.counts);
  return {
    firstName: asString(fields.firstName) ?? null,
    userType: asString(fields.userType) ?? null,
    completeness: { percentage, steps },
    applications: {
      counts: {
        saved: readCount(counts.saved),
        applied: readCount(counts.applied),
        interviewing: readCount(counts.interviewing),
        offer: readCount(counts.offer),
        closed: readCount(counts.closed),
      },
      due,
    },
    matches: {
      since: asTimestamp(matches.since) ?? null,
      newCount: readCount(matches.newCount),
      jobs,
      isReady: matches.isReady === true,
      openCount: readCount(matches.openCount),
    },
    events: { areNear: events.areNear === true, items },
    changes,
  };
}
