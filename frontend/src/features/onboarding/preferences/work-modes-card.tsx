import { WIZARD_WORK_MODES } from '@trackrecord/contracts/constants';
import { useId } from 'react';
import { ChoiceChips } from '../../../shared/forms/choice-chips';
import type { UpdatePreferences } from './use-preferences-form';

interface WorkModesCardProps {
  readonly workModes: readonly string[];
  readonly error: string | undefined;
  readonly update: UpdatePreferences;
}

/** Preferred work modes, at least one (spec sections 5 and 9). */
export function WorkModesCard({ workModes, error, update }: WorkModesCardProps) {
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
        <ChoiceChips
          labelledBy={id}
          options={WIZARD_WORK_MODES}
          picked={workModes}
          fault={error}
          onChange={(picked) => update(() => ({ workModes: picked }))}
        />
      </div>
    </section>
  );
}
