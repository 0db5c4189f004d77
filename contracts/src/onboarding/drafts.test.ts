import { z } from 'zod';
import { hasControls, hasControlsInProse } from '../visible-text.js';
import { draftValues, onboardingDraft } from './drafts.js';
import { DRAFT_KINDS, type DraftKind } from './names.js';

const HIDDEN = 'a\u202Eb\u0007c';
const FORMAT_EXAMPLES = {
  uuid: '0b9f6f5e-6f0c-4a51-9a8e-3f5f0f9b7c11',
  date: '2024-01-01',
  'date-time': '2024-01-01T00:00:00Z',
};

type Schema = z.core.JSONSchema.JSONSchema;

/** Creates a value with every field of a schema, and hidden characters in every text. */
function createValueWithHiddenCharacters(schema: Schema): unknown {
  const { anyOf, enum: options, format = '', items, properties, propertyNames, additionalProperties, type } = schema;
  if (anyOf?.[0] !== undefined) return createValueWithHiddenCharacters(anyOf[0]);
  if (options !== undefined) return options[0];
  if (type === 'array') return [createValueWithHiddenCharacters(items as Schema)];
  if (type === 'boolean') return true;
  if (type === 'number') return 50;
  if (type === 'string') return (FORMAT_EXAMPLES as Readonly<Record<string, string>>)[format] ?? HIDDEN;
  const names = (propertyNames as Schema | undefined)?.enum ?? [];
  const recordEntries = names.map(
    (name) => [name, createValueWithHiddenCharacters(additionalProperties as Schema)] as const,
  );
  const propertyEntries = Object.entries(properties ?? {}).map(
    ([name, value]) => [name, createValueWithHiddenCharacters(value as Schema)] as const,
  );
  return Object.fromEntries([...recordEntries, ...propertyEntries]);
}

const collectTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : [];
};
const hasHiddenCharacters = (text: string): boolean => hasControls(text) || hasControlsInProse(text);

const createValue = (kind: DraftKind) =>
  createValueWithHiddenCharacters(z.toJSONSchema(draftValues[kind], { io: 'input' }));
const parseDraft = (kind: DraftKind, value: unknown) => onboardingDraft.parse({ kind, value }).value;

// Covers every text of every draft, including fields that are added later.
it.each(DRAFT_KINDS)('removes hidden characters from every text of the %s draft', (kind) => {
  const value = createValue(kind);
  const textsWithHiddenCharacters = collectTexts(value).filter(hasHiddenCharacters);
  const texts = collectTexts(parseDraft(kind, value));
  expect(textsWithHiddenCharacters.length).toBeGreaterThan(2);
  expect(texts.filter((text) => text === 'abc')).toHaveLength(textsWithHiddenCharacters.length);
  expect(texts.filter(hasHiddenCharacters)).toEqual([]);
});

it.each([
  ['Ada ', 'Ada '],
  [' ', ' '],
  ['A\u200Bda', 'Ada'],
  ['\u202EAda', 'Ada'],
  ['\u2066Ada\u2069', 'Ada'],
  ['\u200B\u2800', ''],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['👩\u200D💻', '👩\u200D💻'],
])('cleans the typed text %j to %j', (typed, expected) => {
  expect(parseDraft('personal', { firstName: typed })).toMatchObject({ firstName: expected });
});

it('keeps line breaks, spaces and bidi isolates in a description', () => {
  const description = 'Built it.\n\n\t- for \u2067שלום\u2069 \n';
  const value = { items: [], form: { description: `${description}\u202E\u0000` } };
  expect(parseDraft('experience', value)).toMatchObject({ form: { description } });
});

it('drops invisible skills and keeps the others', () => {
  const value = { skills: ['Go', '\u200B', '\u3164'], typed: '', bulk: '' };
  expect(parseDraft('skills', value)).toMatchObject({ skills: ['Go'] });
  const form = { title: 'Engine', skills: { technical: ['\u202E', 'Go'] } };
  expect(parseDraft('project', { items: [], form })).toMatchObject({ form: { skills: { technical: ['Go'] } } });
});
