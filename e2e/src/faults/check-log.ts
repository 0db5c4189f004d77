import type { DecryptedEvent } from '../event-log.js';
import type { Violation } from './findings.js';

/** An acknowledged write and the revision of its response. */
export interface AcknowledgedWrite {
  /** The unique title that the write gave a project; undefined if it removed one. */
  readonly title: string | undefined;
  readonly revision: number;
}

/**
 * Compares a profile's stream with the acknowledged writes, in the order of their responses. Each write must be in the
 * stream exactly once, not above the revision of its own response and above that of the previous response.
 */
export function checkLog(
  writes: readonly AcknowledgedWrite[],
  events: readonly Pick<DecryptedEvent, 'payload'>[],
): readonly { readonly kind: Violation; readonly what: string }[] {
  const violations: { kind: Violation; what: string }[] = [];
  const payloads = events.map(({ payload }) => JSON.stringify(payload));
  let previous = -1;
  for (const { title, revision } of writes) {
    if (revision >= events.length) violations.push({ kind: 'lost', what: `revision ${revision}` });
    if (title !== undefined) {
      const found = payloads.flatMap((payload, at) => (payload.includes(`"${title}"`) ? [at] : []));
      const [at] = found;
      if (at === undefined) violations.push({ kind: 'lost', what: title });
      else if (found.length > 1) violations.push({ kind: 'duplicated', what: `${title} at ${found.join(' and ')}` });
      else if (at > revision || at <= previous)
        violations.push({
          kind: 'reordered',
          what: `${title} at ${at}, acknowledged as ${revision} after ${previous}`,
        });
    }
    previous = revision;
  }
  return violations;
}
