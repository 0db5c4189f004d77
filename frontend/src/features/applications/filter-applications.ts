import type { ApplicationSummary, Stage } from '@trackrecord/contracts';
import { STAGES } from '@trackrecord/contracts/applications/stages';
import { getStage } from './stage';
import { getDueStep, isDueThisWeek, isOverdue } from '../../shared/applications/due';
import type { ApplicationsView } from './applications-view';

/** Returns true if the title, company or location contains every word of the search. */
function matchesSearch({ posting: { title, company, location = '' } }: ApplicationSummary, search: string): boolean {
  const text = `${title} ${company} ${location}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function isDue(application: ApplicationSummary): boolean {
  const step = getDueStep(application);
  return step !== undefined && (isOverdue(step) || isDueThisWeek(step));
}

/** Returns the applications that match search and filters, whatever their stage. */
export const filterApplications = (
  items: readonly ApplicationSummary[],
  { search, isDueOnly }: ApplicationsView,
): readonly ApplicationSummary[] =>
  items.filter((item) => matchesSearch(item, search.trim()) && (!isDueOnly || isDue(item)));

/** Sorts by what is due first; without anything due, by the newest move. */
function compareUrgency(a: ApplicationSummary, b: ApplicationSummary): number {
  const [dueA, dueB] = [getDueStep(a)?.due, getDueStep(b)?.due];
  if (dueA !== undefined && dueB !== undefined) return Date.parse(dueA) - Date.parse(dueB);
  if (dueA !== undefined || dueB !== undefined) return dueA === undefined ? 1 : -1;
  return (b.moves.at(-1)?.on ?? '').localeCompare(a.moves.at(-1)?.on ?? '');
}

/** Groups applications by their stage, the most urgent first. */
export function groupByStage(
  items: readonly ApplicationSummary[],
): Readonly<Record<Stage, readonly ApplicationSummary[]>> {
  const groups: Record<Stage, ApplicationSummary[]> = {
    saved: [],
    applied: [],
    interviewing: [],
    offer: [],
    closed: [],
  };
  for (const item of items) groups[getStage(item)].push(item);
  for (const stage of STAGES) groups[stage].sort(compareUrgency);
  return groups;
}
