/** The origin of LinkedIn profile URLs. */
export const LINKEDIN_ORIGIN = 'https://www.linkedin.com';

/** The rule of spec section 5. */
const LINKEDIN_URL = /^https?:\/\/(www\.)?linkedin\.com\/in\/[\w-]+\/?$/;

/** A profile URL as users copy it: any or no scheme, a country or mobile subdomain, anything after the name. */
const COPIED_URL =
  /^["'<(]?(?:https?:\/\/)?(?:[a-z]{1,6}\.)?linkedin\.com\/(?:mwlite\/)?in\/([^/?#\s"'<>()\\,;]{1,400})(?:[/?#\s]|["'>),;]{0,3}$)/i;

/** Letters, marks and digits of any script are valid in a name; `\w` covers only ASCII. */
const WORD_CHARACTERS = /[\p{L}\p{M}\p{N}]/gu;
const NAME = /^[\p{L}\p{M}\p{N}_-]+$/u;

/** Returns true if a text is the URL of a LinkedIn profile (spec section 5). Names may have letters of any script. */
export function isLinkedInUrl(value: string): boolean {
  const decoded = decode(value);
  return decoded !== undefined && LINKEDIN_URL.test(decoded.replace(WORD_CHARACTERS, toAscii));
}

/**
 * Converts a copied profile URL to `https://www.linkedin.com/in/name`, with non-ASCII letters percent-encoded. Returns
 * texts that are already valid, or not a profile URL, unchanged.
 */
export function toCanonicalLinkedInUrl(copied: string): string {
  const trimmed = copied.trim();
  if (isLinkedInUrl(trimmed) && isPrintableAscii(trimmed)) return trimmed;
  const name = decode(COPIED_URL.exec(trimmed)?.[1]?.replace(/[.!:]+$/, '') ?? '')?.normalize('NFC') ?? '';
  return NAME.test(name) ? `${LINKEDIN_ORIGIN}/in/${encodeURIComponent(name)}` : copied;
}

/** Replaces non-ASCII letters, which the rule of the specification does not know. */
const toAscii = (letter: string): string => (letter < '\u0080' ? letter : 'x');

const isPrintableAscii = (text: string): boolean => /^[!-~]*$/.test(text);

/** Decodes percent-encodings. Returns undefined if they are malformed. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
