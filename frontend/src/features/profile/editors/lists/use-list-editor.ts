import type { EditedSection, Profile, ProfileSections } from '@trackrecord/contracts';
import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { isApiError } from '../../../../shared/api/api-error';
import { sameValues } from '../../../../shared/forms/same-values';
import { showServerDetails } from '../../../../shared/forms/server-details';
import { countChanges } from '../frame/count-changes';
import type { EditorFormProps } from '../frame/editor-props';
import { useSectionEditor } from '../frame/use-section-editor';
import type { SectionEditor } from '../frame/use-section-editor';
import { useWorkingList } from './use-working-list';
import type { TypedItems, WorkingList } from './use-working-list';

/** The sections that are lists of items with fields. */
export type ListSection = Extract<EditedSection, 'educations' | 'experiences' | 'projects'>;

interface Named {
  readonly id: string;
}

/** What a list editor edits, and through which form. */
export interface ListSource<
  Section extends ListSection,
  Item extends Named,
  Typed extends FieldValues,
> extends TypedItems<Item, Typed> {
  readonly section: Section;
  /** The items of a profile as the editor holds them, and as they are saved. */
  readonly itemsOf: (profile: Profile) => readonly Item[];
  readonly sectionOf: (items: readonly Item[]) => ProfileSections[Section];
  /** What saving takes from a profile without being asked to, if anything. */
  readonly warningOf?: (profile: Profile) => string | undefined;
  /** The fields of the form in their order. */
  readonly names: readonly FieldPath<Typed>[];
}

/** A list editor as its dialog shows it. */
export interface ListEditing<Item> {
  readonly editor: SectionEditor;
  readonly list: WorkingList<Item>;
  readonly warning: string | undefined;
  readonly focusForm: () => void;
  /** Saves the list with what the form holds. */
  readonly save: () => Promise<void>;
}

/** The place in a list that the first detail of an answer is about. */
function placeOfFault(failure: unknown, section: ListSection): number | undefined {
  if (!isApiError(failure)) return undefined;
  const places = failure.details.map(({ path }) => new RegExp(`^${section}\\.(\\d+)\\.`).exec(path)?.[1]);
  const place = places.find((known) => known !== undefined);
  return place === undefined ? undefined : Number(place);
}

/** Edits a section that is a list: a working list, the form it is edited through, and saving both. */
export function useListEditor<Section extends ListSection, Item extends Named, Typed extends FieldValues>(
  source: ListSource<Section, Item, Typed>,
  { profile, draft, onDiscardDraft, onSaved }: EditorFormProps,
): ListEditing<Item> {
  const { section, itemsOf, sectionOf, warningOf, names, form, first } = source;
  const [version, setVersion] = useState(profile);
  const before = itemsOf(version);
  const list = useWorkingList(before, source);
  const { editing, hasTyped } = list;
  // What is typed over an item that has changed already is the same change.
  const isCounted = editing !== undefined && !before.some((item) => sameValues(item, editing));

  const { editor, save } = useSectionEditor({
    profile,
    section,
    typed: list.typed,
    onDiscardDraft: draft === undefined ? undefined : onDiscardDraft,
    sectionOf,
    changes: countChanges(list.items, before, ({ id }) => id) + (hasTyped && !isCounted ? 1 : 0),
    load: (theirs) => {
      setVersion(theirs);
      list.load(itemsOf(theirs));
    },
    showFaults: (failure, items) => {
      const place = placeOfFault(failure, section);
      const item = place === undefined ? undefined : items[place];
      if (item === undefined) return;
      list.edit(item);
      showServerDetails(form, `${section}.${place}`, names, failure);
    },
    onSaved,
  });

  return {
    editor,
    list,
    warning: warningOf?.(version),
    focusForm: () => form.setFocus(first),
    save: async () => {
      if (!hasTyped) {
        save(list.items);
        return;
      }
      const settled = await list.put();
      if (settled !== undefined) save(settled.items);
    },
  };
}
