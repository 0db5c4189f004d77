export interface VerbForms {
  readonly base: string;
  readonly past: string;
  readonly participle: string;
  readonly gerund: string;
  /** Third person singular. */
  readonly third: string;
}

const ENDS_IN_VOWEL_AND_Y = /[aeiou]y$/;

function toPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (base.endsWith('y') && !ENDS_IN_VOWEL_AND_Y.test(base)) return `${base.slice(0, -1)}ied`;
  return `${base}ed`;
}

function toGerund(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/[eoy]e$/.test(base) || !base.endsWith('e')) return `${base}ing`;
  return `${base.slice(0, -1)}ing`;
}

function toThirdPerson(base: string): string {
  if (base.endsWith('y') && !ENDS_IN_VOWEL_AND_Y.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

/**
 * Derives the forms of a verb from its notation: `manage` (regular), `plan+` (doubled last letter: planned),
 * `write/wrote/written` and `build/built` (irregular), `run+/ran/run` (irregular, with a doubled last letter in the
 * gerund).
 */
export function toVerbForms(notation: string): VerbForms {
  if (notation.endsWith('+')) {
    const base = notation.slice(0, -1);
    const doubledBase = base + base.slice(-1);
    return {
      base,
      past: `${doubledBase}ed`,
      participle: `${doubledBase}ed`,
      gerund: `${doubledBase}ing`,
      third: toThirdPerson(base),
    };
  }
  const [first = notation, irregular, participle] = notation.split('/');
  const isDoubled = first.endsWith('+');
  const base = isDoubled ? first.slice(0, -1) : first;
  const past = irregular ?? toPast(base);
  return {
    base,
    past: past,
    participle: participle ?? past,
    gerund: isDoubled ? `${base}${base.slice(-1)}ing` : toGerund(base),
    third: toThirdPerson(base),
  };
}
