import type { LogPage } from '@trackrecord/contracts';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { formatMoment } from '../event-texts';
import { Note } from '../notes';

interface OlderEventsProps {
  readonly isLoading: boolean;
  readonly onLoad: () => void;
  /** The page at which the search stopped early. */
  readonly stoppedPage?: LogPage | undefined;
}

/** Says how far back a search looked. */
function describeEnd({ scannedUntil, scannedUntilAt }: LogPage): string {
  const end = scannedUntilAt ? formatMoment(scannedUntilAt) : `position ${scannedUntil ?? ''}`;
  return `Searched back to ${end}. Nothing before that was looked at.`;
}

/** The button that loads older events, or continues a search that stopped early. */
export function OlderEvents({ isLoading, onLoad, stoppedPage }: OlderEventsProps) {
  return (
    <div className="tr-stack tr-older">
      {stoppedPage !== undefined && (
        <Note>
          <span className="tr-num">{describeEnd(stoppedPage)}</span>
        </Note>
      )}
      <button
        type="button"
        className="btn btn-plain w-100"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) onLoad();
        }}
      >
        {isLoading && <ButtonSpinner />}
        {stoppedPage === undefined ? 'Older events' : 'Search further back'}
      </button>
    </div>
  );
}
