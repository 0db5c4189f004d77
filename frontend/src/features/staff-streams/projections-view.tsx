import type { StreamProjections } from '@trackrecord/contracts';
import { Link } from 'react-router-dom';
import { formatCount, formatSeconds } from '../../shared/staff/format-amounts';
import { ListSkeleton } from '../../shared/staff/list-skeleton';
import { ScrollTable } from '../../shared/staff/scroll-table';
import { Card } from '../../shared/ui/card';
import { Note } from '../../shared/staff/note';
import { IndexOffNote, QueryError } from './notes';
import { useStreamProjections } from './streams-api';

type Projection = StreamProjections['projections'][number];

const COLUMNS = [
  'Projection',
  'Behind the log',
  'Position',
  'Held by',
  'Standby',
  'Views',
  'Quarantined',
  'Mismatched',
];
const NUMERIC = new Set(['Position', 'Standby', 'Views', 'Quarantined', 'Mismatched']);

/** A number that should be 0. */
const Fault = ({ count }: { readonly count: number }) =>
  count === 0 ? '0' : <span className="tr-tag is-red">{formatCount(count)}</span>;

const formatLag = (seconds: number | undefined): string => (seconds === undefined ? '–' : formatSeconds(seconds));

function ProjectionRow({ projection }: { readonly projection: Projection }) {
  const { projection: name, lags, position, holder, standby, views, quarantined, mismatched } = projection;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="tr-num">{formatLag(lags.at(-1))}</td>
      <td className="is-numeric">{position ?? '–'}</td>
      <td>{holder ?? <span className="tr-tag is-red">No projector</span>}</td>
      <td className="is-numeric">{standby}</td>
      <td className="is-numeric">{formatCount(views)}</td>
      <td className="is-numeric">
        <Fault count={quarantined} />
      </td>
      <td className="is-numeric">
        <Fault count={mismatched} />
      </td>
    </tr>
  );
}

function IndexRow({ index }: { readonly index: NonNullable<StreamProjections['index']> }) {
  return (
    <tr>
      <th scope="row">
        index of events
        <span className="tr-outcome">keeps {formatCount(index.days)} days</span>
      </th>
      <td className="tr-num">{formatLag(index.lagSeconds ?? undefined)}</td>
      <td className="is-numeric">{index.position ?? '–'}</td>
      <td>{index.holder ?? <span className="tr-tag is-red">No projector</span>}</td>
      <td colSpan={4} />
    </tr>
  );
}

function Table({ projections: { projections, newest, index } }: { readonly projections: StreamProjections }) {
  const hasFaults = projections.some((row) => row.quarantined > 0 || row.mismatched > 0);
  return (
    <div className="tr-stack">
      {index === null && <IndexOffNote />}
      {hasFaults && (
        <Note>
          <Link to="/staff/operations">Operations</Link> shows which views are in quarantine or mismatched, and an
          operator rebuilds them.
        </Note>
      )}
      <ScrollTable label="Table of projections" columns={COLUMNS} numericColumns={NUMERIC}>
        {projections.map((projection) => (
          <ProjectionRow key={projection.projection} projection={projection} />
        ))}
        {index !== null && <IndexRow index={index} />}
      </ScrollTable>
      <p className="tr-muted tr-small tr-num mb-0">
        {newest === null ? 'The log is empty.' : `The newest event of the log is at position ${newest}.`}
      </p>
    </div>
  );
}

/** The projections and the index of events: who holds them, and how far they are. */
export function ProjectionsView() {
  const { data, error, isFetching, refetch } = useStreamProjections();
  return (
    <Card title="Projections">
      {data !== undefined && error !== undefined && (
        <Note>This could not be refreshed. It is tried again every 5 seconds.</Note>
      )}
      {data !== undefined && <Table projections={data} />}
      {data === undefined && error === undefined && <ListSkeleton label="Loading the projections" />}
      {data === undefined && error !== undefined && (
        <QueryError
          text="The projections could not be loaded."
          error={error}
          isWorking={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  );
}
