import type { AccountChange, AccountChanges } from '@trackrecord/contracts';
import { isRecord } from '../../../shared/api/is-record';
import { asString, asTimestamp, parseList } from '../../../shared/api/response-fields';

const KINDS: ReadonlySet<unknown> = new Set<AccountChange['kind']>([
  'start',
  'sign-in',
  'email',
  'password',
  'google',
  'sign-out',
]);

const isKind = (value: unknown): value is AccountChange['kind'] => KINDS.has(value);

/** Changes of a kind that this version does not know are shown like the start of the list. */
function readAccountChange(value: unknown): AccountChange | undefined {
  if (!isRecord(value)) return undefined;
  const description = asString(value.description);
  const at = asTimestamp(value.at);
  if (description === undefined || at === undefined || typeof value.revision !== 'number') return undefined;
  return { revision: value.revision, at, kind: isKind(value.kind) ? value.kind : 'start', description };
}

/** @throws {Error} for an invalid response. */
export function readAccountChanges(response: unknown): AccountChanges {
  const items = parseList(isRecord(response) ? response.items : undefined, readAccountChange);
  if (!isRecord(response) || items === undefined) throw new Error('Invalid account changes response');
  return { items: [...items], next: typeof response.next === 'number' ? response.next : null };
}
