import { isRecord } from '../../../shared/is-record';
import { asString, asTimestamp } from '../../../shared/api/response-fields';
import { asRecord } from '../../../shared/profile/reading/fields';

/** Something that staff did without opening the data. The names may be newer than this version of the client. */
export interface SupportLogEntry {
  readonly at: string;
  readonly who: string;
  /** How the account was found; undefined for actions. */
  readonly by: string | undefined;
  readonly action: string | undefined;
  /** What the action was done to: for a rebuild, the name of the projection. */
  readonly target: string | undefined;
}

export interface SupportActionPage {
  readonly items: readonly SupportLogEntry[];
  readonly next: string | null;
}

function readAction(value: unknown): SupportLogEntry {
  const { at, who, by, action, target } = asRecord(value);
  const time = asTimestamp(at);
  if (time === undefined || typeof who !== 'string') throw new Error('Invalid support action in response');
  return {
    at: new Date(time).toISOString(),
    who,
    by: asString(by),
    action: asString(action),
    target: asString(target),
  };
}

/**
 * Reads a page of actions of support. Throws if the response is not a page, or if an action is invalid: a list that
 * omits an action would be wrong.
 */
export function readSupportActions(response: unknown): SupportActionPage {
  if (!isRecord(response) || !Array.isArray(response.items)) throw new Error('Invalid support actions response');
  const items = response.items.map(readAction);
  const next = asTimestamp(response.next);
  const cursor = next === undefined ? '' : new Date(next).toISOString();
  // A cursor that is later than the end of this page would load the same page forever.
  return { items, next: cursor !== '' && cursor <= (items.at(-1)?.at ?? '') ? cursor : null };
}
