import type { DecryptedEvent } from '../event-log.js';
import type { ViolationKind } from './findings.js';

/** An acknowledged write and the revision of its response. */
export interface AcknowledgedWrite {
  /** The unique title that the write gave a project; undefined if it removed one. */
  readonly title: string | undefined;
  readonly revision: number;
}

/**
 * Compares a profile's stream with the acknowledged writes, in the order of their responses. Each write must be in the
 * stream exactly once, at a revision that is at most that of its own response and above that of the previous response.
 */
export function checkLog(
  writes: readonly AcknowledgedWrite[],
  events: readonly Pick<DecryptedEvent, 'payload'>[],
): readonly { readonly kind: ViolationKind; readonly detail: string }[] {
  const violations: { kind: ViolationKind; detail: string }[] = [];
  const payloads = events.map(({ payload }) => JSON.stringify(payload));
  let previousRevision = -1;
  for (const { title, revision } of writes) {
    if (revision >= events.length) violations.push({ kind: 'lost', detail: `revision ${revision}` });
    if (title !== undefined) {
      const positions = payloads.flatMap((payload, position) => (payload.includes(`"${title}"`) ? [position] : []));
      const [position] = positions;
      if (position === undefined) violations.push({ kind: 'lost', detail: title });
      else if (positions.length > 1)
        violations.push({ kind: 'duplicated', detail: `${title} at ${positions.join(' and ')}` });
      else if (position > revision || position <= previousRevision)
        violations.push({
          kind: 'reordered',
          detail: `${title} at ${position}, acknowledged as ${revision} after ${previousRevision}`,
        });
    }
    previousRevision = revision;
  }
  return violations;
}
