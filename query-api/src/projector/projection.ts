import type { EventMetadata } from '@trackrecord/contracts';
import type { z } from 'zod';

/** An event with its decrypted, but not yet decoded, payload. */
export interface ProjectedEvent {
  readonly type: string;
  readonly payload: unknown;
  readonly metadata: EventMetadata;
  readonly revision: number;
}

/**
 * A read model with one document per stream, defined by a pure function from document and event to document. The
 * projector handles revisions, keys and erasure.
 */
export interface Projection<View> {
  readonly name: string;
  readonly streamPrefix: string;
  /** The type of the final event of an erasure. It applies at any revision and deletes the document. */
  readonly erasureEventType: string;
  readonly viewSchema: z.ZodType<View>;
  /** Returns the subject whose key encrypts a stream. */
  readonly toSubject: (stream: string) => string;
  /** @throws {UndecodableEventError} if an event does not match its schema. */
  readonly evolve: (view: View | undefined, event: ProjectedEvent, subject: string) => View;
}
