import { type Expansion, type Grammar, GrammarError } from './grammar.js';

/** The marks of the beginning and the end of an utterance. */
export const BEGIN = '<s>';
export const END = '</s>';

/** Which words may follow which, {@link BEGIN} and {@link END} among them. */
export type WordPairs = ReadonlyMap<string, ReadonlySet<string>>;

/** Of a part of a grammar: the words it may begin and end with, whether it may be left out. */
interface Ends {
  readonly first: ReadonlySet<string>;
  readonly last: ReadonlySet<string>;
  readonly canBeEmpty: boolean;
}

const NOTHING: Ends = { first: new Set(), last: new Set(), canBeEmpty: true };

/**
 * The word pairs of a grammar. They allow everything that the grammar does and, where a word stands at several places
 * in it, also what goes on from another of these places.
 * @throws {GrammarError} where a rule is not defined, or refers to itself.
 */
export function wordPairs(grammar: Grammar): WordPairs {
  const pairs = new Map<string, Set<string>>();
  const parts = grammar.spoken.map((name): Expansion => ({ kind: 'rule', name }));
  const whole = endsOf({ kind: 'choice', parts }, []);
  join([BEGIN], whole.first);
  join(whole.last, [END]);
  return pairs;

  function join(before: Iterable<string>, after: Iterable<string>): void {
    for (const word of before) pairs.set(word, new Set([...(pairs.get(word) ?? []), ...after]));
  }

  function endsOf(expansion: Expansion, within: readonly string[]): Ends {
    switch (expansion.kind) {
      case 'word':
        return { first: new Set([expansion.word]), last: new Set([expansion.word]), canBeEmpty: false };
      case 'rule':
        return endsOf(ruleOf(expansion.name, within), [...within, expansion.name]);
      case 'choice':
        return expansion.parts.map((part) => endsOf(part, within)).reduce(either);
      case 'sequence':
        return expansion.parts.map((part) => endsOf(part, within)).reduce(following, NOTHING);
      case 'optional':
        return { ...endsOf(expansion.part, within), canBeEmpty: true };
      case 'repeated': {
        const ends = endsOf(expansion.part, within);
        join(ends.last, ends.first);
        return ends;
      }
    }
  }

  function ruleOf(name: string, within: readonly string[]): Expansion {
    const rule = grammar.rules.get(name);
    if (!rule) throw new GrammarError(`${name} is not defined`);
    if (within.includes(name)) throw new GrammarError(`${name} refers to itself`);
    return rule;
  }

  function following(one: Ends, other: Ends): Ends {
    join(one.last, other.first);
    return {
      first: one.canBeEmpty ? both(one.first, other.first) : one.first,
      last: other.canBeEmpty ? both(one.last, other.last) : other.last,
      canBeEmpty: one.canBeEmpty && other.canBeEmpty,
    };
  }
}

const both = (one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> => new Set([...one, ...other]);

const either = (one: Ends, other: Ends): Ends => ({
  first: both(one.first, other.first),
  last: both(one.last, other.last),
  canBeEmpty: one.canBeEmpty || other.canBeEmpty,
});
