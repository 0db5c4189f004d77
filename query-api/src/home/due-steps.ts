import { type Application, type DueStep, type Home, STAGES } from '@trackrecord/contracts';
import { getStage } from '@trackrecord/domain';

const DAY_MS = 24 * 60 * 60_000;
/** A week, and a day for time zones: the client decides what is due in the week of the user. */
const MAX_DAYS = 8;
const MAX_STEPS = 50;

/** Counts the applications in each stage. */
export function countByStage(applications: readonly Application[]): Home['applications']['counts'] {
  const counts = Object.fromEntries(STAGES.map((stage) => [stage, 0])) as Home['applications']['counts'];
  for (const application of applications) counts[getStage(application)] += 1;
  return counts;
}

/** Returns what is overdue or due within a week in open applications, earliest first. */
export const findDueSteps = (applications: readonly Application[], now: number): DueStep[] =>
  applications
    .flatMap(listDueSteps)
    .filter(({ due }) => Date.parse(due) < now + MAX_DAYS * DAY_MS)
    .toSorted((a, b) => Date.parse(a.due) - Date.parse(b.due))
    .slice(0, MAX_STEPS);

function listDueSteps(application: Application): readonly DueStep[] {
  const { id: applicationId, posting, nextSteps } = application;
  const stage = getStage(application);
  if (stage === 'closed') return [];
  const facts = { applicationId, stage, posting: { title: posting.title, company: posting.company } };
  return [
    ...nextSteps.map(({ id, title, due, until }) => ({ ...facts, stepId: id, title, due, until })),
    ...(stage === 'saved' && posting.applyBy !== undefined
      ? [{ ...facts, stepId: null, title: null, due: posting.applyBy }]
      : []),
  ];
}
