import { countOf, formatCount } from '../../../shared/staff/format-amounts';
import { Icon } from '../../../shared/ui/icon';
import { useStreamsUrl } from '../streams-url';
import type { LogRows } from './use-log-rows';

interface LogHeadProps {
  readonly list: LogRows;
  /** False without an index, from which a tail continues. */
  readonly canFollow: boolean;
}

/** The heading of the log, with how many events are listed, and the buttons that follow and refresh it. */
export function LogHead({ list: { rows, hasOlder, log, tail }, canFollow }: LogHeadProps) {
  const { isLive, update } = useStreamsUrl();
  const isFollowing = isLive && tail.state.kind !== 'ended';
  return (
    <div className="tr-card-head tr-log-head">
      <h2 id="log-title">Log</h2>
      {rows !== undefined && (
        <span className="tr-quiet tr-small tr-num">
          {hasOlder ? `${formatCount(rows.length)}+ events` : countOf(rows.length, 'event')}
        </span>
      )}
      <span className="tr-row tr-push">
        {canFollow && (
          <button
            type="button"
            className="btn btn-plain btn-sm tr-follow"
            aria-pressed={isFollowing}
            onClick={() => {
              if (isLive && !isFollowing) tail.restart();
              else update({ live: isLive ? undefined : 'on', before: undefined });
            }}
          >
            <span className="tr-follow-dot" aria-hidden="true" />
            Live
          </button>
        )}
        <button type="button" className="btn btn-plain btn-sm" aria-disabled={log.isLoading} onClick={log.refresh}>
          <Icon name="arrow-clockwise" />
          Refresh
        </button>
      </span>
    </div>
  );
}
