import { LAG_COUNT } from '@trackrecord/contracts/operations/limits';
import type { ProjectionSummary } from '@trackrecord/contracts';
import { ScrollTable } from '../../shared/staff/scroll-table';
import { formatCount, formatSeconds } from './format-amounts';
import { Sparkline } from './sparkline';
import { getProjectionState, StateTag } from './states';

const COLUMNS = ['Projection', 'State', 'Behind the log', 'Quarantined', 'Standby', 'Held by'];
const NUMERIC = new Set(['Quarantined', 'Standby']);

function ProjectionRow({ projection }: { readonly projection: ProjectionSummary }) {
  const { projection: name, holder, standby, lags, quarantined } = projection;
  const lag = lags.at(-1);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <StateTag state={getProjectionState(projection)} />
      </td>
      <td>
        <span className="tr-charted">
          <span className="is-numeric">{lag === undefined ? '–' : formatSeconds(lag)}</span>
          <Sparkline kind="line" values={lags} capacity={LAG_COUNT} />
        </span>
      </td>
      <td className="is-numeric">
        {quarantined === 0 ? '0' : <span className="tr-tag is-red">{formatCount(quarantined)}</span>}
      </td>
      <td className="is-numeric">{standby}</td>
      <td>{holder ?? 'No projector'}</td>
    </tr>
  );
}

/** The projections: who holds them, and how far they were behind in the last five minutes. */
export function ProjectionTable({ projections }: { readonly projections: readonly ProjectionSummary[] }) {
  return (
    <ScrollTable label="Table of projections" columns={COLUMNS} numericColumns={NUMERIC}>
      {projections.map((projection) => (
        <ProjectionRow key={projection.projection} projection={projection} />
      ))}
    </ScrollTable>
  );
}
