import { wordKey } from './word-key.js';

/** Words written out, with spaces between them, as they are compared. */
export const keys = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u).map(wordKey));

/** Words before a name that suit a tool or a language better than an ordinary word; they need the name's capitals too. */
export const WEAK_BEFORE = keys(`
  in using with use used uses via of know knows knew learn learned learnt learning like including include includes
  wrote write writing writes code coded coding program programmed build built basic advanced intermediate modern raw
  plain fluent proficient into from on and or through towards introduced adopted teaching taught
`);

/** Words after a name that do the same. */
export const WEAK_AFTER = keys(`
  script scripting application app service microservice backend frontend back front api component project module stack server
  query database certified certification web code coding program cluster pipeline dashboard workflow integration plugin
  template test package hook cookbook manifest monorepo repository expert knowledge alerts monitoring job
`);

/** Words after a name that are said of languages and frameworks alone, whatever the capitals. */
export const STRONG_AFTER = keys('programming programmer developer framework sdk codebase compiler');

/** Pairs of words before a name after which hardly anything but a skill is named, if the phrase ends with it. */
export const STRONG_BEFORE: ReadonlySet<string> = new Set(
  `written in, wrote in, writing in, programmed in, programming in, coded in, coding in, code in, scripting in,
  scripts in, implemented in, developed in, built in, build in, built with, built using, developed using, developed with,
  programs in, program in, proficient in, proficient with, proficiency in, skilled in, skills in, fluent in,
  certified in, knowledge of, experience with, experience in, experienced in, experienced with, expertise in,
  familiar with, familiarity with, trained in, training in, competent in, apps in, services in, api in, apis in`
    .split(/,\s+/u)
    .map((pair) => pair.split(' ').map(wordKey).join(' ')),
);

/** Words that tie the members of a list together. */
export const CONJUNCTIONS = keys('and or plus nor und');

/** Words a phrase may go on with right after a name. */
export const GOES_ON = keys(`
  and or for to on as at by in with which that where while when i we but plus then using from after since during daily
  because
`);

/** Verbs of making something in a language. */
export const MAKING = keys(`
  write wrote written writing code coded coding program programmed programming implement implemented develop developed
  build built make made port ported rewrite rewrote rewritten script scripted
`);

/** Words before a name that give it to a person, an animal or a place. */
export const NAMING = keys(
  'sister brother aunt uncle wife husband daughter son cousin dog cat named called mr mrs ms miss',
);

/** Words after a product's name that make it its maker, or a place. */
export const PLACES = keys('campus hq headquarters stadium arena inc corporation ltd gmbh licence');

/** Words before a product's name that make it an employer. */
export const JOINING = keys('joined joining left leaving');

/** Words after a field that make it the line of business of a company. */
export const BUSINESSES = keys(`
  company startup firm agency consultancy vendor industry sector studio retailer publisher manufacturer
  wholesaler scale-up start-up
`);

/** Words before "at" that praise, where others say where somebody works. */
export const GOOD = keys('expert proficient skilled good great excellent adept competent best');
