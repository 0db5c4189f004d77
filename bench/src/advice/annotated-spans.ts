import { findAskedMentions, type SkillMention } from '@trackrecord/workers/ai/rules/skills/detect-skills';
import type { AnnotatedSentence } from './annotated-postings.js';

/** Which mentions are compared with which spans of the sentences of a source. */
interface SpanSet {
  readonly name: string;
  readonly source: string;
  readonly categories: readonly SkillMention['category'][];
  readonly tags: readonly ('tags_skill' | 'tags_knowledge')[];
  /** Whether mentions and spans count in job titles and in tags of the website, which were hardly annotated. */
  readonly includesTitles: boolean;
  /** What the development part of SkillSpan gave before anything was tuned with its training part. */
  readonly baseline?: string;
}

/**
 * In the postings for developers (source `tech`), names of technologies and tools are compared with spans of knowledge;
 * in the others (`house`), where few are named, all skills with all spans.
 */
export const SPAN_SETS: readonly SpanSet[] = [
  {
    name: 'technologies and tools in postings for developers',
    source: 'tech',
    categories: ['technical', 'tools'],
    tags: ['tags_knowledge'],
    includesTitles: true,
    baseline: 'precision 0.646, recall 0.573, F1 0.607',
  },
  {
    name: 'the same without job titles and tags',
    source: 'tech',
    categories: ['technical', 'tools'],
    tags: ['tags_knowledge'],
    includesTitles: false,
  },
  {
    name: 'all skills in other postings',
    source: 'house',
    categories: ['technical', 'tools', 'domain', 'soft'],
    tags: ['tags_skill', 'tags_knowledge'],
    includesTitles: true,
    baseline: 'precision 0.523, recall 0.288, F1 0.371',
  },
];

/** From where to where something goes in a text, in UTF-16 units. */
interface Range {
  readonly start: number;
  readonly end: number;
}

const overlaps = (left: Range, right: Range): boolean => left.start < right.end && left.end > right.start;

/** Words after a name in a job title: "Senior Java Software Engineer". */
const TITLE_AFTER = /^\W*(?:[\p{L}-]+\s+){0,2}(?:developer|engineer|architect|administrator)s?(?!\p{L})/iu;
/** The head of a posting on the website, up to its tags: "Company size: 51–200 people Technologies python django". */
const TAGS_BEFORE = /\b(?:Job type|Role|Company (?:size|type)):.*\bTechnologies\b(?!.*\bJob description\b)/;

const isInTitleOrTags = (text: string, { start, end }: Range): boolean =>
  TITLE_AFTER.test(text.slice(end)) || TAGS_BEFORE.test(text.slice(0, start));

/**
 * Compares the skills in sentences with annotated spans. Precision is the share of mentions that overlap a span, recall
 * the share of spans that overlap a mention.
 */
export function compareWithSpans(sentences: readonly AnnotatedSentence[], set: SpanSet) {
  const { source, categories, tags, includesTitles } = set;
  let mentionCount = 0;
  let annotatedMentionCount = 0;
  let spanCount = 0;
  let foundSpanCount = 0;
  for (const sentence of sentences.filter((candidate) => candidate.source === source)) {
    const { text, ranges } = join(sentence.tokens);
    const counts = (range: Range): boolean => includesTitles || !isInTitleOrTags(text, range);
    const spans = tags.flatMap((kind) => toSpans(sentence[kind], ranges)).filter(counts);
    const mentions = findAskedMentions(text).filter(
      (mention) => categories.includes(mention.category) && counts(mention),
    );
    mentionCount += mentions.length;
    annotatedMentionCount += mentions.filter((mention) => spans.some((span) => overlaps(span, mention))).length;
    spanCount += spans.length;
    foundSpanCount += spans.filter((span) => mentions.some((mention) => overlaps(span, mention))).length;
  }
  const precision = mentionCount === 0 ? 1 : annotatedMentionCount / mentionCount;
  const recall = spanCount === 0 ? 1 : foundSpanCount / spanCount;
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}

/** Joins tokens with spaces, except ". NET", which the data splits. */
function join(tokens: readonly string[]): { readonly text: string; readonly ranges: readonly Range[] } {
  let text = '';
  const ranges = tokens.map((token, at) => {
    const isNameEnd = tokens[at - 1] === '.' && /^net$/i.test(token);
    if (at > 0 && !isNameEnd) text += ' ';
    const start = text.length;
    text += token;
    return { start, end: text.length };
  });
  return { text, ranges };
}

/** Returns the spans of BIO tags. */
function toSpans(tags: readonly string[], ranges: readonly Range[]): readonly Range[] {
  const spans: { start: number; end: number }[] = [];
  for (const [at, { start, end }] of ranges.entries()) {
    const last = spans.at(-1);
    if (tags[at] === 'B') spans.push({ start, end });
    else if (tags[at] === 'I' && last) last.end = end;
  }
  return spans;
}
