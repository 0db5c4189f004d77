const CLAUSE_END = '(?=[,.;:!?()\\n]|\\b(?:and|but|then|so)\\b|$)';
const REST_OF_CLAUSE = `[^,.;:!?()\\n]*?${CLAUSE_END}`;

const NEGATION =
  "\\b(?:not(?! only| just)|never|cannot|\\w+n't|without|neither|nor|instead of|rather than|almost|nearly|fail(?:s|ed|ing)? to|unable to|refus\\w+ to|declin\\w+ to)\\b";
const NOTHING = '\\b(?:nothing|none|nobody|no(?= \\w+))\\b';
const INTENTION =
  '\\b(?:want(?:s|ed|ing)? to|would like|hop(?:e|es|ed|ing) (?:to|for)|plan(?:s|ned|ning)? (?:to|on)|aim(?:s|ed|ing)? (?:to|at|for)|tr(?:y|ies|ied|ying) to|going to|wish\\w*|dream\\w*|supposed to|about to|work(?:s|ed|ing)? towards?|stud(?:y|ies|ied|ying) (?:for|to|towards?)|train(?:ed|ing)? to (?:be|become)|to become|to be|towards?|prepar\\w+ (?:for|to)|appl(?:y|ied|ying) (?:for|to)|nominat\\w+|compet(?:e|ed|ing) (?:for|in)|ent(?:ered|ering|er))\\b';

const NOT_ASSERTED = new RegExp(
  `(?:${NEGATION}|${INTENTION})${REST_OF_CLAUSE}|(?:\\b\\w+ ){0,3}${NOTHING}${REST_OF_CLAUSE}`,
  'giu',
);
const PASSIVE =
  /\b(?:was|were|am|is|are|be|been|being|got|get|getting)(?: \w+ly)? (?:led|headed|managed|supervised|overseen|directed|trained|taught|coached|mentored|guided|tutored|chaired|captained)\b|\b(?:taught|teach(?:ing)?|train(?:ed|ing)?|coached) (?:myself|me|us)\b|\b(?:led|managed|headed|supervised|overseen|directed|trained|taught|coached|mentored|guided|chaired|captained) by\b|\b(?:managed?|manages|managing|led|leads?|leading) to\b/gi;
const PURPOSE =
  /(?<!\b(?:managed|able|used|chosen|helped|was|were|is|from|up|down|according|due) )\bto (?!\d)(?:[^\s,.;:!?()]+ ?){1,3}|\bfor (?:my|our|his|her|their|a|an|the)\b[^,.;:!?()\n]*?(?=[,.;:!?()\n]|\b(?:and|but|then|so|which|that|where)\b|$)/giu;

/** A word for another person. */
const OTHER = "(?!(?:i|we|and|team|group|i've|we've)\\b)[\\w'-]+";

/** Actions of other people, by the words before the verb: my boss managed, she won, the director who led. */
const DONE_BY_OTHERS = new RegExp(
  `\\b(?:he|she|they|who|(?:my|our|the|his|her|their|a|an) ${OTHER}(?: ${OTHER})? ?)(?: (?:had|has|have|also|then|always))* ?\\b(?:led|leads|manage[sd]|won|wins|supervise[sd]|oversaw|oversees|ran|runs|direct(?:s|ed)|head(?:s|ed)|graduate[sd]|spearheaded|chair(?:s|ed))\\b${REST_OF_CLAUSE}`,
  'giu',
);

/**
 * Keeps what a text asserts of its author; drops negations, intentions, and actions by others or done to the author.
 */
export const keepAssertions = (text: string): string =>
  text.replace(NOT_ASSERTED, ' … ').replace(PASSIVE, ' … ').replace(DONE_BY_OTHERS, ' … ');

/** Keeps assertions without purposes: who did something to win need not have won. */
export const keepAchievements = (text: string): string => keepAssertions(text).replace(PURPOSE, ' … ');
