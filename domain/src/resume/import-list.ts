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

/** A list of the resume file, the list of the profile, and our export of that list with one entry per item. */
export interface ListSources<Entry, Item> {
  readonly fileEntries: readonly Entry[] | undefined;
  readonly exportedEntries: readonly Entry[] | undefined;
  readonly currentItems: readonly Item[];
  readonly strategy: ImportStrategy;
}

/**
 * The maximum number of entries that are compared. More would not fit into the list: at most `MAX_ENTRIES` match an
 * item, and as many new ones fill the list.
 */
const MAX_COMPARED_ENTRIES = 2 * MAX_ENTRIES;

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
  { fileEntries, exportedEntries = [], currentItems, strategy }: ListSources<Entry, Item>,
  rules: ImportRules<Entry, Fields, Item>,
): ListImport<Item> {
  if (fileEntries === undefined) return { items: undefined, leftOut: [] };
  const toPath = (index: number): string => `${rules.list}.${String(index)}`;
  const parsedEntries = fileEntries.map((entry, index) => ({
    path: toPath(index),
    ...rules.parse(entry, toPath(index)),
  }));
  const completeEntries = parsedEntries.filter(({ fields }) => findMissingFieldMessage(fields, rules) === undefined);
  const entries = completeEntries.slice(0, MAX_COMPARED_ENTRIES);
  const exportedFields = exportedEntries.map((entry, index) => rules.parse(entry, toPath(index)).fields);
  const toComparedEntry = (fields: Partial<Fields>): ComparedEntry => ({
    json: JSON.stringify(fields),
    ...rules.toIdentity(fields),
  });
  const matchingIndexes = matchEntries(
    entries.map(({ fields }) => toComparedEntry(fields)),
    exportedFields.map(toComparedEntry),
  );

  const importedItems = entries.map(({ path, fields }, index) => {
    const currentIndex = matchingIndexes[index];
    const currentItem = currentIndex === undefined ? undefined : currentItems[currentIndex];
    if (currentIndex === undefined || currentItem === undefined)
      return { path, currentIndex: undefined, item: rules.toItem(fields) };
    const item = updateItem(currentItem, exportedFields[currentIndex] ?? {}, fields, strategy, rules);
    return { path, currentIndex, item };
  });
  const isReplaced = strategy === 'replace' && (entries.length > 0 || fileEntries.length === 0);
  const updatedItems = new Map(importedItems.map(({ currentIndex, item }) => [currentIndex, item]));
  const remainingItems = isReplaced
    ? []
    : currentItems.map((item, index): ItemInput<Item> => updatedItems.get(index) ?? item);
  const addedItems = isReplaced
    ? importedItems
    : importedItems.filter(({ currentIndex }) => currentIndex === undefined);
  const freeSlots = Math.max(0, MAX_ENTRIES - remainingItems.length);
  return {
    items: [...remainingItems, ...addedItems.slice(0, freeSlots).map(({ item }) => item)],
    leftOut: [
      ...parsedEntries.flatMap(({ leftOut }) => leftOut),
      ...parsedEntries.flatMap(({ path, fields }) => reportIncomplete(path, fields, rules)),
      ...reportExcess([...addedItems.slice(freeSlots), ...completeEntries.slice(MAX_COMPARED_ENTRIES)], rules.noun),
    ],
  };
}

/** Updates an item from the file. Returns the same object if nothing changes. */
function updateItem<Fields extends object, Item extends { readonly id: string }>(
  item: Item,
  exportedFields: Partial<Fields>,
  parsedFields: Partial<Fields>,
  strategy: ImportStrategy,
  { toFields, toItem }: Pick<ImportRules<never, Fields, Item>, 'toFields' | 'toItem'>,
): ItemInput<Item> {
  const currentFields = toFields(item);
  const fields = mergeFields({ currentFields, exportedFields }, parsedFields, strategy);
  return equal(fields, dropUndefined(currentFields)) ? item : { ...toItem(fields), id: item.id };
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
