import { Icon } from '../../../shared/ui/icon';
import { WorkingMark } from '../../../shared/ui/waiting';

interface EarlierChangesProps {
  readonly working: boolean;
  readonly failed: boolean;
  readonly onWanted: () => void;
}

/** Leads further back; there only while there is more. */
export function EarlierChanges({ working, failed, onWanted }: EarlierChangesProps) {
  return (
    <div className="tr-earlier">
      {failed && (
        <div className="tr-note is-red" role="alert">
          <Icon name="exclamation-circle" />
          <div>Earlier changes could not be loaded.</div>
        </div>
      )}
      <button type="button" className="btn btn-plain w-100" aria-disabled={working} onClick={onWanted}>
        {working && <WorkingMark />}
        {failed && !working ? 'Try Again' : 'Show earlier changes'}
      </button>
    </div>
  );
}
