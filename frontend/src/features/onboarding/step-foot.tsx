import { Icon } from '../../shared/ui/icon';
import { WorkingMark } from '../../shared/ui/waiting';

interface StepFootProps {
  readonly saving: boolean;
}

/** The foot of a step; it stays at the bottom of the screen. */
export function StepFoot({ saving }: StepFootProps) {
  return (
    <div className="tr-foot">
      <button type="submit" className="btn btn-primary tr-push" disabled={saving}>
        {saving && <WorkingMark />}
        {saving ? 'Saving...' : 'Next'}
        {!saving && <Icon name="arrow-right" />}
      </button>
    </div>
  );
}
