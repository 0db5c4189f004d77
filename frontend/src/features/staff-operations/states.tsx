import type { ProjectionSummary, QueueSummary, ServiceProcess } from '@trackrecord/contracts';
import { formatPart } from '../../shared/staff/format-amounts';

/** A job that waits for longer than this is late (s), and so is an event that is not projected. */
const LATE_SECONDS = 60;

interface ShownState {
  readonly text: string;
  readonly tone: 'is-green' | 'is-yellow' | 'is-red';
}

/** A state as a word on its color. */
export const StateTag = ({ state: { text, tone } }: { readonly state: ShownState }) => (
  <span className={`tr-tag ${tone}`}>{text}</span>
);

/** Returns the state of a queue: the most urgent thing that is true of it. */
export function getQueueState({ isPaused, workers, failed, oldestSeconds }: QueueSummary): ShownState {
  if (isPaused) return { text: 'Paused', tone: 'is-yellow' };
  if (workers === 0) return { text: 'No worker', tone: 'is-red' };
  if (failed > 0) return { text: 'Failing', tone: 'is-red' };
  if ((oldestSeconds ?? 0) > LATE_SECONDS) return { text: 'Behind', tone: 'is-yellow' };
  return { text: 'Healthy', tone: 'is-green' };
}

/** Returns the state of a projection: the most urgent thing that is true of it, or that it is being rebuilt. */
export function getProjectionState({ holder, lags, quarantined, mismatched, rebuild }: ProjectionSummary): ShownState {
  if (holder === null) return { text: 'Not running', tone: 'is-red' };
  if (rebuild?.state === 'waiting') return { text: 'Rebuild requested', tone: 'is-yellow' };
  if (rebuild?.state === 'running') return { text: `Rebuilding, ${formatPart(rebuild.progress)}`, tone: 'is-yellow' };
  if (quarantined > 0) return { text: 'Quarantine', tone: 'is-red' };
  if (mismatched > 0) return { text: 'Mismatched', tone: 'is-red' };
  if ((lags.at(-1) ?? 0) > LATE_SECONDS) return { text: 'Behind', tone: 'is-yellow' };
  return { text: 'Healthy', tone: 'is-green' };
}

const PROCESS_STATES: Readonly<Record<ServiceProcess['state'], ShownState>> = {
  ready: { text: 'Ready', tone: 'is-green' },
  'not-ready': { text: 'Not ready', tone: 'is-yellow' },
  missing: { text: 'Missing', tone: 'is-red' },
};

/** Returns the state of a process. */
export const getProcessState = ({ state }: ServiceProcess): ShownState => PROCESS_STATES[state];
