import type { NamedChange, PastChange, ProfileHistory } from '@trackrecord/contracts';
import { isRecord } from '../../../shared/api/is-record';
import { instantOf, numberOf, textOf } from '../../../shared/api/read-answer';
import { fieldsOf, firstText, listOf } from '../../../shared/profile/reading/fields';
import { readSections } from '../../../shared/profile/reading/read-profile';

const ORIGINS = ['typed', 'dictated', 'suggested', 'imported'] as const;
const ROLES = ['user', 'support', 'system'] as const;

function readName(sent: unknown): NamedChange | undefined {
  const { eventId, revision, words } = fieldsOf(sent);
  const [id, at] = [firstText(eventId), numberOf(revision)];
  return id === undefined || at === undefined ? undefined : { eventId: id, revision: at, words: textOf(words) ?? '' };
}

function readChange(sent: unknown): PastChange | undefined {
  const name = readName(sent);
  const fields = fieldsOf(sent);
  const at = instantOf(fields.at);
  if (name === undefined || at === undefined) return undefined;
  const actor = fieldsOf(fields.actor);
  const blockedBy = listOf(fields.blockedBy, readName);
  return {
    ...name,
    at,
    actor: { uid: textOf(actor.uid) ?? '', role: ROLES.find((role) => role === actor.role) ?? 'user' },
    origin: ORIGINS.find((origin) => origin === fields.origin) ?? null,
    before: isRecord(fields.before) ? readSections(fields.before) : null,
    after: isRecord(fields.after) ? readSections(fields.after) : null,
    undoable: fields.undoable === true,
    obstacle: textOf(fields.obstacle) ?? null,
    blockedBy,
    blocking: numberOf(fields.blocking) ?? blockedBy.length,
  };
}

/** Reads a page of the history without the changes that cannot be read. @throws where the answer is no page. */
export function readHistory(sent: unknown): ProfileHistory {
  if (!isRecord(sent) || !Array.isArray(sent.items)) throw new Error('The answer is no history.');
  const items = listOf(sent.items, readChange);
  return {
    items,
    next: numberOf(sent.next) ?? null,
    revision: numberOf(sent.revision) ?? items[0]?.revision ?? 0,
  };
}
