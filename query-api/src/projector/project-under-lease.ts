import { randomUUID } from 'node:crypto';
import { Lease, type Logger } from '@trackrecord/platform';
import type { Stores } from './open-stores.js';
import { projectForever } from './project.js';
import type { Projection } from './projection.js';

/** A projection that runs in this process, or waits for its lease. */
export interface Running {
  readonly name: string;
  /** Resolves after the signal has aborted and everything is stored. */
  readonly done: Promise<void>;
  /** The number of streams in quarantine. */
  readonly quarantined: () => Promise<number>;
  /** Rejects with the error that stopped the projection, until it continues. */
  readonly check: () => Promise<void>;
}

/** Callbacks for metrics. */
interface Observers {
  readonly logger: Logger;
  readonly onProjected: (name: string, events: number) => void;
  /** A document contained events that the log does not have, and was rebuilt. */
  readonly onRepaired: (name: string) => void;
  /** An unreadable document was rebuilt from its stream. */
  readonly onUnreadable: (name: string) => void;
}

/** Runs the projection while this process holds its lease, until the signal aborts. */
export function projectUnderLease<View>(
  projection: Projection<View>,
  { mongo, store, log, projections, targetOf }: Stores,
  { logger, onProjected, onRepaired, onUnreadable }: Observers,
  signal: AbortSignal,
): Running {
  const { name } = projection;
  const target = targetOf(projection);
  const state: { trouble?: string | undefined } = {};
  const lease = new Lease(mongo.db, name, randomUUID(), logger);
  const done = lease.hold(signal, (held) => {
    logger.info({ projection: name }, 'projection started');
    return projectForever(
      name,
      {
        store,
        log,
        projections,
        logger,
        onRepaired: () => onRepaired(name),
        targetOf: (collection) => ({ ...target(collection), onUnreadable: () => onUnreadable(name) }),
        onProjected: (count) => {
          state.trouble = undefined;
          onProjected(name, count);
        },
        onCaughtUp: () => {
          state.trouble = undefined;
          logger.info({ projection: name }, 'projection caught up');
        },
        onStopped: (error) => {
          state.trouble = error instanceof Error ? error.message : String(error);
        },
      },
      held,
    );
  });
  return {
    name,
    done,
    quarantined: async () => {
      const { quarantine } = target(await projections.liveCollection(name));
      return (await quarantine.streams()).size;
    },
    check: () => (state.trouble === undefined ? Promise.resolve() : Promise.reject(new Error(state.trouble))),
  };
}
