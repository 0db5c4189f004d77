import { isWebAddress, resumeUri, removeUnstorable } from '@trackrecord/contracts';

/** Characters that must be encoded, also a percent sign that encodes nothing, and every # but the first. */
const ILLEGAL_CHARACTERS = /[^a-z0-9\-._~:/?#@!$&'()*+,;=%]|%(?![0-9a-f]{2})|(?<=#.*)#/giu;

/** Encodes a stored address as JSON Resume requires (RFC 3986). Returns undefined if it is not a web address. */
export function toResumeUri(address: string | undefined): string | undefined {
  if (!address || !isWebAddress(address)) return undefined;
  const uri = removeUnstorable(address).replace(ILLEGAL_CHARACTERS, (character) => encodeURIComponent(character));
  return resumeUri.safeParse(uri).success && isWebAddress(uri) ? uri : undefined;
}
