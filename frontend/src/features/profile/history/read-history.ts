import type { ChangeReference, HistoryItem, ProfileHistory } from '@trackrecord/contracts';
import { distinctBy } from '@trackrecord/contracts/distinct';
import { isRecord } from '../../../shared/is-record';
import { asTimestamp, asString } from '../../../shared/api/response-fields';
import { asRecord, firstNonBlank, mapList, asWholeNumber } from '../../../shared/profile/reading/fields';
import { isUuid } from '../../../shared/profile/reading/item-ids';
import { readSections } from '../../../shared/profile/reading/read-profile';

const ORIGINS = ['typed', 'dictated', 'suggested', 'imported'] as const;
const ACTOR_ROLES = ['user', 'support', 'operator', 'developer', 'auditor', 'system', 'host'] as const;

function readChangeReference(value: unknown): ChangeReference | undefined {
  const fields = asRecord(value);
  const { eventId, description } = fields;
  const revision = asWholeNumber(fields.revision);
  if (!isUuid(eventId) || revision === undefined) return undefined;
  return { eventId, revision, description: firstNonBlank(description) ?? 'Changed profile' };
}

/** Reads a list of changes without duplicates. */
const readDistinctChanges = <Change extends ChangeReference>(
  value: unknown,
  read: (item: unknown) => Change | undefined,
): Change[] => distinctBy(mapList(value, read), ({ eventId }) => eventId);

function readChange(value: unknown): HistoryItem | undefined {
  const reference = readChangeReference(value);
  const fields = asRecord(value);
  const at = asTimestamp(fields.at);
  if (reference === undefined || at === undefined) return undefined;
  const actor = asRecord(fields.actor);
  const blockedBy = readDistinctChanges(fields.blockedBy, readChangeReference);
  return {
    ...reference,
    at: new Date(at).toISOString(),
    actor: {
      uid: firstNonBlank(actor.uid) ?? 'unknown',
      role: ACTOR_ROLES.find((role) => role === actor.role) ?? 'user',
    },
    origin: ORIGINS.find((origin) => origin === fields.origin) ?? null,
    before: isRecord(fields.before) ? readSections(fields.before) : null,
    after: isRecord(fields.after) ? readSections(fields.after) : null,
    undoable: fields.undoable === true,
    obstacle: asString(fields.obstacle) ?? null,
    blockedBy,
    blocking: asWholeNumber(fields.blocking) ?? blockedBy.length,
  };
}

/** Reads the cursor of the next page. Returns null for one that is not earlier than this page, which would loop. */
function readNextCursor(value: unknown, items: readonly HistoryItem[]): number | null {
  const next = asWholeNumber(value) ?? 0;
  return next > 0 && items.every(({ revision }) => next <= revision) ? next : null;
}

/** Reads a page of the history and skips invalid changes. Throws if the response is not a page. */
export function readHistory(response: unknown): ProfileHistory {
  if (!isRecord(response) || !Array.isArray(response.items)) throw new Error('Invalid history response');
  const items = readDistinctChanges(response.items, readChange);
  return {
    items,
    next: readNextCursor(response.next, items),
    revision: asWholeNumber(response.revision) ?? items[0]?.revision ?? 0,
  };
}
