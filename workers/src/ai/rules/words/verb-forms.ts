/** The forms of a verb that a description uses. */
export interface VerbForms {
  readonly base: string;
  readonly past: string;
  readonly participle: string;
  readonly gerund: string;
  /** As he, she or it does it. */
  readonly third: string;
}

const VOWEL_BEFORE_LAST = /[aeiou]y$/;

function past(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (base.endsWith('y') && !VOWEL_BEFORE_LAST.test(base)) return `${base.slice(0, -1)}ied`;
  return `${base}ed`;
}

function gerund(base: string): string {
  if (base.endsWith('ee') || !base.endsWith('e')) return `${base}ing`;
  return `${base.slice(0, -1)}ing`;
}

function third(base: string): string {
  if (base.endsWith('y') && !VOWEL_BEFORE_LAST.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

/**
 * The forms of a verb as a list of verbs writes it: `manage` (regular), `plan+` (the last letter doubles: planned),
 * `write/wrote/written` and `build/built` (irregular).
 */
export function verbForms(written: string): VerbForms {
  if (written.endsWith('+')) {
    const base = written.slice(0, -1);
    const doubled = base + base.slice(-1);
    return { base, past: `${doubled}ed`, participle: `${doubled}ed`, gerund: `${doubled}ing`, third: third(base) };
  }
  const [first = written, irregular, participle] = written.split('/');
  const doubles = first.endsWith('+');
  const base = doubles ? first.slice(0, -1) : first;
  const then = irregular ?? past(base);
  return {
    base,
    past: then,
    participle: participle ?? then,
    gerund: doubles ? `${base}${base.slice(-1)}ing` : gerund(base),
    third: third(base),
  };
}
