import type { DomainEvent } from './stream-state.js';
import type { Commands } from './commands.js';

type Handler<Command, State, Event extends DomainEvent> = Pick<Commands<Command, State, Event>, 'handle'>;

/**
 * Returns a handler that handles the commands of one user one after the other, in the order in which they arrive.
 * Without it, many commands that arrive at once append concurrently, and some are rejected after too many conflicts.
 */
export function handleInOrder<Command, State, Event extends DomainEvent>(
  commands: Handler<Command, State, Event>,
): Handler<Command, State, Event> {
  const lastCompletions = new Map<string, Promise<unknown>>();
  return {
    handle: (uid, command, request) => {
      const result = (lastCompletions.get(uid) ?? Promise.resolve()).then(() => commands.handle(uid, command, request));
      const completion = result.then(noop, noop).then(() => {
        if (lastCompletions.get(uid) === completion) lastCompletions.delete(uid);
      });
      lastCompletions.set(uid, completion);
      return result;
    },
  };
}

const noop = (): void => undefined;
