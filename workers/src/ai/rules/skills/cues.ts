import { toWordKey } from './word-key.js';

/** Returns the keys of space-separated words. */
export const toWordKeys = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u).map(toWordKey));

/** Words before a name that suggest a skill if the name is capitalised. */
export const WEAK_CUES_BEFORE = toWordKeys(`
  in using with use used uses via of know knows knew learn learned learnt learning like including include includes
  wrote write writing writes code coded coding program programmed build built basic advanced intermediate modern raw
  plain fluent proficient into from on and or through towards introduced adopted teaching taught
`);

/** Those of them that link any words. They count only if the phrase ends with the name, or goes on with another one. */
export const LINKING_CUES = toWordKeys(
  'in of with like including include includes into from on and or through towards',
);

/** Words after a name that suggest a skill if the name is capitalised. */
export const WEAK_CUES_AFTER = toWordKeys(`
  script scripting application app service microservice backend frontend back front api component project module stack server
  query database certified certification web code coding program cluster pipeline dashboard workflow integration plugin
  template test package library parser monolith system tool tooling binding function hook cookbook manifest monorepo repository expert knowledge alerts monitoring job
`);

/** Words after a name that mark a language or framework, whatever the capitals. */
export const STRONG_CUES_AFTER = toWordKeys('programming programmer developer framework sdk codebase compiler');

/** Word pairs before a name that mark a skill at the end of a phrase. */
export const STRONG_CUES_BEFORE: ReadonlySet<string> = new Set(
  `written in, wrote in, writing in, programmed in, programming in, coded in, coding in, code in, scripting in,
  scripts in, implemented in, developed in, built in, build in, built with, built using, developed using, developed with,
  programs in, program in, proficient in, proficient with, proficiency in, skilled in, skills in, fluent in,
  certified in, knowledge of, experience with, experience in, experienced in, experienced with, expertise in,
  familiar with, familiarity with, trained in, training in, competent in, apps in, services in, api in, apis in`
    .split(/,\s+/u)
    .map((pair) => pair.split(' ').map(toWordKey).join(' ')),
);

export const CONJUNCTIONS = toWordKeys('and or plus nor und');

/** Words that may follow a name in a phrase. */
export const PHRASE_CONTINUATIONS = toWordKeys(`
  and or for to on as at by in with which that where while when i we but plus then using from after since during daily
  because
`);

/** Verbs for programming in a language. */
export const MAKING_VERBS = toWordKeys(`
  write wrote written writing code coded coding program programmed programming implement implemented develop developed
  build built make made port ported rewrite rewrote rewritten script scripted
`);

/** Words before the name of a person or animal. */
export const NAMING_WORDS = toWordKeys(
  'sister brother aunt uncle wife husband daughter son cousin dog cat named called mr mrs ms miss',
);

/** Words after a product name that refer to its company or a place. */
export const COMPANY_WORDS = toWordKeys('campus hq headquarters stadium arena inc corporation ltd gmbh licence');

/** Words before a product name that refer to an employer. */
export const EMPLOYMENT_VERBS = toWordKeys('joined joining left leaving');

/** Words after a field that refer to an industry. */
export const BUSINESS_WORDS = toWordKeys(`
  company startup firm agency consultancy vendor industry sector studio retailer publisher manufacturer
  wholesaler scale-up start-up
`);

/** Words before "at" that refer to a skill rather than an employer. */
export const PRAISE_WORDS = toWordKeys('expert proficient skilled good great excellent adept competent best');
