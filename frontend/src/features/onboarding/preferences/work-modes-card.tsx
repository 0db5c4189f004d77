import { WIZARD_WORK_MODES } from '@trackrecord/contracts/constants';
import { useId } from 'react';
import { Icon } from '../../../shared/ui/icon';
import type { ChangePreferences } from './use-preferences';

interface WorkModesCardProps {
  readonly workModes: readonly string[];
  readonly fault: string | undefined;
  readonly change: ChangePreferences;
}

/** How somebody would work: at least one way of the list (spec sections 5 and 9). */
export function WorkModesCard({ workModes, fault, change }: WorkModesCardProps) {
  const id = useId();
  const modes = [...new Set([...WIZARD_WORK_MODES, ...workModes])];

  const toggle = (mode: string): void =>
    change((now) => ({
      workModes: now.workModes.includes(mode)
        ? now.workModes.filter((other) => other !== mode)
        : modes.filter((other) => other === mode || now.workModes.includes(other)),
    }));

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
        <div className="tr-chips" role="group" aria-labelledby={id} aria-describedby={fault && `${id}fault`}>
          {modes.map((mode) => (
            <label key={mode} className="tr-chip is-pick">
              <input
                type="checkbox"
                className="visually-hidden"
                checked={workModes.includes(mode)}
                aria-describedby={fault && `${id}fault`}
                aria-invalid={fault !== undefined}
                onChange={() => toggle(mode)}
              />
              {workModes.includes(mode) && <Icon name="check-lg" />}
              {mode}
            </label>
          ))}
        </div>
        {fault !== undefined && (
          <div className="invalid-feedback" id={`${id}fault`} role="alert">
            <Icon name="exclamation-circle" />
            {fault}
          </div>
        )}
      </div>
    </section>
  );
}
