/** The origin of LinkedIn profile URLs. */
export const LINKEDIN_ORIGIN = 'https://www.linkedin.com';

/** The rule of spec section 5. Addresses of before 2015, which end in three hexadecimal numbers, are valid, too. */
const LINKEDIN_URL = /^https?:\/\/(?:www\.)?linkedin\.com\/(?:in\/([^/?#]+)|pub\/([^/?#]+)(?:\/[0-9a-f]{1,3}){3})\/?$/;

/**
 * A profile URL as users copy it: any or no scheme, a country or mobile subdomain or path, the Chinese domain, anything
 * after the name.
 */
const COPIED_URL =
  /^["'<(]?(?:https?:\/\/)?(?:[a-z]{1,6}\.){0,2}linkedin\.(?:com|cn)\/(?:mwlite\/|profile\/|incareer\/|comm\/|m\/){0,2}(?:in\/(?<name>[^/?#\s"'<>()\\,;]{1,400})|pub\/(?<oldName>[^/?#\s"'<>()\\,;]{1,400})(?<numbers>(?:\/[0-9a-f]{1,3}){3}))(?:[/?#\s]|["'>),;]{0,3}$)/iu;

/**
 * Letters, marks, digits and emoji of any script are valid in a name, and the signs that LinkedIn allowed once. A dot at
 * its end belongs to the sentence around it.
 */
const NAME = /^[\p{L}\p{M}\p{N}\p{So}\p{Emoji_Modifier}\u200D_.'’&+~-]+(?<!\.)$/u;

/** Returns true if a text is the URL of a LinkedIn profile (spec section 5). Names may have letters of any script. */
export function isLinkedInUrl(value: string): boolean {
  const [, name, oldName] = LINKEDIN_URL.exec(value) ?? [];
  return NAME.test(decode(name ?? oldName ?? '') ?? '');
}

/**
 * Converts a copied profile URL to `https://www.linkedin.com/in/name`, with non-ASCII letters percent-encoded. Returns
 * texts that are already valid, or not a profile URL, unchanged.
 */
export function toCanonicalLinkedInUrl(copied: string): string {
  const trimmed = copied.trim();
  if (isLinkedInUrl(trimmed) && isPrintableAscii(trimmed)) return trimmed;
  const { name, oldName, numbers = '' } = COPIED_URL.exec(trimmed)?.groups ?? {};
  const decoded = decode((name ?? oldName ?? '').replace(/(?<![.!:])[.!:]+$/, ''))?.normalize('NFC') ?? '';
  if (!NAME.test(decoded)) return copied;
  return `${LINKEDIN_ORIGIN}/${name === undefined ? 'pub' : 'in'}/${encodeURIComponent(decoded)}${numbers.toLowerCase()}`;
}

const isPrintableAscii = (text: string): boolean => /^[!-~]*$/.test(text);

/** Decodes percent-encodings. Returns undefined if they are malformed. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
