import type { NamedChange, PastChange, ProfileHistory } from '@trackrecord/contracts';
import { distinctBy } from '@trackrecord/contracts/distinct';
import { isRecord } from '../../../shared/api/is-record';
import { instantOf, textOf } from '../../../shared/api/read-answer';
import { fieldsOf, firstText, listOf, wholeOf } from '../../../shared/profile/reading/fields';
import { isUuid } from '../../../shared/profile/reading/item-ids';
import { readSections } from '../../../shared/profile/reading/read-profile';

const ORIGINS = ['typed', 'dictated', 'suggested', 'imported'] as const;
const ROLES = ['user', 'support', 'system'] as const;

function readNamedChange(value: unknown): NamedChange | undefined {
  const fields = fieldsOf(value);
  const { eventId, words } = fields;
  const revision = wholeOf(fields.revision);
  if (!isUuid(eventId) || revision === undefined) return undefined;
  return { eventId, revision, words: firstText(words) ?? 'Changed profile' };
}

/** Reads a list of changes without duplicates. */
const readDistinct = <Change extends NamedChange>(
  value: unknown,
  read: (item: unknown) => Change | undefined,
): Change[] => distinctBy(listOf(value, read), ({ eventId }) => eventId);

function readChange(value: unknown): PastChange | undefined {
  const named = readNamedChange(value);
  const fields = fieldsOf(value);
  const at = instantOf(fields.at);
  if (named === undefined || at === undefined) return undefined;
  const actor = fieldsOf(fields.actor);
  const blockedBy = readDistinct(fields.blockedBy, readNamedChange);
  return {
    ...named,
    at: new Date(at).toISOString(),
    actor: { uid: firstText(actor.uid) ?? 'unknown', role: ROLES.find((role) => role === actor.role) ?? 'user' },
    origin: ORIGINS.find((origin) => origin === fields.origin) ?? null,
    before: isRecord(fields.before) ? readSections(fields.before) : null,
    after: isRecord(fields.after) ? readSections(fields.after) : null,
    undoable: fields.undoable === true,
    obstacle: textOf(fields.obstacle) ?? null,
    blockedBy,
    blocking: wholeOf(fields.blocking) ?? blockedBy.length,
  };
}

/** Reads the cursor of the next page. Returns null for one that is not earlier than this page, which would loop. */
function readNext(value: unknown, items: readonly PastChange[]): number | null {
  const next = wholeOf(value) ?? 0;
  return next > 0 && items.every(({ revision }) => next <= revision) ? next : null;
}

/** Reads a page of the history and skips invalid changes. Throws if the response is not a page. */
export function readHistory(response: unknown): ProfileHistory {
  if (!isRecord(response) || !Array.isArray(response.items)) throw new Error('Invalid history response');
  const items = readDistinct(response.items, readChange);
  return {
    items,
    next: readNext(response.next, items),
    revision: wholeOf(response.revision) ?? items[0]?.revision ?? 0,
  };
}
