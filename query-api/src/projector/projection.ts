import type { EventMetadata } from '@trackrecord/contracts';
import type { z } from 'zod';

/** An event as a projection folds it; `payload` is opened but not yet decoded. */
export interface ProjectedEvent {
  readonly type: string;
  readonly payload: unknown;
  readonly metadata: EventMetadata;
  readonly revision: number;
}

/**
 * A read model with one document a stream: which streams, whose they are, and a pure function from document and event
 * to document. Everything about revisions, keys and erasure is the projector's.
 */
export interface Projection<View> {
  readonly name: string;
  readonly prefix: string;
  /** The type of the event that ends a subject: it applies at any revision and deletes the document. */
  readonly erasedBy: string;
  readonly view: z.ZodType<View>;
  /** Whose key opens the events of a stream. */
  readonly subjectOf: (stream: string) => string;
  /** @throws {UndecodableEvent} for an event that does not fit its schema. */
  readonly evolve: (view: View | undefined, event: ProjectedEvent, subject: string) => View;
}
