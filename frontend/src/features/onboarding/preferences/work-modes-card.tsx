import { WIZARD_WORK_MODES } from '@trackrecord/contracts/constants';
import { useId } from 'react';
import { ChoiceChips } from '../../../shared/forms/choice-chips';
import { Card } from '../../../shared/ui/card';
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
    <Card title="Work modes" required titleId={id} margin="mb-3">
      <ChoiceChips
        labelledBy={id}
        options={WIZARD_WORK_MODES}
        selected={workModes}
        error={error}
        onChange={(picked) => update(() => ({ workModes: picked }))}
      />
    </Card>
  );
}
