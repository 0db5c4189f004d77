import { toVerbForms } from '../words/verb-forms.js';
import { CONJUNCTIONS, toWordKeys } from './cues.js';
import type { Occurrence } from './occurrences.js';
import { matchNames } from './skill-trie.js';
import { SKILLS, type Skill } from './taxonomy.js';
import { tokenize, type Token } from './tokens.js';

/** One form of a verb and one object of it, as keys. */
interface StatedAction {
  readonly skill: Skill;
  /** The words of the verb, such as "take up". */
  readonly verb: readonly string[];
  readonly form: 'base' | 'past' | 'gerund';
  /** Empty if the verb states the skill alone. */
  readonly object: readonly string[];
}

/** How many words may stand between a verb and its object: "fitted a new bathroom and a boiler". */
const MAX_WORDS_BETWEEN = 5;
/** Words that begin something else than the object of a verb: "painted doors for kitchens", "while she fixed". */
const BORDER_WORDS = toWordKeys(`
  i we you he she they who which that while but because when where if as for with without by from at before after to into
  onto in on since until during
`);
/** Words that the base of a verb follows. After others it is a noun: "second fix on doors". */
const WORDS_BEFORE_BASE = toWordKeys(`
  i we to also then can could will would must should may usually often always sometimes mainly mostly regularly daily
  normally help helped
`);
/** A comma of a list, or the apostrophe of a plural: "parked the guests' cars". */
const LIST_MARK = /^\s*[,'’]\s*$/u;

const toKeys = (words: string): readonly string[] => tokenize(words).map(({ key }) => key);

type ActionsByWords = Map<string, Map<string, StatedAction[]>>;

/** The actions with an object by the first word of the verb, then by the first word of the object. */
const actionsByObject: ActionsByWords = new Map();
/** The others by the first word of the verb, then by its second word, or '' if it has one word. */
const actionsByVerb: ActionsByWords = new Map();
/** The first words of verbs in the past tense. */
const pastVerbs = new Set<string>();
for (const skill of SKILLS) for (const action of skill.actions ?? []) addActions(skill, action);

/**
 * Adds the actions of a skill: verbs in the notation of `toVerbForms`, some with a particle, and after `...` what they act
 * on. `|` separates alternatives: `fit+|put+/put in ... boiler|heat pump`. The noun made of both is one too: "boiler
 * fitting". A verb without an object counts only in the past tense and in -ing, since its base is often a noun: "a weld".
 */
function addActions(skill: Skill, action: string): void {
  const [verbs = '', listedObjects] = action.split(' ... ');
  const objects = (listedObjects?.split('|') ?? ['']).map(toKeys);
  for (const [notation = '', ...particles] of verbs.split('|').map((verb) => verb.split(' '))) {
    const { base, past, participle, gerund } = toVerbForms(notation);
    const toForm = (text: string, form: StatedAction['form']) =>
      ({ verb: toKeys([text, ...particles].join(' ')), form }) as const;
    const noun = toForm(gerund, 'gerund');
    const forms = [noun, toForm(past, 'past'), ...(participle === past ? [] : [toForm(participle, 'past')])];
    const formsWithObject = base === past ? forms : [...forms, toForm(base, 'base')];
    for (const object of objects) {
      const hasObject = object.length > 0;
      for (const form of hasObject ? formsWithObject : forms) add({ skill, ...form, object });
      if (hasObject && particles.length === 0)
        add({ skill, verb: [...object, ...noun.verb], form: 'gerund', object: [] });
    }
  }
}

function add(action: StatedAction): void {
  const [verbKey = '', secondKey = ''] = action.verb;
  const [objectKey] = action.object;
  if (action.form === 'past') pastVerbs.add(verbKey);
  const index = objectKey === undefined ? actionsByVerb : actionsByObject;
  const byWord = index.get(verbKey) ?? new Map<string, StatedAction[]>();
  index.set(verbKey, byWord);
  const word = objectKey ?? secondKey;
  const actions = byWord.get(word);
  // Nearly all lists have one action; an empty one that grows takes room for 17.
  if (actions) actions.push(action);
  else byWord.set(word, [action]);
}

/** Finds skills that are stated as a verb and its object, in any form of the verb: "hung doors and fitted a boiler". */
export function findStatedActions(tokens: readonly Token[]): Occurrence[] {
  return tokens.flatMap((token, first) => {
    const byVerb = actionsByVerb.get(token.key);
    const withoutObject = [...(byVerb?.get('') ?? []), ...(byVerb?.get(tokens[first + 1]?.key ?? '') ?? [])];
    const byObject = actionsByObject.get(token.key);
    return byObject || withoutObject.length > 0 ? findActionsAt(tokens, first, withoutObject, byObject) : [];
  });
}

function findActionsAt(
  tokens: readonly Token[],
  first: number,
  withoutObject: readonly StatedAction[],
  byObject: ReadonlyMap<string, readonly StatedAction[]> | undefined,
): Occurrence[] {
  // Only known if it matters, since most verbs have no object of an action.
  let isOfOthers: boolean | undefined;
  const previous = tokens[first - 1];
  const isClearlyBase = previous?.kind === 'word' && WORDS_BEFORE_BASE.has(previous.key);
  const beginsEntry = previous?.kind !== 'word' || CONJUNCTIONS.has(previous.key);
  // "Weld frames and fit boilers", but not "time, fit and boilers".
  let isInList = false;
  const canBeBase = (): boolean => isClearlyBase || (beginsEntry && !isInList);
  const hasVerb = ({ verb, form }: StatedAction): boolean =>
    (form !== 'base' || canBeBase()) &&
    matchesAt(tokens, first, verb) &&
    (form === 'gerund' || !(isOfOthers ??= hasOtherSubject(tokens, first)));

  const occurrences = withoutObject
    .filter(hasVerb)
    .map(({ skill, verb }) => toOccurrence(skill, first, first + verb.length - 1));
  if (!byObject) return occurrences;
  // "Put in boilers": the particle belongs to the verb, if the verb has one.
  const hasParticle = isBorder(tokens[first + 1]);
  let wordCount = 0;
  // "Washing machine" is one object, rather than a machine.
  let lastOfObject = first;
  for (let index = first + 1; wordCount <= MAX_WORDS_BETWEEN; index += 1) {
    const token = tokens[index];
    if (!token) break;
    const candidates = byObject.get(token.key);
    if (candidates) {
      const found = candidates.filter(
        (action) =>
          matchesAt(tokens, index, action.object) &&
          hasVerb(action) &&
          index >= first + action.verb.length &&
          (index === first + 1 || !hasParticle || action.verb.length > 1),
      );
      const length = Math.max(0, ...found.map(({ object }) => object.length));
      const last = index + length - 1;
      if (length > 0 && last > lastOfObject && !beginsLongerName(tokens, index, last)) {
        lastOfObject = last;
        for (const { skill, object } of found)
          if (object.length === length) occurrences.push(toOccurrence(skill, first, last));
      }
    }
    if (index > first + 1 && (isBorder(token) || beginsNextAction(tokens, index))) break;
    if (token.kind === 'word') wordCount += 1;
    isInList ||= token.kind !== 'word' || CONJUNCTIONS.has(token.key);
  }
  return occurrences;
}

const toOccurrence = (skill: Skill, first: number, last: number): Occurrence => ({
  skill,
  first,
  last,
  verdict: 'sure',
});

/** Returns true if no object follows after a token: other words belong to it, and commas and slashes to a list. */
const isBorder = (token: Token | undefined): boolean =>
  token === undefined ||
  (token.kind === 'word'
    ? BORDER_WORDS.has(token.key)
    : token.kind !== 'slash' && !(token.kind === 'pause' && LIST_MARK.test(token.text)));

/** Returns true for a comma before another verb: "cleaned cars, painted windows". */
function beginsNextAction(tokens: readonly Token[], comma: number): boolean {
  if (tokens[comma]?.text.trim() !== ',') return false;
  const { text = '', key = '' } = tokens[comma + 1] ?? {};
  return /(?:ed|ing)$/iu.test(text) || pastVerbs.has(key);
}

/** Returns true if an object is only the beginning of another name: "repaired machine learning pipelines". */
const beginsLongerName = (tokens: readonly Token[], first: number, last: number): boolean =>
  matchNames(tokens, first).some((match) => match.last > last);

/** Words that begin the name of another person, or of a group of people. */
const DETERMINERS = toWordKeys('the a an my our his her their your another some two three other');
const OTHER_SUBJECTS = toWordKeys('he she they who someone somebody nobody others everyone');
const AUTHORS = toWordKeys('i we myself');
/** Groups that the author is part of: "our team fitted". */
const OWN_GROUPS = toWordKeys('team crew gang');
const OWN_DETERMINERS = toWordKeys('my our');
const CLAUSE_CONJUNCTIONS = toWordKeys('and but while because since so that when where if although then');
const MAX_SUBJECT_WORDS = 5;

/**
 * Returns true if another person is the subject of the verb at `verb`, or it is no verb: "my brother plastered", "the
 * tailor made". The tagger that `disclaimers.ts` reads clauses with does not know many verbs of trades.
 */
function hasOtherSubject(tokens: readonly Token[], verb: number): boolean {
  if (OTHER_SUBJECTS.has(tokens[verb - 1]?.key ?? '')) return true;
  let start = verb;
  while (verb - start < MAX_SUBJECT_WORDS && tokens[start - 1]?.kind === 'word') {
    const key = tokens[start - 1]?.key ?? '';
    if (CLAUSE_CONJUNCTIONS.has(key)) break;
    if (AUTHORS.has(key)) return false;
    start -= 1;
  }
  const [determiner = '', noun = ''] = tokens.slice(start, verb).map(({ key }) => key);
  if (OWN_DETERMINERS.has(determiner) && OWN_GROUPS.has(noun)) return false;
  return DETERMINERS.has(determiner);
}

const matchesAt = (tokens: readonly Token[], start: number, keys: readonly string[]): boolean =>
  keys.every((key, offset) => tokens[start + offset]?.key === key);
