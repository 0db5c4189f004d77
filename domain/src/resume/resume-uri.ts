import { isWebAddress, resumeUri, storable } from '@trackrecord/contracts';

/** What no URI may hold as it is: also a percent sign that encodes nothing, and every # but the first. */
const ILLEGAL = /[^a-z0-9\-._~:/?#@!$&'()*+,;=%]|%(?![0-9a-f]{2})|(?<=#.*)#/giu;

/**
 * A stored address as JSON Resume allows it, the same to whoever follows it: what RFC 3986 has no place for is encoded.
 * Nothing for what is no web address.
 */
export function toResumeUri(stored: string | undefined): string | undefined {
  if (!stored || !isWebAddress(stored)) return undefined;
  const uri = storable(stored).replace(ILLEGAL, (character) => encodeURIComponent(character));
  return resumeUri.safeParse(uri).success && isWebAddress(uri) ? uri : undefined;
}
