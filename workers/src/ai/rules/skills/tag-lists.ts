import { CONJUNCTIONS } from './cues.js';
import type { Occurrence } from './occurrences.js';
import type { Token } from './tokens.js';

/** A tag list has at least this many different names of products, technologies or languages. */
const MIN_NAMES = 3;
/** A tag list has at most one other entry for so many names. */
const NAMES_PER_OTHER_ENTRY = 3;
/** A longer entry is part of a sentence. */
const MAX_ENTRY_WORDS = 3;

/** The names that fill entries of a list so far, and the number of its other entries. */
interface TagList {
  readonly names: Occurrence[];
  otherCount: number;
}

/**
 * Returns the names in tag lists: "react / express / jest", or one name per line. Such a list is evidence for names that
 * are ordinary words, also in lower case.
 */
export function findTagListNames(
  tokens: readonly Token[],
  occurrences: readonly Occurrence[],
): ReadonlySet<Occurrence> {
  const byToken = new Map<number, Occurrence>();
  for (const occurrence of occurrences)
    for (let index = occurrence.first; index <= occurrence.last; index++) byToken.set(index, occurrence);

  const listNames = new Set<Occurrence>();
  let list: TagList = { names: [], otherCount: 0 };
  const endList = (): void => {
    if (isTagList(list)) for (const name of list.names) listNames.add(name);
    list = { names: [], otherCount: 0 };
  };
  let entry: number[] = [];
  const endEntry = (isLabel: boolean): void => {
    const words = entry.filter((index) => !isFiller(tokens[index]));
    entry = [];
    if (words.every((index) => byToken.has(index))) {
      list.names.push(...new Set(words.flatMap((index) => byToken.get(index) ?? [])));
    } else if (words.length > MAX_ENTRY_WORDS) endList();
    else if (!isLabel) list.otherCount += 1;
  };
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'word' || isInsideName(tokens, index, byToken)) entry.push(index);
    else {
      // "1. excel" is an entry, "We had to rest." is a sentence.
      const endsSentence = token.kind === 'stop' && !token.text.includes('\n') && !isNumber(tokens, entry);
      endEntry(token.text.includes(':'));
      if (endsSentence) endList();
    }
  }
  endEntry(false);
  endList();
  return listNames;
}

const isTagList = ({ names, otherCount }: TagList): boolean => {
  const nameCount = new Set(names.filter(isTelling).map(({ skill }) => skill)).size;
  return nameCount >= MIN_NAMES && nameCount >= otherCount * NAMES_PER_OTHER_ENTRY;
};

/** Returns true for names that tell a tag list from a list of other things: not fields, nor rare names. */
const isTelling = ({ skill, rule, verdict }: Occurrence): boolean =>
  skill.category === 'technical' || skill.category === 'tools'
    ? verdict !== 'doubtful' || rule?.requiredEvidence !== 'rare'
    : rule?.requiredEvidence === 'spoken';

/** Returns true for conjunctions and version numbers. */
const isFiller = (token: Token | undefined): boolean =>
  token === undefined || CONJUNCTIONS.has(token.key) || /^\d/u.test(token.key) || token.kind !== 'word';

const isNumber = (tokens: readonly Token[], entry: readonly number[]): boolean =>
  entry.length > 0 && entry.every((index) => /^\d+$/u.test(tokens[index]?.key ?? ''));

/** Returns true for a slash within a name: CI/CD. */
const isInsideName = (tokens: readonly Token[], index: number, byToken: ReadonlyMap<number, Occurrence>): boolean =>
  tokens[index]?.kind === 'slash' && byToken.has(index);
