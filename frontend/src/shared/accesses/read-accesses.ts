import type { CurrentConsent, OwnAccess } from '@trackrecord/contracts';
import { isRecord } from '../is-record';
import { asString, asTimestamp } from '../api/response-fields';
import { asRecord, mapList } from '../profile/reading/fields';

/** A part of the data that was read in a session. `what` may be newer than this version of the client. */
export interface AccessUse {
  readonly what: string;
  readonly detail: string;
  readonly at: string;
}

/** A session in which support could see the data. Basis and purpose may be newer than this version, too. */
export interface Access extends Omit<OwnAccess, 'looked' | 'basis' | 'purpose'> {
  readonly basis: string;
  readonly purpose: string;
  readonly looked: readonly AccessUse[];
}

/** A page of the sessions, newest first, and the current consent. */
export interface AccessPage {
  readonly items: readonly Access[];
  readonly consent: CurrentConsent | null;
  readonly next: string | null;
}

const asIso = (value: unknown): string | undefined => {
  const timestamp = asTimestamp(value);
  return timestamp === undefined ? undefined : new Date(timestamp).toISOString();
};

function readUse(value: unknown): AccessUse | undefined {
  const { what, detail, at } = asRecord(value);
  const time = asIso(at);
  return time === undefined ? undefined : { what: asString(what) ?? '', detail: asString(detail) ?? '', at: time };
}

/** Throws if the value is no session: a list that omits a session would be wrong. */
function readAccess(value: unknown): Access {
  const fields = asRecord(value);
  const { id, who, open } = fields;
  const at = asIso(fields.at);
  const until = asIso(fields.until);
  if (typeof id !== 'string' || typeof who !== 'string' || at === undefined || until === undefined) {
    throw new Error('Invalid access in response');
  }
  return {
    id,
    who,
    at,
    until,
    open: open === true,
    endedAt: asIso(fields.endedAt) ?? null,
    basis: asString(fields.basis) ?? '',
    purpose: asString(fields.purpose) ?? '',
    reason: asString(fields.reason) ?? null,
    ticket: asString(fields.ticket) ?? null,
    looked: mapList(fields.looked, readUse),
  };
}

function readConsent(value: unknown): CurrentConsent | null {
  const { until, isUsed } = asRecord(value);
  const end = asIso(until);
  return end === undefined ? null : { until: end, isUsed: isUsed === true };
}

/** Reads a page of accesses. Throws if the response is not a page. */
export function readAccesses(response: unknown): AccessPage {
  if (!isRecord(response) || !Array.isArray(response.items)) throw new Error('Invalid accesses response');
  const items = response.items.map(readAccess);
  const next = asIso(response.next);
  return {
    items,
    consent: readConsent(response.consent),
    // A cursor that is later than the end of this page would load the same page forever.
    next: next !== undefined && next <= (items.at(-1)?.at ?? '') ? next : null,
  };
}
