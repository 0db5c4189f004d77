import type { EntrySummary } from '../profile/entry-summaries';
import { IconButton } from '../ui/icon-button';

interface EntryListProps<Item> {
  readonly items: readonly Item[];
  readonly summarize: (item: Item) => EntrySummary;
  /** The id of the entry that is being edited. */
  readonly editedId?: string | undefined;
  readonly onEdit: (item: Item) => void;
  readonly onRemove: (item: Item) => void;
}

/** Renders entries as cards with an edit and a remove button. */
export function EntryList<Item extends { readonly id: string }>({
  items,
  summarize,
  editedId,
  onEdit,
  onRemove,
}: EntryListProps<Item>) {
  return (
    <ul className="tr-entries">
      {items.map((item) => {
        const { title, detail, text } = summarize(item);
        return (
          <li key={item.id} className={item.id === editedId ? 'tr-entry is-editing' : 'tr-entry tr-entry-card'}>
            <div className="tr-split">
              <div className="tr-entry-text">
                <h3>
                  {title}
                  {item.id === editedId && <span className="tr-tag is-accent">Editing</span>}
                </h3>
                {detail !== '' && <div className="tr-muted tr-small">{detail}</div>}
              </div>
              <span className="d-flex flex-none">
                <IconButton icon="pencil" label={`Edit ${title}`} onClick={() => onEdit(item)} />
                <IconButton
                  icon="trash3"
                  label={`Remove ${title}`}
                  className="btn-quiet-danger"
                  onClick={() => onRemove(item)}
                />
              </span>
            </div>
            {text !== undefined && text !== '' && <p className="tr-small tr-clamp mt-2 mb-0">{text}</p>}
          </li>
        );
      })}
    </ul>
  );
}
