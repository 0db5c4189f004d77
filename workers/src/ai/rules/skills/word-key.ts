/** British endings and the American ones they are compared as; each only ever meets a word in lower case. */
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

/** Names that would be other names without their last letter. */
const NO_PLURALS: ReadonlySet<string> = new Set(['https', 'hrms', 'nats', 'ssrs']);

/**
 * What a word is compared by: lower case, without a possessive, a plural ending or the difference between British and
 * American spelling. Only ever compared with other keys, never shown.
 */
export function wordKey(word: string): string {
  const bare = singular(word.toLowerCase().replace(/['’]s$/u, ''));
  for (const [ending, replacement] of SPELLINGS) {
    if (ending.test(bare)) return bare.replace(ending, replacement);
  }
  return bare;
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || NO_PLURALS.has(word) || /(?:ss|\w{3}[iu]s|\.js)$/u.test(word))
    return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/u.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
