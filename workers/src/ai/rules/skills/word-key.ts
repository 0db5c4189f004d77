/** British endings of lower-case words and their American equivalents. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/is(ation|ing|ed|er|e)$/u, 'iz$1'],
  [/ys(ing|ed|er|e)$/u, 'yz$1'],
  [/ll(ing|ed|er)$/u, 'l$1'],
  [/our(al|)$/u, 'or$1'],
  [/(gra)mme$/u, '$1m'],
  [/(cent|fib)re$/u, '$1er'],
  [/(licen|defen)ce$/u, '$1se'],
  [/(catal|dial)ogue$/u, '$1og'],
  [/^artefact$/u, 'artifact'],
];

/** Names that end in "s" but are no plurals. */
const NOT_PLURAL: ReadonlySet<string> = new Set(['cpcs', 'goods', 'https', 'hrms', 'nats', 'ssrs']);

/**
 * Returns the comparison key of a word: lower-case, singular, without possessive, in American spelling. It is never
 * shown to a user.
 */
export function toWordKey(word: string): string {
  const singular = toSingular(word.toLowerCase().replace(/['’]s$/u, ''));
  for (const [ending, replacement] of SPELLINGS) {
    if (ending.test(singular)) return singular.replace(ending, replacement);
  }
  return singular;
}

function toSingular(word: string): string {
  // Singular words in "s": class, analysis, status, Node.js.
  if (word.length < 4 || !word.endsWith('s') || NOT_PLURAL.has(word) || /(?:ss|\w{3}[iu]s|\.js)$/u.test(word))
    return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/u.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
