import type { LogPage } from '@trackrecord/contracts';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { formatMoment } from '../event-texts';
import { Note } from '../../../shared/staff/note';

interface OlderEventsProps {
  readonly isLoading: boolean;
  readonly onLoad: () => void;
  /** Where the search stopped early; null or undefined if it did not. */
  readonly scannedUntil?: LogPage['scannedUntil'] | undefined;
}

/** The button that loads older events, or continues a search that stopped early. */
export function OlderEvents({ isLoading, onLoad, scannedUntil }: OlderEventsProps) {
  return (
    <div className="tr-stack tr-older">
      {scannedUntil && (
        <Note>
          <span className="tr-num">
            {`Searched back to ${formatMoment(scannedUntil.at)}. Nothing before that was looked at.`}
          </span>
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
        {scannedUntil ? 'Search further back' : 'Show older'}
      </button>
    </div>
  );
}
