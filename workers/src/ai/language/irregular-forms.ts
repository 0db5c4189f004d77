import { readData } from '../../read-data.js';

/** Each line has a base form and its irregular forms, also those that people often form by mistake: cutted, peoples. */
const LINES = readData('words/irregular-forms') as Readonly<
  Record<'verbs' | 'nouns' | 'adjectives', readonly string[]>
>;

const splitForms = (lines: readonly string[]): readonly (readonly string[])[] => lines.map((line) => line.split(' '));

/** The base form, past tense and participle of each verb, where they differ from the form before. */
export const IRREGULAR_VERB_LINES = splitForms(LINES.verbs);
/** The singular and plural of each noun. */
export const IRREGULAR_NOUN_LINES = splitForms(LINES.nouns);

/** The base form of each irregular form: `go` for `went`. */
export const BASE_BY_IRREGULAR_FORM: ReadonlyMap<string, string> = new Map(
  splitForms(Object.values(LINES).flat()).flatMap(([base = '', ...forms]) =>
    forms.map((form): readonly [string, string] => [form, base]),
  ),
);
