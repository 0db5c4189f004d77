/** The host a profile link has to point to (design.md, "Questions settled"). */
export const LINKEDIN_HOST = 'https://www.linkedin.com';

/** The rule of the specification. */
const LINKEDIN_URL = /^https?:\/\/(www\.)?linkedin\.com\/in\/[\w-]+\/?$/;

/** A profile address as it is copied: any or no scheme, a host of a country or of the mobile site, anything after the name. */
const COPIED =
  /^["'<(]?(?:https?:\/\/)?(?:[a-z]{1,6}\.)?linkedin\.com\/(?:mwlite\/)?in\/([^/?#\s"'<>()\\,;]{1,400})(?:[/?#\s]|["'>),;]{0,3}$)/i;

/** Letters, marks and digits of any script are word characters of a name; `\w` knows only those of English. */
const WORD_CHARACTERS = /[\p{L}\p{M}\p{N}]/gu;
const NAME = /^[\p{L}\p{M}\p{N}_-]+$/u;

/** Whether a text is the address of a person's LinkedIn profile (spec section 5); names may have letters of any script. */
export function isLinkedInUrl(value: string): boolean {
  const read = decoded(value);
  return read !== undefined && LINKEDIN_URL.test(read.replace(WORD_CHARACTERS, withoutAccents));
}

/**
 * The canonical address of a profile, `https://www.linkedin.com/in/name`, of an address as people copy it; other letters
 * than English ones are percent-encoded. A text that is right already, or is none, stays as it is.
 */
export function canonicalLinkedInUrl(copied: string): string {
  const trimmed = copied.trim();
  if (isLinkedInUrl(trimmed) && isPlain(trimmed)) return trimmed;
  const name = decoded(COPIED.exec(trimmed)?.[1]?.replace(/[.!:]+$/, '') ?? '')?.normalize('NFC') ?? '';
  return NAME.test(name) ? `${LINKEDIN_HOST}/in/${encodeURIComponent(name)}` : copied;
}

/** Everything but letters that English has not stands for itself in the rule. */
const withoutAccents = (letter: string): string => (letter < '\u0080' ? letter : 'x');

const isPlain = (text: string): boolean => /^[!-~]*$/.test(text);

/** A text with its percent-encodings read; nothing where they are none. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
