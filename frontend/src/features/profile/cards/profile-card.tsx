import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OPENED_HERE } from '../../../shared/session/navigation-state';
import { Card } from '../../../shared/ui/card';
import { EmptyIllustration } from '../../../shared/ui/empty-illustration';
import { getEditorPath } from '../../../shared/profile/editor-path';
import type { EditorName } from '../../../shared/profile/editor-path';
import { useIsPrinting } from '../../../shared/ui/use-is-printing';
import { AddLink, EditLink } from './edit-link';

interface ProfileCardProps {
  readonly title: string;
  /** The editor that the edit link opens. Without it, the card has no edit link. */
  readonly editor?: EditorName | undefined;
  readonly children: ReactNode;
}

/** A card of the profile page. */
export function ProfileCard({ title, editor, children }: ProfileCardProps) {
  return (
    <Card title={title} action={editor !== undefined && <EditLink editor={editor} label={title} />}>
      {children}
    </Card>
  );
}

interface ListCardProps<Item> {
  readonly title: string;
  readonly editor: EditorName;
  readonly isEditable: boolean;
  readonly items: readonly Item[];
  /** The number of items that the screen shows. The others are only counted. */
  readonly max: number;
  /** The class names of the list. */
  readonly className: string;
  /** Shown without items; `addLabel` is the text of the link to the editor. */
  readonly emptyTexts: { readonly heading?: string; readonly text: string; readonly addLabel: string };
  readonly children: (item: Item) => ReactNode;
}

/** A card with the first items of a list. Its editor and a print show all of them. */
export function ListCard<Item>(props: ListCardProps<Item>) {
  const { title, editor, isEditable, items, className, emptyTexts, children } = props;
  const max = useIsPrinting() ? items.length : props.max;
  const hiddenCount = items.length - max;
  return (
    <ProfileCard title={title} editor={isEditable ? editor : undefined}>
      {items.length === 0 ? (
        <div className="tr-empty tr-empty-card">
          <EmptyIllustration />
          {emptyTexts.heading !== undefined && <h3>{emptyTexts.heading}</h3>}
          <div>{emptyTexts.text}</div>
          {isEditable && <AddLink editor={editor} text={emptyTexts.addLabel} />}
        </div>
      ) : (
        <ul className={className}>{items.slice(0, max).map(children)}</ul>
      )}
      {hiddenCount > 0 && (
        <p className="tr-more">
          {`${hiddenCount} more not shown.`}{' '}
          {isEditable && (
            <Link to={getEditorPath(editor)} state={OPENED_HERE}>
              {`Edit all ${items.length}`}
            </Link>
          )}
        </p>
      )}
    </ProfileCard>
  );
}

interface ChipListProps {
  readonly label: string;
  readonly items: readonly string[];
  /** The number of chips that the screen shows. The others are only counted. */
  readonly max?: number;
}

/** A list of texts as chips, without duplicates. */
export function ChipList({ label, items, max = Infinity }: ChipListProps) {
  const unique = [...new Set(items)];
  const shown = unique.slice(0, useIsPrinting() ? unique.length : max);
  const hiddenCount = unique.length - shown.length;
  return (
    <ul className="tr-chips" aria-label={label}>
      {shown.map((item) => (
        <li key={item} className="tr-chip" dir="auto">
          {item}
        </li>
      ))}
      {hiddenCount > 0 && <li className="tr-chip tr-num">{`+${hiddenCount} more`}</li>}
    </ul>
  );
}

interface DateRangeProps {
  readonly text: string | undefined;
}

/** A range of dates. Its text is English, so it stays left-to-right next to text of any script. */
export function DateRange({ text }: DateRangeProps) {
  if (!text) return null;
  return (
    <div className="tr-num">
      <bdi dir="ltr">{text}</bdi>
    </div>
  );
}

interface DescriptionProps {
  readonly text: string | undefined;
}

/** A description with its line breaks, which CSS truncates to a few lines. */
export function Description({ text }: DescriptionProps) {
  const lines = (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
  if (lines === '') return null;
  return (
    <p className="tr-prose" dir="auto">
      {lines}
    </p>
  );
}
