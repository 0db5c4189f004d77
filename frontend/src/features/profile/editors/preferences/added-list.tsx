import { useId } from 'react';
import type { ReactNode } from 'react';
import { addOnEnter } from '../../../../shared/entries/add-on-enter';
import { Icon } from '../../../../shared/ui/icon';
import { RemovableChips } from '../../../../shared/ui/removable-chips';

interface AddedListProps<Item> {
  readonly title: string;
  readonly label: string;
  readonly items: readonly Item[];
  readonly chipOf: (item: Item) => { readonly text: string; readonly aside?: string };
  readonly onChange: (items: Item[]) => void;
  readonly emptyText: string;
  readonly addText: string;
  readonly onAdd: () => void;
  /** The fields that one more is typed into. */
  readonly children: ReactNode;
}

/** A list as part of a form: what is in it, and the fields that add one more. */
export function AddedList<Item>(props: AddedListProps<Item>) {
  const { title, label, items, chipOf, onChange, emptyText, addText, onAdd, children } = props;
  const id = useId();
  // By its place: stored lists may hold the same thing twice.
  const chips = items.map((item, place) => ({ key: `${chipOf(item).text} ${place}`, ...chipOf(item) }));
  return (
    <section aria-labelledby={id}>
      <h3 className="mb-2" id={id}>
        {title}
      </h3>
      <RemovableChips
        label={label}
        chips={chips}
        emptyText={emptyText}
        onRemove={(key) => onChange(items.filter((_, place) => chips[place]?.key !== key))}
      />
      {/* oxlint-disable-next-line a11y/no-static-element-interactions -- hears of Enter in its fields */}
      <div className="tr-fields" onKeyDown={addOnEnter(onAdd)}>
        {children}
        <div className="tr-field-all">
          <button type="button" className="btn btn-plain" onClick={onAdd}>
            <Icon name="plus-lg" />
            {addText}
          </button>
        </div>
      </div>
    </section>
  );
}
