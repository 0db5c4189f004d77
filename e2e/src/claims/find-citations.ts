/** A citation of the specification: the numbers of the sections, and the name of a part of a single section. */
export interface Citation {
  readonly numbers: readonly number[];
  /** Without quotes. */
  readonly part: string | undefined;
}

/** Matches the start of a line, with what begins a line of a comment. */
const LINE_BREAK = /\s*\n[ \t]*(?:\/\/+|\*(?!\/)|>)?[ \t]*/g;

const NUMBERS = String.raw`(?<numbers>\d+(?:(?:, and |, | and | to )\d+)*)`;
const PART = String.raw`(?:"(?<quotedPart>[^"]+)"|(?<part>[^\d\s"][^).,;\`"]*))`;
const CITATIONS = [
  // "spec section 5, Skills", "the specification names them (section 7)"
  String.raw`\bspec(?:ification)?\b[^.()]{0,40}?\(?\bsections? ${NUMBERS}(?:, ${PART})?`,
  // "section 5 of the specification"
  String.raw`\bsections? ${NUMBERS} of the spec(?:ification)?\b`,
].map((pattern) => new RegExp(pattern, 'gi'));

/** Joins the lines of a source file or document, so that what extends over several of them can be found. */
export const joinLines = (source: string): string => source.replace(LINE_BREAK, ' ');

/** Finds the citations of the specification in a source file or document. They may extend over several lines. */
export function findCitations(source: string): readonly Citation[] {
  const text = joinLines(source);
  return CITATIONS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ groups = {} }) => ({
      numbers: parseNumbers(groups['numbers'] ?? ''),
      part: (groups['quotedPart'] ?? groups['part'])?.trim(),
    })),
  );
}

/** Parses "5", "4 and 5", "5, 7 and 9" and "7 to 9". */
const parseNumbers = (text: string): readonly number[] =>
  text.split(/, and |, | and /).flatMap((item) => {
    const [first = Number.NaN, last = first] = item.split(' to ').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
