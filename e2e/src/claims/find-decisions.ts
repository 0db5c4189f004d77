import { joinLines } from './find-citations.js';

/** Numbers in text, unless a record says that it replaces them; and paths without the rest of the file name. */
const CITATIONS = /(?<!\breplaces )\bdecisions? (?<numbers>\d+(?:(?:, and |, | and )\d+)*)|\bdecisions\/(?<path>\d+)/gi;
const LABELLED_LINK = /\[(?:decision )?(?<label>\d+)\]\((?:[\w.-]+\/)*(?<target>\d+)-[\w-]+\.md\)/g;

/** Finds the numbers of the decisions that a source file or document cites. They may be on several lines. */
export const findDecisions = (source: string): readonly string[] =>
  Array.from(joinLines(source).matchAll(CITATIONS), ({ groups = {} }) => groups['numbers'] ?? groups['path'] ?? '')
    .flatMap((numbers) => numbers.split(/, and |, | and /))
    .filter(Boolean);

/** Finds links to a decision whose label is the number of another one. */
export const findMislabelledDecisions = (markdown: string): readonly string[] =>
  Array.from(markdown.matchAll(LABELLED_LINK))
    .filter(({ groups = {} }) => groups['label'] !== groups['target'])
    .map(([link]) => link);
