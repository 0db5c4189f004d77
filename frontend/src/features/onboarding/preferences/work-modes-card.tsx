import { WIZARD_WORK_MODES } from '@trackrecord/contracts/constants';
import { useId } from 'react';
import { PickChips } from '../../../shared/forms/pick-chips';
import type { ChangePreferences } from './use-preferences';

interface WorkModesCardProps {
  readonly workModes: readonly string[];
  readonly fault: string | undefined;
  readonly change: ChangePreferences;
}

/** How somebody would work: at least one way of the list (spec sections 5 and 9). */
export function WorkModesCard({ workModes, fault, change }: WorkModesCardProps) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-body">
        <div className="tr-card-head mb-3">
          <h2 id={id}>
            Work modes
            <span className="req" aria-hidden="true">
              {' *'}
            </span>
          </h2>
        </div>
        <PickChips
          labelledBy={id}
          options={WIZARD_WORK_MODES}
          picked={workModes}
          fault={fault}
          onChange={(picked) => change(() => ({ workModes: picked }))}
        />
      </div>
    </section>
  );
}
