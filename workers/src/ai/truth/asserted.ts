const END = '(?=[,.;:!?()\\n]|\\b(?:and|but|then|so)\\b|$)';
const REST = `[^,.;:!?()\\n]*?${END}`;

const DENIED =
  "\\b(?:not(?! only| just)|never|cannot|\\w+n't|without|neither|nor|instead of|rather than|almost|nearly|fail(?:s|ed|ing)? to|unable to|refus\\w+ to|declin\\w+ to)\\b";
const NONE = '\\b(?:nothing|none|nobody|no(?= \\w+))\\b';
const WANTED =
  '\\b(?:want(?:s|ed|ing)? to|would like|hop(?:e|es|ed|ing) (?:to|for)|plan(?:s|ned|ning)? (?:to|on)|aim(?:s|ed|ing)? (?:to|at|for)|tr(?:y|ies|ied|ying) to|going to|wish\\w*|dream\\w*|supposed to|about to|work(?:s|ed|ing)? towards?|stud(?:y|ies|ied|ying) (?:for|to|towards?)|train(?:ed|ing)? to (?:be|become)|to become|to be|towards?|prepar\\w+ (?:for|to)|appl(?:y|ied|ying) (?:for|to)|nominat\\w+|compet(?:e|ed|ing) (?:for|in)|ent(?:ered|ering|er))\\b';

const HIDDEN = new RegExp(`(?:${DENIED}|${WANTED})${REST}|(?:\\b\\w+ ){0,3}${NONE}${REST}`, 'giu');
const SUFFERED =
  /\b(?:was|were|am|is|are|be|been|being|got|get|getting)(?: \w+ly)? (?:led|headed|managed|supervised|overseen|directed|trained|taught|coached|mentored|guided|tutored|chaired|captained)\b|\b(?:taught|teach(?:ing)?|train(?:ed|ing)?|coached) (?:myself|me|us)\b|\b(?:led|managed|headed|supervised|overseen|directed|trained|taught|coached|mentored|guided|chaired|captained) by\b|\b(?:managed?|manages|managing|led|leads?|leading) to\b/gi;
const PURPOSE =
  /(?<!\b(?:managed|able|used|chosen|helped|was|were|is|from|up|down|according|due) )\bto (?!\d)(?:[^\s,.;:!?()]+ ?){1,3}|\bfor (?:my|our|his|her|their|a|an|the)\b[^,.;:!?()\n]*?(?=[,.;:!?()\n]|\b(?:and|but|then|so|which|that|where)\b|$)/giu;

/** What another person did, by the words before the verb: my boss managed, she won, the director who led. */
const OTHERS = new RegExp(
  `\\b(?:he|she|they|who|(?:my|our|the|his|her|their|a|an) (?:(?!(?:i|we|and|team|group|i've|we've)\\b)[\\w'-]+ ?){1,2})(?: (?:had|has|have|also|then|always))* ?\\b(?:led|leads|manage[sd]|won|wins|supervise[sd]|oversaw|oversees|ran|runs|direct(?:s|ed)|head(?:s|ed)|graduate[sd]|spearheaded|chair(?:s|ed))\\b${REST}`,
  'giu',
);

/**
 * What a plain text says was so of whoever tells it, without what it says was not, was only wished for, or was done to
 * them or by others.
 */
export const asserted = (text: string): string =>
  text.replace(HIDDEN, ' … ').replace(SUFFERED, ' … ').replace(OTHERS, ' … ');

/** The same without purposes as well: somebody who did something to win, or for a prize, need not have got it. */
export const reached = (text: string): string => asserted(text).replace(PURPOSE, ' … ');
