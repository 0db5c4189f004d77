import type { FoundBy, SearchBody } from '@trackrecord/contracts';
import { typedOneTimeCode } from '@trackrecord/contracts/staff/consent-code';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
/** User ids of the identity provider have no hyphens. */
const UID = /^[A-Za-z0-9]{10,128}$/;
/** A consent code as support types it, with or without the hyphen. */
const CONSENT_CODE = /^\s*[\da-z]{4}[\s-]?[\da-z]{4}\s*$/i;

/** Removes the word before a reference, as an error message has it: "Reference 5810-1558". */
const trimText = (text: string): string => text.trim().replace(/^reference\s+/i, '');

/** Returns what a typed text is searched as. */
export function classifySearch(text: string): FoundBy {
  const trimmed = trimText(text);
  if (trimmed.includes('@')) return 'email';
  if (CONSENT_CODE.test(trimmed)) return 'code';
  if (UUID.test(trimmed) || !UID.test(trimmed)) return 'number';
  return 'uid';
}

/** The whole reference of an error message: the id of a request or command. */
const REQUEST_NUMBER = /^[\w-]{1,64}$/;

/** Returns the body of a search, or undefined if the text is nothing that can be searched for. */
export function toSearchBody(text: string): SearchBody | undefined {
  const trimmed = trimText(text);
  switch (classifySearch(trimmed)) {
    case 'email':
      return trimmed.length >= 3 ? { email: trimmed } : undefined;
    case 'uid':
      return { uid: trimmed };
    case 'number':
      return REQUEST_NUMBER.test(trimmed) ? { number: trimmed } : undefined;
    case 'code': {
      const code = typedOneTimeCode.safeParse(trimmed);
      return code.success ? { code: code.data } : undefined;
    }
  }
}
