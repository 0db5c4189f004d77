import { dropUndefined, type ImportStrategy, type OmittedPart, MAX_ENTRIES } from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import { importedFields } from './imported-fields.js';
import { type ComparedEntry, matched, type EntryIdentity } from './matched.js';
import type { ParsedField } from './read-span.js';

/** How one kind of list is imported. */
export interface ImportRules<Entry, Fields extends object, Item> {
  /** The name of the list in the resume, and of its entries in messages. */
  readonly list: string;
  readonly noun: string;
  readonly said: (entry: Entry, path: string) => ParsedField<Fields>;
  /** The required fields, and the message about an entry without them. */
  readonly required: readonly (readonly [field: keyof Fields, sentence: string])[];
  readonly telling: (fields: Partial<Fields>) => EntryIdentity;
  readonly fieldsOf: (item: Item) => Fields;
  /** Creates an item with these fields. */
  readonly itemOf: (fields: Partial<Fields>) => Omit<Item, 'id'>;
}

/** A list of a resume, the list of the profile, and our own export of that, one entry for each item. */
export interface ListsSideBySide<Entry, Item> {
  readonly file: readonly Entry[] | undefined;
  readonly own: readonly Entry[] | undefined;
  readonly present: readonly Item[];
  readonly strategy: ImportStrategy;
}

/** The maximum number of entries that are compared. More would not fit into the list. */
const MAX_COMPARED = 2 * MAX_ENTRIES;

type Wanted<Item> = Omit<Item, 'id'> & { readonly id?: string | undefined };

/** The list after an import; undefined if the resume has none. */
export interface ImportedList<Item> {
  readonly items: readonly Wanted<Item>[] | undefined;
  readonly leftOut: readonly OmittedPart[];
}

/**
 * Returns the list after an import. An entry that matches an item updates it, the others are new. `merge` appends new
 * items to the list; `replace` returns the list of the file, unless no entry of it can be read.
 */
export function importedList<Entry, Fields extends object, Item extends { readonly id: string }>(
  { file, own = [], present, strategy }: ListsSideBySide<Entry, Item>,
  rules: ImportRules<Entry, Fields, Item>,
): ImportedList<Item> {
  if (file === undefined) return { items: undefined, leftOut: [] };
  const toPath = (index: number): string => `${rules.list}.${String(index)}`;
  const read = file.map((entry, index) => ({ path: toPath(index), ...rules.said(entry, toPath(index)) }));
  const whole = read.filter(({ fields }) => missing(fields, rules) === undefined);
  const entries = whole.slice(0, MAX_COMPARED);
  const said = own.map((entry, index) => rules.said(entry, toPath(index)).fields);
  const compared = (fields: Partial<Fields>): ComparedEntry => ({
    json: JSON.stringify(fields),
    ...rules.telling(fields),
  });
  const places = matched(
    entries.map(({ fields }) => compared(fields)),
    said.map(compared),
  );

  const wanted = entries.map(({ path, fields }, index) => {
    const place = places[index];
    const item = place === undefined ? undefined : present[place];
    if (place === undefined || item === undefined) return { path, place: undefined, item: rules.itemOf(fields) };
    return { path, place, item: revised(item, said[place] ?? {}, fields, strategy, rules) };
  });
  const isReplaced = strategy === 'replace' && (entries.length > 0 || file.length === 0);
  const revisions = new Map(wanted.map(({ place, item }) => [place, item]));
  const stay = isReplaced ? [] : present.map((item, place): Wanted<Item> => revisions.get(place) ?? item);
  const come = isReplaced ? wanted : wanted.filter(({ place }) => place === undefined);
  const room = Math.max(0, MAX_ENTRIES - stay.length);
  return {
    items: [...stay, ...come.slice(0, room).map(({ item }) => item)],
    leftOut: [
      ...read.flatMap(({ leftOut }) => leftOut),
      ...read.flatMap(({ path, fields }) => incomplete(path, fields, rules)),
      ...tooMany([...come.slice(room), ...whole.slice(MAX_COMPARED)], rules.noun),
    ],
  };
}

/** Updates an item from the file. Returns the same object if nothing changes. */
function revised<Fields extends object, Item extends { readonly id: string }>(
  item: Item,
  own: Partial<Fields>,
  said: Partial<Fields>,
  strategy: ImportStrategy,
  { fieldsOf, itemOf }: Pick<ImportRules<never, Fields, Item>, 'fieldsOf' | 'itemOf'>,
): Wanted<Item> {
  const present = fieldsOf(item);
  const fields = importedFields({ present, own }, said, strategy);
  return equal(fields, dropUndefined(present)) ? item : { ...itemOf(fields), id: item.id };
}

type Required<Fields extends object> = Pick<ImportRules<never, Fields, never>, 'required'>;

const missing = <Fields extends object>(fields: Partial<Fields>, { required }: Required<Fields>): string | undefined =>
  required.find(([field]) => fields[field] === undefined)?.[1];

/** The message about an entry that is left out. If no field of it can be read, its fields were named already. */
function incomplete<Fields extends object>(
  path: string,
  fields: Partial<Fields>,
  rules: Required<Fields>,
): readonly OmittedPart[] {
  const sentence = missing(fields, rules);
  if (sentence === undefined || Object.keys(fields).length === 0) return [];
  const [name] = rules.required.flatMap(([field]) => (typeof fields[field] === 'string' ? [fields[field]] : []));
  return [{ path, message: name === undefined ? sentence : `${sentence}: ${name}` }];
}

const tooMany = (entries: readonly { readonly path: string }[], noun: string): readonly OmittedPart[] =>
  entries.slice(0, 1).map(({ path }) => ({
    path,
    message: `A profile can have up to ${String(MAX_ENTRIES)} ${noun}: ${String(entries.length)} are not imported.`,
  }));
