import { countOf } from '../../../shared/staff/format-amounts';
import { useAnnouncement } from '../../../shared/staff/use-announcement';
import { describeTail, LiveNote } from '../live/live-note';
import { IndexLag } from '../notes';
import { useStreamsUrl } from '../streams-url';
import type { LogRows } from './use-log-rows';

interface LogNotesProps {
  readonly list: LogRows;
  readonly onShowWaiting: () => void;
}

/** What has to be known about the rows: how the tail and the index are, where they begin, and what waits. */
export function LogNotes({ list: { log, tail, waitingCount }, onShowWaiting }: LogNotesProps) {
  const { before, isLive, open } = useStreamsUrl();
  const waiting = waitingCount === 0 ? '' : ` ${countOf(waitingCount, 'new event')} waiting.`;
  const announcement = useAnnouncement(isLive ? `${describeTail(tail.state)}${waiting}` : '');
  return (
    <div className="tr-stack tr-log-notes">
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {isLive && <LiveNote state={tail.state} onRestart={tail.restart} />}
      {log.firstPage !== undefined && <IndexLag index={log.firstPage.index} />}
      {before !== undefined && (
        <p className="tr-small tr-muted tr-num mb-0">
          {`Events before position ${before}. `}
          <button type="button" className="tr-link-button" onClick={() => open({})}>
            To the newest
          </button>
        </p>
      )}
      {waitingCount > 0 && (
        <button type="button" className="btn btn-soft btn-sm" onClick={onShowWaiting}>
          Show {countOf(waitingCount, 'new event')}
        </button>
      )}
    </div>
  );
}
