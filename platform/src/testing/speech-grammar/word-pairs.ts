import { type Expansion, type Grammar, GrammarError } from './grammar.js';

/** The start and end markers of an utterance. */
export const BEGIN = '<s>';
export const END = '</s>';

/** The followers of each word, including {@link BEGIN} and {@link END}. */
export type WordPairs = ReadonlyMap<string, ReadonlySet<string>>;

/** The first and last words of an expansion, and whether it can be empty. */
interface Edges {
  readonly first: ReadonlySet<string>;
  readonly last: ReadonlySet<string>;
  readonly canBeEmpty: boolean;
}

const EMPTY: Edges = { first: new Set(), last: new Set(), canBeEmpty: true };

/**
 * Computes the word pairs of a grammar. They allow everything the grammar does and, for words with several occurrences,
 * also continuations of the other occurrences.
 * @throws {GrammarError} if a rule is undefined or refers to itself.
 */
export function computeWordPairs(grammar: Grammar): WordPairs {
  const pairs = new Map<string, Set<string>>();
  const parts = grammar.publicRules.map((name): Expansion => ({ kind: 'rule', name }));
  const all = computeEdges({ kind: 'choice', parts }, []);
  addPairs([BEGIN], all.first);
  addPairs(all.last, [END]);
  return pairs;

  function addPairs(before: Iterable<string>, after: Iterable<string>): void {
    for (const word of before) pairs.set(word, new Set([...(pairs.get(word) ?? []), ...after]));
  }

  function computeEdges(expansion: Expansion, enclosingRules: readonly string[]): Edges {
    switch (expansion.kind) {
      case 'word':
        return { first: new Set([expansion.word]), last: new Set([expansion.word]), canBeEmpty: false };
      case 'rule':
        return computeEdges(getRule(expansion.name, enclosingRules), [...enclosingRules, expansion.name]);
      case 'choice':
        return expansion.parts.map((part) => computeEdges(part, enclosingRules)).reduce(alternate);
      case 'sequence':
        return expansion.parts.map((part) => computeEdges(part, enclosingRules)).reduce(concatenate, EMPTY);
      case 'optional':
        return { ...computeEdges(expansion.part, enclosingRules), canBeEmpty: true };
      case 'repeated': {
        const edges = computeEdges(expansion.part, enclosingRules);
        addPairs(edges.last, edges.first);
        return edges;
      }
    }
  }

  function getRule(name: string, enclosingRules: readonly string[]): Expansion {
    const rule = grammar.rules.get(name);
    if (!rule) throw new GrammarError(`${name} is not defined`);
    if (enclosingRules.includes(name)) throw new GrammarError(`${name} refers to itself`);
    return rule;
  }

  function concatenate(left: Edges, right: Edges): Edges {
    addPairs(left.last, right.first);
    return {
      first: left.canBeEmpty ? union(left.first, right.first) : left.first,
      last: right.canBeEmpty ? union(left.last, right.last) : right.last,
      canBeEmpty: left.canBeEmpty && right.canBeEmpty,
    };
  }
}

const union = (left: ReadonlySet<string>, right: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...left, ...right]);

const alternate = (left: Edges, right: Edges): Edges => ({
  first: union(left.first, right.first),
  last: union(left.last, right.last),
  canBeEmpty: left.canBeEmpty || right.canBeEmpty,
});
