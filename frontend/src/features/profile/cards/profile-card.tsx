import type { SkillsByCategory } from '@trackrecord/contracts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { keepTogether } from '../../../shared/format/keep-together';
import { Card } from '../../../shared/ui/card';
import { EmptyIllustration } from '../../../shared/ui/empty-illustration';
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
  /** The number of items that are shown at first. */
  readonly max: number;
  /** The class names of the list. */
  readonly className: string;
  /** Shown without items; `addLabel` is the text of the link to the editor. */
  readonly emptyTexts: { readonly heading?: string; readonly text: string; readonly addLabel: string };
  readonly children: (item: Item) => ReactNode;
}

/** A card with the first items of a list; all of them on request and in a print. */
export function ListCard<Item>(props: ListCardProps<Item>) {
  const { title, editor, isEditable, items, className, emptyTexts, children } = props;
  const [isWhole, setIsWhole] = useState(false);
  const isPrinting = useIsPrinting();
  const max = isWhole || isPrinting ? items.length : props.max;
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
      {items.length > props.max && (
        <button
          type="button"
          className="btn btn-plain btn-sm tr-show-all"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${items.length}`}
          <span className="visually-hidden"> of {title}</span>
        </button>
      )}
    </ProfileCard>
  );
}

interface ChipListProps {
  readonly label: string;
  readonly items: readonly string[];
  /** The number of chips that the screen shows. The others are only counted. */
  readonly max?: number | undefined;
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

/** Returns the skills of an entry as chips; undefined if it has none. */
export function toSkillChips(skills: SkillsByCategory | undefined): ReactNode {
  const names = Object.values(skills ?? {}).flat();
  if (names.length === 0) return undefined;
  return (
    <div className="tr-entry-skills">
      <ChipList label="Skills" items={names} />
    </div>
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
      <bdi dir="ltr">{keepTogether(text)}</bdi>
    </div>
  );
}
