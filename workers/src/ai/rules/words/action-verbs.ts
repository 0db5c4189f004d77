import { readData } from '../../../read-data.js';
import { type VerbForms, toVerbForms } from './verb-forms.js';

/**
 * Whether "responsible for …ing" implies that the action was completed: for `lasting` and `making`, not for `result`.
 * "I was …ing" implies that for `lasting` only.
 */
export type VerbKind = 'lasting' | 'making' | 'result';

export interface ActionVerb extends VerbForms {
  readonly kind: VerbKind;
}

const VERBS = readData('words/action-verbs') as Readonly<Record<VerbKind, readonly string[]>>;

const toActionVerbs = (kind: VerbKind): readonly ActionVerb[] =>
  VERBS[kind].map((notation) => ({ ...toVerbForms(notation), kind }));

/** Verbs that descriptions of work begin with. */
export const ACTION_VERBS: readonly ActionVerb[] = (['lasting', 'making', 'result'] as const).flatMap(toActionVerbs);

const indexBy = (form: 'base' | 'past' | 'participle' | 'gerund'): ReadonlyMap<string, ActionVerb> =>
  new Map(ACTION_VERBS.map((verb) => [verb[form], verb]));

export const VERB_BY_BASE = indexBy('base');
export const VERB_BY_PAST_TENSE = indexBy('past');
export const VERB_BY_PARTICIPLE = indexBy('participle');
export const VERB_BY_GERUND = indexBy('gerund');
