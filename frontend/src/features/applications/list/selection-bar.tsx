import type { ApplicationSummary } from '@trackrecord/contracts';
import { useId } from 'react';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { useFocusNeighborFallback } from '../../../shared/ui/use-focus-fallback';
import { MoveMenu } from '../move-menu';
import { useMoveSeveral } from './use-move-several';

interface SelectionBarProps {
  readonly uid: string;
  /** The applications that can be selected. */
  readonly items: readonly ApplicationSummary[];
  readonly selectedItems: readonly ApplicationSummary[];
  readonly onSelect: (items: readonly ApplicationSummary[]) => void;
}

/** Selects all applications of the list, and moves or closes the selected ones. */
export default function SelectionBar({ uid, items, selectedItems, onSelect }: SelectionBarProps) {
  const { progress, moveSeveral } = useMoveSeveral(uid);
  const bar = useFocusNeighborFallback<HTMLDivElement>();
  const id = useId();
  const count = selectedItems.length;
  return (
    <div ref={bar} className="tr-row tr-app-selection" role="group" aria-label="Selection" tabIndex={-1}>
      <div className="form-check">
        <input
          ref={(input) => {
            if (input) input.indeterminate = count > 0 && count < items.length;
          }}
          type="checkbox"
          className="form-check-input"
          id={id}
          checked={count === items.length}
          disabled={progress !== undefined}
          onChange={({ target }) => onSelect(target.checked ? items : [])}
        />
        <label className="form-check-label" htmlFor={id}>{`Select all ${items.length}`}</label>
      </div>
      <span role="status" className="fw-semibold tr-num">
        {progress !== undefined && <ButtonSpinner />}
        {progress === undefined
          ? count > 0 && `${count} selected`
          : `Moving ${progress.done + 1} of ${progress.total}...`}
      </span>
      {count > 0 && progress === undefined && (
        <span className="tr-row tr-push">
          <MoveMenu
            latestMove={undefined}
            text="Move or close"
            label="Move or close the selected applications"
            className="btn btn-plain btn-sm"
            onMove={(target) => void moveSeveral(selectedItems, target).then(onSelect)}
          />
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => onSelect([])}>
            Clear selection
          </button>
        </span>
      )}
    </div>
  );
}
