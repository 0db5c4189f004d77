import { ACTION_VERBS } from '../rules/words/action-verbs.js';
import { toVerbForms } from '../rules/words/verb-forms.js';
import {
  ORDINALS,
  ROUND_QUANTITIES,
  SCALES,
  SEVERAL_EVIDENCE,
  TENS,
  UNIT_WORDS,
  BELOW_TWENTY,
} from './number-words.js';

const splitList = (list: string): readonly string[] => list.trim().split(/\s+/);

const FUNCTION_WORD_LIST = `
  a about above across after again ago all along alongside also although always am among an and another any anybody anyone anything
  apart are around as at away back basically be became because become been before behind being below beside besides between beyond both
  but by can cannot could did do does doing done down during each either else even ever every everybody everyone everything few
  for from further get gets getting got had has have having he her here hers him his how however i if in including inside instead into
  is it its itself just know last later least less like many may me might mine more most mostly much must my myself near nearly
  neither next no nobody none nor not nothing now of off often on once one ones only onto or other others our ours ourselves out
  outside over own per rather really same she should since so some somebody someone something sometimes soon still such than that
  the their theirs them themselves then there these they this those though through throughout thus to together too toward towards
  under until up upon us using versus very via was we well went were what when where whereas whether which while who whom whose
  why will with within without would yet you your
`;

/** Generic words about work and structure. */
const GENERIC_WORD_LIST = `
  activities activity additionally addition almost altogether approximately area areas background basis currently different directly
  duties duty e.g etc experience form i.e initially involved involving job jobs jointly kind kinds mainly namely order part parts
  plus position previously primarily process project projects purpose range regarding related relating respectively responsible
  responsibilities responsibility role roles roughly side specifically subsequently task tasked tasks throughout time type types
  use used various variety way ways work works
`;

/** Words for circumstances and manners that every account of work has. */
const CIRCUMSTANCE_WORD_LIST = `
  absence accordingly afterwards age approx aspect aspects beforehand case cases circumstances collectively colleague colleagues
  commonly context day days detail details environment environments generally hence host individual individually individuals
  information issue issues item items jointly location locations manner material materials matter matters meanwhile method methods
  mostly need needs normally occasion occasionally occasions onward onwards overall particularly period periods personally procedure
  procedures handedly request requests routine routinely setting settings shift shifts similar simultaneously single situation situations
  solely specific step steps thereafter thereby topic topics typical typically usually
`;

/** Verbs that say that something was done, but not what or how well. */
const GENERIC_VERB_LIST = `
  address apply answer arrange assist attend build/built carry collaborate collect compile complete conduct contribute cooperate coordinate create cover
  deal/dealt design develop do/did/done employ execute follow give/gave/given handle help implement include involve keep/kept
  gather maintain make/made manage note obtain open operate organise organize participate perform prepare process produce provide
  receive record replace resolve respond serve set+/set support take/took/taken undertake/undertook/undertaken update use utilise utilize work write/wrote/written
`;

/** The base forms of those that are no nouns, unlike "a support" and "the set". */
const GENERIC_BASE_FORM_LIST = `
  apply assist attend collaborate collect compile complete contribute cooperate create develop gather give maintain obtain organise
  organize participate perform prepare provide receive respond undertake utilise utilize write
`;

const GENERIC_VERB_FORMS = splitList(GENERIC_VERB_LIST)
  .map(toVerbForms)
  .flatMap(({ past, participle, gerund }) => [past, participle, gerund]);

/** Amounts and units are compared as numbers (numbers.ts). */
const AMOUNT_WORDS = [BELOW_TWENTY, TENS, SCALES, ORDINALS, UNIT_WORDS].flatMap((words) => [...words.keys()]);

/** Lower-case words without content of their own, which every rewrite may use. */
export const NEUTRAL_WORDS: ReadonlySet<string> = new Set([
  ...splitList(FUNCTION_WORD_LIST),
  ...splitList(GENERIC_WORD_LIST),
  ...splitList(CIRCUMSTANCE_WORD_LIST),
  ...GENERIC_VERB_FORMS,
  ...splitList(GENERIC_BASE_FORM_LIST),
  ...AMOUNT_WORDS,
  ...ROUND_QUANTITIES,
  ...SEVERAL_EVIDENCE,
  ...splitList('half halves third thirds quarter quarters cent'),
  // Frequencies are checked in time-claims.ts.
  ...splitList('hourly daily weekly fortnightly monthly quarterly yearly annually'),
]);

/** Function words and verbs with so many meanings that they relate to any other word. */
export const MEANINGLESS_WORDS: ReadonlySet<string> = new Set([
  ...splitList(FUNCTION_WORD_LIST),
  ...splitList(
    'do/did/done get/got/got+ give/gave/given go/went/gone have/had keep/kept make/made put+/put run+/ran/run set+/set take/took/taken use work',
  )
    .map(toVerbForms)
    .flatMap(({ base, past, participle, gerund, third }) => [base, past, participle, gerund, third]),
]);

/** Function words and verb forms, which end the name of a counted thing. */
export const PHRASE_END_WORDS: ReadonlySet<string> = new Set([
  ...splitList(FUNCTION_WORD_LIST),
  ...ACTION_VERBS.flatMap(({ past, gerund }) => [past, gerund]),
]);
