import { isWebAddress, resumeUri, removeUnstorable } from '@trackrecord/contracts';

/** Characters that must be encoded, also a percent sign that encodes nothing, and # unless it begins the fragment. */
const ILLEGAL_CHARACTERS = /[^a-z0-9\-._~:/?@!$&'()*+,;=%]|%(?![0-9a-f]{2})/giu;

/** Encodes a stored address as JSON Resume requires (RFC 3986). Returns undefined if it is not a web address. */
export function toResumeUri(address: string | undefined): string | undefined {
  if (!address || !isWebAddress(address)) return undefined;
  const text = removeUnstorable(address);
  const fragmentStart = text.indexOf('#');
  const uri = text.replace(ILLEGAL_CHARACTERS, (character, index) =>
    index === fragmentStart ? character : encodeURIComponent(character),
  );
  return resumeUri.safeParse(uri).success && isWebAddress(uri) ? uri : undefined;
}
