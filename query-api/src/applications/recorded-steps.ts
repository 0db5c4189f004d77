import type { ApplicationHistory } from '@trackrecord/contracts';
import {
  applicationsAggregate,
  type ApplicationsState,
  type DescribedStep,
  describeApplicationsEvent,
  getHiddenJobId,
  planApplicationsUndo,
} from '@trackrecord/domain';
import type { ApplicationSources } from './current-applications.js';

/** A change of applications, with the states before and after it. */
export interface RecordedStep extends DescribedStep {
  readonly eventId: string;
  readonly revision: number;
  readonly at: string;
}

interface RecordedSteps {
  readonly steps: readonly RecordedStep[];
  /** The state after the last change. */
  readonly state: ApplicationsState;
}

/** Reads the changes from a revision on, up to another one (exclusive) if given, and the state after them. */
export async function readSteps(
  { pastApplications }: Pick<ApplicationSources, 'pastApplications'>,
  uid: string,
  from: number,
  end?: number,
): Promise<RecordedSteps> {
  const snapshot = from === 0 ? undefined : await pastApplications.readSnapshotBefore(uid, { revision: from - 1 });
  let state = snapshot?.state ?? applicationsAggregate.initialState;
  const firstRevision = state.revision + 1;
  const count = end === undefined ? undefined : end - firstRevision;
  const steps: RecordedStep[] = [];
  for await (const { id, revision, metadata, event } of pastApplications.readChanges(uid, firstRevision, count)) {
    const before: ApplicationsState = state;
    state = applicationsAggregate.evolve(before, event);
    if (Number(revision) < from) continue;
    steps.push({ event, before, after: state, eventId: id, revision: Number(revision), at: metadata.occurredAt });
  }
  return { steps, state };
}

/** Reads the names of jobs by their ids: "Backend Engineer at Kestrel Labs". Unknown jobs are missing. */
export type ReadJobNames = (jobIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

type DescribedChange = ApplicationHistory['items'][number];

/** Describes a change; `state` is the current one, which decides whether it can be undone. */
export const describeStep = (
  step: RecordedStep,
  state: ApplicationsState,
  describe: (step: DescribedStep) => string = describeApplicationsEvent,
): DescribedChange => ({
  eventId: step.eventId,
  revision: step.revision,
  at: step.at,
  description: describe(step),
  undoable: 'change' in planApplicationsUndo(step, state),
});

/** Describes changes, and names the jobs that they hid or showed again. */
export async function describeSteps(
  steps: readonly RecordedStep[],
  state: ApplicationsState,
  readJobNames: ReadJobNames,
): Promise<readonly DescribedChange[]> {
  const jobIds = steps.flatMap(({ event }) => getHiddenJobId(event) ?? []);
  const jobNames = jobIds.length === 0 ? undefined : await readJobNames(jobIds);
  return steps.map((step) => {
    const jobName = jobNames?.get(getHiddenJobId(step.event) ?? '');
    return describeStep({ ...step, jobName }, state);
  });
}
