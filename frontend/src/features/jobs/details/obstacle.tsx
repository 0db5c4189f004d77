import { MESSAGES } from '@trackrecord/contracts/messages';
import { isNotFound } from '../../../shared/api/api-error';
import { EmptyTrack } from '../../../shared/ui/empty-track';
import { Icon } from '../../../shared/ui/icon';
import { RetryButton } from '../../../shared/ui/retry-button';

interface ObstacleProps {
  readonly failure: unknown;
  readonly working: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Why there is no job to show, and what to do about it. */
export function Obstacle({ failure, working, onRetry, onClose }: ObstacleProps) {
  if (isNotFound(failure)) {
    return (
      <div className="tr-empty">
        <EmptyTrack />
        <div role="alert">{MESSAGES.jobsNotOpen}</div>
        <button type="button" className="btn btn-plain" onClick={onClose}>
          Back to jobs
        </button>
      </div>
    );
  }
  return (
    <div className="tr-empty">
      <div className="tr-note is-red" role="alert">
        <Icon name="exclamation-circle" />
        <div>This job could not be loaded.</div>
      </div>
      <RetryButton working={working} onRetry={onRetry} />
    </div>
  );
}
