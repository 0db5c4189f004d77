export interface VerbForms {
  readonly base: string;
  readonly past: string;
  readonly participle: string;
  readonly gerund: string;
  /** Third person singular. */
  readonly third: string;
}

const VOWEL_BEFORE_LAST = /[aeiou]y$/;

function toPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (base.endsWith('y') && !VOWEL_BEFORE_LAST.test(base)) return `${base.slice(0, -1)}ied`;
  return `${base}ed`;
}

function toGerund(base: string): string {
  if (base.endsWith('ee') || !base.endsWith('e')) return `${base}ing`;
  return `${base.slice(0, -1)}ing`;
}

function toThirdPerson(base: string): string {
  if (base.endsWith('y') && !VOWEL_BEFORE_LAST.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

/**
 * Derives the forms of a verb from its notation: `manage` (regular), `plan+` (doubled last letter: planned),
 * `write/wrote/written` and `build/built` (irregular).
 */
export function verbForms(written: string): VerbForms {
  if (written.endsWith('+')) {
    const base = written.slice(0, -1);
    const doubled = base + base.slice(-1);
    return {
      base,
      past: `${doubled}ed`,
      participle: `${doubled}ed`,
      gerund: `${doubled}ing`,
      third: toThirdPerson(base),
    };
  }
  const [first = written, irregular, participle] = written.split('/');
  const doubles = first.endsWith('+');
  const base = doubles ? first.slice(0, -1) : first;
  const then = irregular ?? toPast(base);
  return {
    base,
    past: then,
    participle: participle ?? then,
    gerund: doubles ? `${base}${base.slice(-1)}ing` : toGerund(base),
    third: toThirdPerson(base),
  };
}
