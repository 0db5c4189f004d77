import type { EditableSection, ProfileSections } from '@trackrecord/contracts';
import { useId } from 'react';
import type { Ref } from 'react';
import { diffSections } from '../../../../shared/profile/diff-sections';
import { TextDiff } from './text-diff';

/** One version of a section, or of an item of a list such as an experience, that differs between two versions. */
interface VersionItem {
  readonly key: string;
  /** The name of the item in this version; undefined for a section that is not a list. */
  readonly title: string | undefined;
  /** Whether the item exists in this version. */
  readonly exists: boolean;
  readonly facts: readonly {
    readonly label: string;
    readonly text: string | undefined;
    readonly otherText: string | undefined;
  }[];
}

/** Returns the items of a section that differ from the other version, with the texts of both. */
export function getDifferingItems(
  section: EditableSection,
  version: ProfileSections,
  other: ProfileSections,
): readonly VersionItem[] {
  // Compares as if the other version had been changed to this one: an item that was removed is missing in this version.
  const [before, after] = [{ [section]: other[section] }, { [section]: version[section] }];
  return diffSections(before, after).map(({ key, title, change, fieldDiffs }) => ({
    key,
    title: key === section ? undefined : title,
    exists: change !== 'removed',
    facts: fieldDiffs.map((fieldDiff) => ({
      label: fieldDiff.label,
      text: fieldDiff.after,
      otherText: fieldDiff.before,
    })),
  }));
}

interface VersionOptionProps {
  readonly name: string;
  readonly origin: string;
  readonly items: readonly VersionItem[];
  readonly selected: boolean;
  readonly onSelect: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

interface ItemFactsProps {
  readonly item: VersionItem;
}

function ItemFacts({ item: { title, exists, facts } }: ItemFactsProps) {
  return (
    <>
      {title !== undefined && <h3 className="mb-2">{title}</h3>}
      {exists ? (
        <dl className="tr-facts">
          {facts.map(({ label, text, otherText }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="tr-version-text">
                {text === undefined ? (
                  <span className="tr-quiet">Not filled in</span>
                ) : (
                  <TextDiff text={text} comparedWith={otherText} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="tr-quiet mb-0">Not in this version.</p>
      )}
    </>
  );
}

/** A version of the section, and the radio button that selects it. */
export function VersionOption({ name, origin, items, selected, onSelect, ref }: VersionOptionProps) {
  const id = useId();
  return (
    <div className="tr-side-box">
      <div className="form-check mb-0">
        <input
          ref={ref}
          className="form-check-input"
          type="radio"
          name="version"
          id={id}
          checked={selected}
          aria-describedby={`${id}origin`}
          onChange={onSelect}
        />
        <label className="form-check-label fw-semibold" htmlFor={id}>
          {name}
        </label>
      </div>
      <p className="tr-quiet tr-small tr-version-origin" id={`${id}origin`}>
        {origin}
      </p>
      <div className="tr-stack">
        {items.map((item) => (
          <div key={item.key}>
            <ItemFacts item={item} />
          </div>
        ))}
      </div>
    </div>
  );
}
