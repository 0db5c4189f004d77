import { randomUUID } from 'node:crypto';
import { Lease, type Logger } from '@trackrecord/platform';
import type { Stores } from './open-stores.js';
import { projectForever } from './project.js';
import type { Projection } from './projection.js';

/** One projection at work in this process, or standing by for its lease. */
export interface Running {
  readonly name: string;
  /** Done when the signal has aborted and what was in hand is stored. */
  readonly done: Promise<void>;
  /** How many of its streams are in quarantine. */
  readonly quarantined: () => Promise<number>;
  /** Fails with why the projection stopped, until it goes on. */
  readonly check: () => Promise<void>;
}

/** Who is told what a projection does. */
interface Observers {
  readonly logger: Logger;
  readonly onProjected: (name: string, events: number) => void;
  /** A document held events that the log does not have, and was folded again. */
  readonly onRepaired: (name: string) => void;
  /** A document could not be read, and was rebuilt from its stream. */
  readonly onUnreadable: (name: string) => void;
}

/** Projects whenever this process holds the projection's lease, until the signal aborts. */
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
