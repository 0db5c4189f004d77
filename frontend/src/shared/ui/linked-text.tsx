import { NewTabLink } from './new-tab-link';

/** A part of a text: an address that can be opened, or what is around it. */
interface TextPart {
  readonly text: string;
  readonly isAddress: boolean;
}

/**
 * Ends at what no address contains: blanks, invisible characters, quotes, brackets and stops of other scripts; and
 * where the next address follows a comma.
 */
const ADDRESS = /\bhttps?:\/\/(?:(?![,;]https?:)[^\s\p{C}<>"“”„«»`\\。，、；：！？（）［］【】「」『』《》〈〉])+/giu;

/** Ends a sentence, or emphasizes a text. Addresses rarely end with it. */
const TRAILING_MARKS = ".,;:!?'’‘*_~|…،؛؟۔।";
/** Closing brackets belong to an address only if it contains their opening ones. */
const OPENING_BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Returns an address without the marks and brackets of the text around it. */
function trimAddress(address: string): string {
  const count = (bracket: string): number => address.split(bracket).length - 1;
  const unopenedCounts = new Map(
    Object.entries(OPENING_BRACKETS).map(([closing, opening]) => [closing, count(closing) - count(opening)]),
  );
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const unopenedCount = unopenedCounts.get(last) ?? 0;
    if (!TRAILING_MARKS.includes(last) && unopenedCount <= 0) break;
    unopenedCounts.set(last, unopenedCount - 1);
  }
  return address.slice(0, end);
}

/** Returns false for what is no URL, and for credentials, which disguise the real host. */
function canBeOpened(address: string): boolean {
  try {
    const { username, password } = new URL(address);
    return username === '' && password === '';
  } catch {
    return false;
  }
}

/** Splits a text at its http and https addresses. */
export function splitAtAddresses(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(ADDRESS)) {
    const address = trimAddress(match);
    if (!canBeOpened(address)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isAddress: false });
    parts.push({ text: address, isAddress: true });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isAddress: false });
  return parts;
}

interface LinkedTextProps {
  readonly text: string;
}

/** Renders a text of the user with its addresses as links. Markup in the text is shown as it is written. */
export function LinkedText({ text }: LinkedTextProps) {
  return splitAtAddresses(text).map((part, index) =>
    part.isAddress ? (
      <bdi key={index} dir="ltr">
        <NewTabLink to={part.text} text={part.text} labelSuffix="" className="tr-inline" />
      </bdi>
    ) : (
      part.text
    ),
  );
}
