import type { Decider, StreamCodec } from '@trackrecord/domain';
import type { z } from 'zod';
import type { Projection } from './projection.js';

interface ViewMapping<State, View> {
  readonly name: string;
  readonly viewSchema: z.ZodType<View>;
  readonly toView: (uid: string, state: State, revision: number, updatedAt: string) => View;
  readonly toState: (view: View) => State;
}

/** Creates the projection of an aggregate: one document per user with the state of the stream. */
export function createAggregateProjection<State, Event, View>(
  aggregate: StreamCodec<State, Event> & Pick<Decider<never, State, Event>, 'evolve' | 'initialState'>,
  { name, viewSchema, toView, toState }: ViewMapping<State, View>,
): Projection<View> {
  const { streamPrefix, decode, evolve, initialState } = aggregate;
  return {
    name,
    streamPrefix,
    erasureEventType: 'AccountErased',
    viewSchema,
    toSubject: (stream) => stream.slice(streamPrefix.length),
    evolve: (current, { type, payload, metadata, revision }, uid) => {
      const event = decode(type, payload, metadata.schemaVersion);
      const state = evolve(current === undefined ? initialState : toState(current), event);
      return toView(uid, state, revision, metadata.occurredAt);
    },
  };
}
