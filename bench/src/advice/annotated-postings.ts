import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SKILLS } from '@trackrecord/workers/ai/rules/skills/taxonomy';
import { toWordKey } from '@trackrecord/workers/ai/rules/skills/word-key';
import { findPostingSkills } from '@trackrecord/workers/feeds/ingestion/posting-skills';
import { z } from 'zod';

/** A sentence of a posting in the form of SkillSpan: tokens, with tags other than `O` where skills are annotated. */
const annotatedSentence = z.object({
  idx: z.number(),
  source: z.string(),
  tokens: z.array(z.string()),
  tags_skill: z.array(z.string()),
  tags_knowledge: z.array(z.string()),
});
export type AnnotatedSentence = z.infer<typeof annotatedSentence>;

/** The sentences of files, by the name of the file. */
export type AnnotatedFiles = ReadonlyMap<string, readonly AnnotatedSentence[]>;

/** Reads all files `*.jsonl` of a folder. */
export function readAnnotatedFiles(folder: string): AnnotatedFiles {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.jsonl')) : [];
  return new Map(
    files.map((file) => [
      file,
      readFileSync(join(folder, file), 'utf8')
        .trim()
        .split('\n')
        .map((line) => annotatedSentence.parse(JSON.parse(line))),
    ]),
  );
}

/** Groups sentences by posting. */
export function toPostings(sentences: readonly AnnotatedSentence[]): readonly (readonly AnnotatedSentence[])[] {
  const postings = new Map<string, AnnotatedSentence[]>();
  for (const sentence of sentences) {
    const key = `${sentence.source} ${String(sentence.idx)}`;
    const posting = postings.get(key);
    if (posting) posting.push(sentence);
    else postings.set(key, [sentence]);
  }
  return [...postings.values()];
}

/** The first line of a posting may be its whole text. */
export const MAX_TITLE_LENGTH = 80;

export const toText = ({ tokens }: AnnotatedSentence): string =>
  tokens
    .join(' ')
    .replace(/ (?=[,.;:!?)])/g, '')
    .replaceAll('( ', '(');

const MIN_SENTENCE_WORDS = 6;

/** Returns the texts of all sentences, without headings. */
export const toSentences = (files: AnnotatedFiles): readonly string[] =>
  [...files.values()]
    .flat()
    .filter(({ tokens }) => tokens.length >= MIN_SENTENCE_WORDS)
    .map(toText);

/** Returns how many of the skills that postings ask for, apart from their titles, overlap an annotated span. */
export function countAnnotatedSkills(postings: readonly (readonly AnnotatedSentence[])[]) {
  let askedCount = 0;
  let annotatedCount = 0;
  for (const sentences of postings) {
    const lines = sentences.map(toText);
    const title = (lines[0] ?? '').slice(0, MAX_TITLE_LENGTH);
    for (const { name, quote } of findPostingSkills(title, lines.join('\n'))) {
      if (quote === title.trim()) continue;
      const text = quote.replace(/…$/, '');
      askedCount += 1;
      if (sentences.some((sentence, at) => lines[at]?.includes(text) === true && isAnnotated(name, sentence)))
        annotatedCount += 1;
    }
  }
  return { askedCount, annotatedCount };
}

const toKeys = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).map(toWordKey);

const ALIASES: ReadonlyMap<string, readonly string[]> = new Map(SKILLS.map(({ name, aliases }) => [name, aliases]));

/** The beginnings of words are compared: test, testing. */
const PREFIX_LENGTH = 5;

/** Returns true if an annotated word belongs to a name of the skill, also in another form. */
function isAnnotated(
  skill: string,
  { tokens, tags_skill: skillTags, tags_knowledge: knowledgeTags }: AnnotatedSentence,
) {
  const names = [skill, ...(ALIASES.get(skill) ?? [])];
  const prefixes = new Set(names.flatMap(toKeys).map((key) => key.slice(0, PREFIX_LENGTH)));
  return tokens.some(
    (token, at) =>
      (skillTags[at] !== 'O' || knowledgeTags[at] !== 'O') &&
      toKeys(token).some((key) => prefixes.has(key.slice(0, PREFIX_LENGTH))),
  );
}
