import { dropUndefined, type ImportStrategy, type OmittedValue, MAX_ENTRIES } from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import { mergeFields } from './merge-fields.js';
import { type ComparedEntry, matchEntries, type EntryIdentity } from './match-entries.js';
import type { ParsedFields } from './parse-date-range.js';

/** How one kind of list is imported. */
export interface ImportRules<Entry, Fields extends object, Item> {
  /** The name of the list in the resume, and of its entries in messages. */
  readonly list: string;
  readonly noun: string;
  readonly parse: (entry: Entry, path: string) => ParsedFields<Fields>;
  /** The required fields, and the message about an entry without them. */
  readonly required: readonly (readonly [field: keyof Fields, sentence: string])[];
  readonly toIdentity: (fields: Partial<Fields>) => EntryIdentity;
  readonly toFields: (item: Item) => Fields;
  /** Creates an item with these fields. */
  readonly toItem: (fields: Partial<Fields>) => Omit<Item, 'id'>;
}

/** A list of the resume, the list of the profile, and the export of that list with one entry per item. */
export interface ListSources<Entry, Item> {
  readonly file: readonly Entry[] | undefined;
  readonly exported: readonly Entry[] | undefined;
  readonly current: readonly Item[];
  readonly strategy: ImportStrategy;
}

/** The maximum number of entries that are compared. More would not fit into the list. */
const MAX_COMPARED = 2 * MAX_ENTRIES;

type ItemInput<Item> = Omit<Item, 'id'> & { readonly id?: string | undefined };

/** The list after an import; undefined if the resume has none. */
export interface ListImport<Item> {
  readonly items: readonly ItemInput<Item>[] | undefined;
  readonly leftOut: readonly OmittedValue[];
}

/**
 * Returns the list after an import. An entry that matches an item updates it, the others are new. `merge` appends new
 * items to the list; `replace` returns the list of the file, unless no entry of it can be read.
 */
export function importList<Entry, Fields extends object, Item extends { readonly id: string }>(
  { file, exported = [], current, strategy }: ListSources<Entry, Item>,
  rules: ImportRules<Entry, Fields, Item>,
): ListImport<Item> {
  if (file === undefined) return { items: undefined, leftOut: [] };
  const toPath = (index: number): string => `${rules.list}.${String(index)}`;
  const parsed = file.map((entry, index) => ({ path: toPath(index), ...rules.parse(entry, toPath(index)) }));
  const complete = parsed.filter(({ fields }) => findMissingFieldMessage(fields, rules) === undefined);
  const entries = complete.slice(0, MAX_COMPARED);
  const exportedFields = exported.map((entry, index) => rules.parse(entry, toPath(index)).fields);
  const toComparedEntry = (fields: Partial<Fields>): ComparedEntry => ({
    json: JSON.stringify(fields),
    ...rules.toIdentity(fields),
  });
  const matches = matchEntries(
    entries.map(({ fields }) => toComparedEntry(fields)),
    exportedFields.map(toComparedEntry),
  );

  const imported = entries.map(({ path, fields }, index) => {
    const match = matches[index];
    const item = match === undefined ? undefined : current[match];
    if (match === undefined || item === undefined) return { path, match: undefined, item: rules.toItem(fields) };
    return { path, match, item: updateItem(item, exportedFields[match] ?? {}, fields, strategy, rules) };
  });
  const isReplaced = strategy === 'replace' && (entries.length > 0 || file.length === 0);
  const updates = new Map(imported.map(({ match, item }) => [match, item]));
  const remaining = isReplaced ? [] : current.map((item, index): ItemInput<Item> => updates.get(index) ?? item);
  const added = isReplaced ? imported : imported.filter(({ match }) => match === undefined);
  const freeSlots = Math.max(0, MAX_ENTRIES - remaining.length);
  return {
    items: [...remaining, ...added.slice(0, freeSlots).map(({ item }) => item)],
    leftOut: [
      ...parsed.flatMap(({ leftOut }) => leftOut),
      ...parsed.flatMap(({ path, fields }) => reportIncomplete(path, fields, rules)),
      ...reportExcess([...added.slice(freeSlots), ...complete.slice(MAX_COMPARED)], rules.noun),
    ],
  };
}

/** Updates an item from the file. Returns the same object if nothing changes. */
function updateItem<Fields extends object, Item extends { readonly id: string }>(
  item: Item,
  exported: Partial<Fields>,
  parsed: Partial<Fields>,
  strategy: ImportStrategy,
  { toFields, toItem }: Pick<ImportRules<never, Fields, Item>, 'toFields' | 'toItem'>,
): ItemInput<Item> {
  const current = toFields(item);
  const fields = mergeFields({ current, exported }, parsed, strategy);
  return equal(fields, dropUndefined(current)) ? item : { ...toItem(fields), id: item.id };
}

type RequiredFields<Fields extends object> = Pick<ImportRules<never, Fields, never>, 'required'>;

const findMissingFieldMessage = <Fields extends object>(
  fields: Partial<Fields>,
  { required }: RequiredFields<Fields>,
): string | undefined => required.find(([field]) => fields[field] === undefined)?.[1];

/** Reports an incomplete entry, unless no field could be parsed: then its fields are reported already. */
function reportIncomplete<Fields extends object>(
  path: string,
  fields: Partial<Fields>,
  rules: RequiredFields<Fields>,
): readonly OmittedValue[] {
  const message = findMissingFieldMessage(fields, rules);
  if (message === undefined || Object.keys(fields).length === 0) return [];
  const [name] = rules.required.flatMap(([field]) => (typeof fields[field] === 'string' ? [fields[field]] : []));
  return [{ path, message: name === undefined ? message : `${message}: ${name}` }];
}

const reportExcess = (entries: readonly { readonly path: string }[], noun: string): readonly OmittedValue[] =>
  entries.slice(0, 1).map(({ path }) => ({
    path,
    message: `A profile can have up to ${String(MAX_ENTRIES)} ${noun}: ${String(entries.length)} are not imported.`,
  }));
