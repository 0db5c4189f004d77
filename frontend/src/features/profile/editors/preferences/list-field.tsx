import { useId } from 'react';
import type { ReactNode } from 'react';
import { addOnEnter } from '../../../../shared/entries/add-on-enter';
import { Icon } from '../../../../shared/ui/icon';
import { RemovableChips } from '../../../../shared/ui/removable-chips';

interface ListFieldProps<Item> {
  readonly title: string;
  readonly label: string;
  readonly items: readonly Item[];
  readonly toChip: (item: Item) => { readonly text: string; readonly aside?: string };
  readonly onChange: (items: Item[]) => void;
  readonly emptyText: string;
  readonly addText: string;
  readonly onAdd: () => void;
  /** The fields for a new item. */
  readonly children: ReactNode;
}

/** A list inside a form: its items as chips, and the fields that add an item. */
export function ListField<Item>(props: ListFieldProps<Item>) {
  const { title, label, items, toChip, onChange, emptyText, addText, onAdd, children } = props;
  const id = useId();
  // The key contains the index: stored lists may hold duplicates.
  const chips = items.map((item, index) => ({ key: `${toChip(item).text} ${index}`, ...toChip(item) }));
  return (
    <section aria-labelledby={id}>
      <h3 className="mb-2" id={id}>
        {title}
      </h3>
      <RemovableChips
        label={label}
        chips={chips}
        emptyText={emptyText}
        onRemove={(key) => onChange(items.filter((_, index) => chips[index]?.key !== key))}
      />
      {/* oxlint-disable-next-line a11y/no-static-element-interactions -- handles Enter in its fields */}
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
