import type { NamedChange, PastChange } from '@trackrecord/contracts';
import { useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../shared/ui/icon';
import { isFocusLost } from '../../../shared/ui/is-focus-lost';
import { WorkingMark } from '../../../shared/ui/waiting';
import { ChangeObstacle } from './change-obstacle';
import { DifferenceList } from './difference-list';
import { momentWords } from './moment-words';
import type { Undo } from './use-undo';

interface ChangeEntryProps {
  readonly change: PastChange;
  /** Where it stands as seen from the version on the screen. */
  readonly place: 'later' | 'shown' | 'earlier';
  readonly undo: Undo;
  readonly lit: boolean;
  /** When another change was made; absent where the list has not got it. */
  readonly timeOf: (change: NamedChange) => string | undefined;
  readonly onShow: (change: NamedChange) => void;
}

const WHO = { user: 'You', support: 'Support', system: 'Trackrecord' } as const;
const HOW = { typed: 'Typed', dictated: 'Dictated', suggested: 'Suggested', imported: 'Imported' } as const;

/** One change: what, who, when and how, its before and after, and the way to take it back. */
export function ChangeEntry({ change, place, undo, lit, timeOf, onShow }: ChangeEntryProps) {
  const { eventId, words, at, actor, origin, undoable } = change;
  const entry = useRef<HTMLDivElement>(null);
  const used = useRef(false);
  const id = useId();
  const when = momentWords(at);

  // The button that was pressed goes with what it did; the focus stays with the change.
  useLayoutEffect(() => {
    if (used.current && !undoable && isFocusLost(entry.current)) entry.current?.focus();
  }, [undoable]);

  return (
    <li className={place === 'earlier' ? 'is-past' : undefined} aria-current={place === 'shown' ? true : undefined}>
      <div
        ref={entry}
        id={`change-${eventId}`}
        tabIndex={-1}
        role="group"
        aria-labelledby={id}
        className={lit ? 'tr-change tr-lit' : 'tr-change'}
      >
        <div className="tr-split tr-change-head">
          <div>
            <h3 id={id}>{words}</h3>
            <div className="tr-quiet tr-small">
              {WHO[actor.role]} ·{' '}
              <time className="tr-num" dateTime={at}>
                {when}
              </time>
              {origin !== null && ` · ${HOW[origin]}`}
            </div>
          </div>
          {undoable && (
            <button
              type="button"
              className="btn btn-plain btn-sm flex-none"
              aria-label={`Undo: ${words}, ${when}`}
              aria-disabled={undo.busy}
              onClick={() => {
                used.current = true;
                undo.undo(change);
              }}
            >
              {undo.working === eventId ? <WorkingMark /> : <Icon name="arrow-counterclockwise" />}
              Undo
            </button>
          )}
        </div>
        <DifferenceList before={change.before} after={change.after} words={words} />
        {!undoable && <ChangeObstacle change={change} timeOf={timeOf} onShow={onShow} />}
      </div>
    </li>
  );
}
