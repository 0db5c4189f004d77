import type { ServiceProcess } from '@trackrecord/contracts';
import { formatTimestamp } from '../../shared/format/format-timestamp';
import { ScrollTable } from '../../shared/staff/scroll-table';
import { formatExactTime, formatMegabytes, formatMilliseconds, formatSeconds } from '../../shared/staff/format-amounts';
import { getProcessState, StateTag } from './states';

const COLUMNS = [
  'Process',
  'State',
  'Version',
  'Started',
  'Last report',
  'Requests/s',
  'p95',
  'Event loop',
  'Memory',
  'Does',
];
const NUMERIC = new Set(['Requests/s', 'p95', 'Event loop', 'Memory']);

/** Describes what a process does: its queues, projections, or the lags of the relay and of the index of events. */
const describeWork = ({ queues, projections, relayLag, indexLag }: ServiceProcess): string =>
  [
    ...queues.map(({ queue, active, concurrency }) => `${queue} ${active} of ${concurrency}`),
    ...projections.map(({ projection }) => `projects ${projection}`),
    ...(relayLag === null ? [] : [`relays, ${formatSeconds(relayLag)} behind`]),
    ...(indexLag === null ? [] : [`indexes events, ${formatSeconds(indexLag)} behind`]),
  ].join(', ') || '–';

function ProcessRow({ process }: { readonly process: ServiceProcess }) {
  const { instance, failing, version, startedAt, seenAt, requestsPerSecond, p95Seconds } = process;
  return (
    <tr>
      <th scope="row" className="is-long">
        {instance}
      </th>
      <td>
        <StateTag state={getProcessState(process)} />
        {failing.length > 0 && <span className="tr-outcome">fails: {failing.join(', ')}</span>}
      </td>
      <td className="tr-num">{version}</td>
      <td className="tr-num">{formatTimestamp(startedAt)}</td>
      <td className="tr-num">{formatExactTime(seenAt)}</td>
      <td className="is-numeric">{requestsPerSecond === null ? '–' : requestsPerSecond.toFixed(1)}</td>
      <td className="is-numeric">{p95Seconds === null ? '–' : formatMilliseconds(p95Seconds)}</td>
      <td className="is-numeric">{formatMilliseconds(process.eventLoopSeconds)}</td>
      <td className="is-numeric">{formatMegabytes(process.memoryBytes)}</td>
      <td className="is-long">{describeWork(process)}</td>
    </tr>
  );
}

/** The processes of the product, as they report themselves. */
export function ProcessTable({ processes }: { readonly processes: readonly ServiceProcess[] }) {
  if (processes.length === 0) return <p className="mb-0">No process has reported yet.</p>;
  return (
    <ScrollTable label="Table of processes" columns={COLUMNS} numericColumns={NUMERIC}>
      {processes.map((process) => (
        <ProcessRow key={process.instance} process={process} />
      ))}
    </ScrollTable>
  );
}
