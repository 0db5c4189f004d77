import type { FeedSummary } from '@trackrecord/contracts';
import { formatTimestamp } from '../../shared/format/format-timestamp';
import { ScrollTable } from '../../shared/staff/scroll-table';
import { ActionButton, Outcome, useCanOperate } from './actions-context';
import { formatCount } from '../../shared/staff/format-amounts';
import { StateTag } from './states';

const COLUMNS = ['Feed', 'State', 'Last try', 'Last fetch', 'Records', 'Skipped'];
const NUMERIC = new Set(['Records', 'Skipped']);

function FeedState({ feed: { isEnabled, triedAt, failure } }: { readonly feed: FeedSummary }) {
  if (!isEnabled) return <span className="tr-tag">Off</span>;
  if (failure !== null)
    return (
      <span className="tr-row">
        <StateTag state={{ text: 'Failed', tone: 'is-red' }} />
        {failure}
      </span>
    );
  if (triedAt === null) return <span className="tr-tag">Not fetched yet</span>;
  return <StateTag state={{ text: 'Fetched', tone: 'is-green' }} />;
}

const toTime = (time: string | null): string => (time === null ? '–' : formatTimestamp(time));
const toCount = (count: number | null): string => (count === null ? '–' : formatCount(count));

function FeedRow({ feed }: { readonly feed: FeedSummary }) {
  const { feed: name, isEnabled, triedAt, fetchedAt, records, skipped } = feed;
  const canOperate = useCanOperate();
  return (
    <tr>
      <th scope="row">
        {name}
        <Outcome rowKey={`feed ${name}`} />
      </th>
      <td>
        <FeedState feed={feed} />
      </td>
      <td className="tr-num">{toTime(triedAt)}</td>
      <td className="tr-num">{toTime(fetchedAt)}</td>
      <td className="is-numeric">{toCount(records)}</td>
      <td className="is-numeric">{toCount(skipped)}</td>
      {canOperate && (
        <td>
          {isEnabled && (
            <ActionButton action={{ kind: 'fetch-feed', feed }} text="Fetch now" name={`Fetch now: ${name}`} />
          )}
        </td>
      )}
    </tr>
  );
}

/** The feeds with their last fetch. */
export function FeedTable({ feeds }: { readonly feeds: readonly FeedSummary[] }) {
  const canOperate = useCanOperate();
  if (feeds.length === 0) return <p className="mb-0">No feed is configured.</p>;
  return (
    <ScrollTable
      label="Table of feeds"
      columns={canOperate ? [...COLUMNS, 'Actions'] : COLUMNS}
      numericColumns={NUMERIC}
    >
      {feeds.map((feed) => (
        <FeedRow key={feed.feed} feed={feed} />
      ))}
    </ScrollTable>
  );
}
