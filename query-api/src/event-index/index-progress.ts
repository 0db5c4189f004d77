import type { IndexProgress, ServiceProcess } from '@trackrecord/contracts';
import { type Database, EVENT_INDEX_COLLECTION, LogRecord } from '@trackrecord/platform';

/** How far the index is, and which process fills it. */
export interface IndexState extends IndexProgress {
  /** How many days it goes back. */
  readonly days: number;
  /** The process that fills it; null if none does. */
  readonly holder: string | null;
}

/** What readers know of the index before they read it. */
export interface EventIndexStatus {
  /** False with `EVENT_INDEX_DAYS=0`: then nothing may be read from it. */
  readonly isOn: boolean;
  /** Reads how far the index is. The lag is at most 10 seconds old, as are reports of processes. */
  readonly readProgress: () => Promise<IndexProgress>;
  /** Reads the same with the process that fills it; null if the index is off. */
  readonly readState: () => Promise<IndexState | null>;
}

interface StatusSources {
  readonly db: Database;
  /** `EVENT_INDEX_DAYS` */
  readonly days: number;
  readonly readProcesses: () => Promise<readonly ServiceProcess[]>;
}

/** Creates the reader of how far the index is. */
export function createEventIndexStatus({ db, days, readProcesses }: StatusSources): EventIndexStatus {
  const log = new LogRecord(db);
  const isOn = days > 0;
  const readState = async (): Promise<IndexState | null> => {
    if (!isOn) return null;
    const [checkpoint, processes] = await Promise.all([log.readCheckpoint(EVENT_INDEX_COLLECTION), readProcesses()]);
    return { position: checkpoint?.commit ?? null, days, ...findHolder(processes) };
  };
  return {
    isOn,
    readState,
    readProgress: async () => {
      const { position, lagSeconds } = (await readState()) ?? { position: null, lagSeconds: null };
      return { position, lagSeconds };
    },
  };
}

/** Returns the process that fills the index, and its lag. */
export function findHolder(processes: readonly ServiceProcess[]): Pick<IndexState, 'holder' | 'lagSeconds'> {
  // Until it counts as missing, one that was killed still says that it holds what another has taken over since.
  const [holder] = processes
    .filter(({ indexLag, state }) => indexLag !== null && state !== 'missing')
    .toSorted((a, b) => b.seenAt.localeCompare(a.seenAt));
  return { holder: holder?.instance ?? null, lagSeconds: holder?.indexLag ?? null };
}
