import { SHOWN_MINUTES } from '@trackrecord/contracts/operations/limits';
import type { QueueSummary } from '@trackrecord/contracts';
import { ScrollTable } from '../../shared/staff/scroll-table';
import { countWaiting } from './action';
import { ActionButton, Outcome, useCanOperate } from './actions-context';
import { formatCount, formatSeconds } from '../../shared/staff/format-amounts';
import { Sparkline, sumIntoBars } from './sparkline';
import { getQueueState, StateTag } from './states';

const COLUMNS = [
  'Queue',
  'State',
  'Waiting',
  'Oldest',
  'Active',
  'Delayed',
  'Failed',
  'Workers',
  'Jobs at a time',
  'Done in the last hour',
];
const NUMERIC = new Set(['Waiting', 'Oldest', 'Active', 'Delayed', 'Failed', 'Workers', 'Jobs at a time']);
/** Each bar is five minutes. */
const BAR_COUNT = 12;

function QueueActions({ queue }: { readonly queue: QueueSummary }) {
  const { queue: name, isPaused } = queue;
  return (
    <span className="tr-row">
      {isPaused ? (
        <ActionButton action={{ kind: 'resume-queue', queue }} text="Resume" name={`Resume ${name}`} />
      ) : (
        name !== 'erasure' && (
          <ActionButton action={{ kind: 'pause-queue', queue }} text="Pause" name={`Pause ${name}`} />
        )
      )}
      {name !== 'feeds' && <ActionButton action={{ kind: 'limit-queue', queue }} text="Limit" name={`Limit ${name}`} />}
    </span>
  );
}

function QueueRow({ queue }: { readonly queue: QueueSummary }) {
  const { queue: name, active, delayed, failed, oldestSeconds, maxConcurrency, workers, capacity, done } = queue;
  const canOperate = useCanOperate();
  const doneCount = done.reduce((sum, count) => sum + count, 0);
  return (
    <tr>
      <th scope="row">
        {name}
        <Outcome rowKey={`queue ${name}`} />
      </th>
      <td>
        <StateTag state={getQueueState(queue)} />
      </td>
      <td className="is-numeric">{formatCount(countWaiting(queue))}</td>
      <td className="is-numeric">{oldestSeconds === null ? '–' : formatSeconds(oldestSeconds)}</td>
      <td className="is-numeric">{formatCount(active)}</td>
      <td className="is-numeric">{formatCount(delayed)}</td>
      <td className="is-numeric">
        {failed === 0 ? '0' : <span className="tr-tag is-red">{formatCount(failed)}</span>}
      </td>
      <td className="is-numeric">{formatCount(workers)}</td>
      <td className="is-numeric">
        {formatCount(capacity)}
        {maxConcurrency !== null && <span className="tr-outcome">limited to {formatCount(maxConcurrency)}</span>}
      </td>
      <td>
        <span className="tr-charted">
          <span className="is-numeric">{formatCount(doneCount)}</span>
          <Sparkline kind="bars" values={sumIntoBars(done, BAR_COUNT, SHOWN_MINUTES)} capacity={BAR_COUNT} />
        </span>
      </td>
      {canOperate && (
        <td>
          <QueueActions queue={queue} />
        </td>
      )}
    </tr>
  );
}

/** The queues: what waits, who works, and what was done. */
export function QueueTable({ queues }: { readonly queues: readonly QueueSummary[] }) {
  const canOperate = useCanOperate();
  return (
    <ScrollTable
      label="Table of queues"
      columns={canOperate ? [...COLUMNS, 'Actions'] : COLUMNS}
      numericColumns={NUMERIC}
    >
      {queues.map((queue) => (
        <QueueRow key={queue.queue} queue={queue} />
      ))}
    </ScrollTable>
  );
}
