import type {
  BrowserToken,
  CalendarCreated,
  CalendarToken,
  ExtensionList,
  PairingCodeCreated,
  RevokedToken,
} from '@trackrecord/contracts';
import { TOKEN_KINDS } from '@trackrecord/contracts/extensions/token-kinds';
import { isRecord } from '../is-record';
import { asNumber, asString, asTimestamp, hasStrings, parseList } from '../api/response-fields';

// Parsed by hand: zod would be a tenth of the first load.

/** Reads the fields of any token. */
function readToken(value: unknown) {
  if (!isRecord(value) || !hasStrings(value, ['id', 'createdAt']) || asTimestamp(value.createdAt) === undefined)
    return undefined;
  return { id: value.id, createdAt: value.createdAt, lastUsedOn: asTimestamp(value.lastUsedOn) ?? null, value };
}

function readCalendar(input: unknown): CalendarToken | undefined {
  const token = readToken(input);
  if (token === undefined || !isRecord(token.value.contents)) return undefined;
  const { value, ...fields } = token;
  const { interviews, nextSteps, savedEvents } = token.value.contents;
  return {
    ...fields,
    contents: { interviews: interviews === true, nextSteps: nextSteps === true, savedEvents: savedEvents === true },
  };
}

function readBrowser(input: unknown): BrowserToken | undefined {
  const token = readToken(input);
  if (token === undefined) return undefined;
  const { value, ...fields } = token;
  const name = asString(value.name);
  return name === undefined ? undefined : { ...fields, name, saved: asNumber(value.saved) ?? 0 };
}

function readRevokedToken(input: unknown): RevokedToken | undefined {
  const token = readToken(input);
  if (token === undefined) return undefined;
  const { value, ...fields } = token;
  const kind = TOKEN_KINDS.find((known) => known === value.kind);
  const revokedAt = asTimestamp(value.revokedAt);
  if (kind === undefined || revokedAt === undefined) return undefined;
  return { ...fields, kind, name: asString(value.name) ?? null, revokedAt };
}

/** @throws {Error} for an invalid response. */
export function readExtensionList(response: unknown): ExtensionList {
  const fields = isRecord(response) ? response : {};
  const calendar = fields.calendar === null ? null : readCalendar(fields.calendar);
  const browsers = parseList(fields.browsers, readBrowser);
  const revoked = parseList(fields.revoked, readRevokedToken);
  if (calendar === undefined || browsers === undefined || revoked === undefined)
    throw new Error('Invalid extensions response');
  return { calendar, browsers: [...browsers], revoked: [...revoked] };
}

/** @throws {Error} for an invalid response. */
export function readCalendarCreated(response: unknown): CalendarCreated {
  const fields = isRecord(response) ? response : {};
  const calendar = readCalendar(fields.calendar);
  const path = asString(fields.path);
  if (calendar === undefined || path === undefined) throw new Error('Invalid calendar response');
  return { calendar, path };
}

/** @throws {Error} for an invalid response. */
export function readPairingCode(response: unknown): PairingCodeCreated {
  const fields = isRecord(response) ? response : {};
  const code = asString(fields.code);
  const until = asTimestamp(fields.until);
  if (code === undefined || until === undefined) throw new Error('Invalid pairing code response');
  return { code, until };
}
