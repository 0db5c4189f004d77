import type { ToldEvent } from '../told-by-streams.js';
import type { Breach } from './findings.js';

/** A write that was acknowledged, with the revision it was answered with. */
export interface AcknowledgedWrite {
  /** The title that it gave to a project, and no other write did; undefined where it removed one. */
  readonly title: string | undefined;
  readonly revision: number;
}

/**
 * Compares a profile's stream with the writes that were acknowledged, in the order of their answers: each must be there
 * once, at or below the revision of its own answer and above that of the answer before.
 */
export function checkLog(
  writes: readonly AcknowledgedWrite[],
  events: readonly Pick<ToldEvent, 'payload'>[],
): readonly { readonly kind: Breach; readonly what: string }[] {
  const breaches: { kind: Breach; what: string }[] = [];
  const payloads = events.map(({ payload }) => JSON.stringify(payload));
  let previous = -1;
  for (const { title, revision } of writes) {
    if (revision >= events.length) breaches.push({ kind: 'lost', what: `revision ${revision}` });
    if (title !== undefined) {
      const found = payloads.flatMap((payload, at) => (payload.includes(`"${title}"`) ? [at] : []));
      const [at] = found;
      if (at === undefined) breaches.push({ kind: 'lost', what: title });
      else if (found.length > 1) breaches.push({ kind: 'doubled', what: `${title} at ${found.join(' and ')}` });
      else if (at > revision || at <= previous)
        breaches.push({ kind: 'reordered', what: `${title} at ${at}, answered with ${revision} after ${previous}` });
    }
    previous = revision;
  }
  return breaches;
}
