import type { NamedChange, PastChange, ProfileHistory } from '@trackrecord/contracts';
import { distinctBy } from '@trackrecord/contracts/distinct';
import { isRecord } from '../../../shared/api/is-record';
import { instantOf, textOf } from '../../../shared/api/read-answer';
import { fieldsOf, firstText, listOf, wholeOf } from '../../../shared/profile/reading/fields';
import { isUuid } from '../../../shared/profile/reading/item-ids';
import { readSections } from '../../../shared/profile/reading/read-profile';

const ORIGINS = ['typed', 'dictated', 'suggested', 'imported'] as const;
const ROLES = ['user', 'support', 'system'] as const;

function readName(sent: unknown): NamedChange | undefined {
  const { eventId, revision: place, words } = fieldsOf(sent);
  const revision = wholeOf(place);
  if (!isUuid(eventId) || revision === undefined) return undefined;
  return { eventId, revision, words: firstText(words) ?? 'Changed profile' };
}

/** Reads changes; one that comes twice counts once. */
const readDistinct = <Change extends NamedChange>(
  sent: unknown,
  read: (one: unknown) => Change | undefined,
): Change[] => distinctBy(listOf(sent, read), ({ eventId }) => eventId);

function readChange(sent: unknown): PastChange | undefined {
  const name = readName(sent);
  const fields = fieldsOf(sent);
  const at = instantOf(fields.at);
  if (name === undefined || at === undefined) return undefined;
  const actor = fieldsOf(fields.actor);
  const blockedBy = readDistinct(fields.blockedBy, readName);
  return {
    ...name,
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

/** Where the next page begins; null where it would not hold earlier changes, which would lead on for ever. */
function nextOf(sent: unknown, items: readonly PastChange[]): number | null {
  const next = wholeOf(sent) ?? 0;
  return next > 0 && items.every(({ revision }) => next <= revision) ? next : null;
}

/** Reads a page of the history without the changes that cannot be read. @throws where the answer is no page. */
export function readHistory(sent: unknown): ProfileHistory {
  if (!isRecord(sent) || !Array.isArray(sent.items)) throw new Error('The answer is no history.');
  const items = readDistinct(sent.items, readChange);
  return {
    items,
    next: nextOf(sent.next, items),
    revision: wholeOf(sent.revision) ?? items[0]?.revision ?? 0,
  };
}
