import { LAG_COUNT } from '@trackrecord/contracts/operations/limits';
import type { ProjectionSummary } from '@trackrecord/contracts';
import { ScrollTable } from '../../shared/staff/scroll-table';
import { ActionButton, Outcome, useCanOperate } from './actions-context';
import { formatCount, formatSeconds } from '../../shared/staff/format-amounts';
import { describeRebuild, isRebuildPending } from './rebuild-texts';
import { Sparkline } from './sparkline';
import { getProjectionState, StateTag } from './states';

const COLUMNS = ['Projection', 'State', 'Behind the log', 'Quarantined', 'Standby', 'Held by', 'Last rebuild'];
const NUMERIC = new Set(['Quarantined', 'Standby']);

function ProjectionRow({ projection }: { readonly projection: ProjectionSummary }) {
  const { projection: name, holder, standby, lags, quarantined, rebuild } = projection;
  const canOperate = useCanOperate();
  const lag = lags.at(-1);
  return (
    <tr>
      <th scope="row">
        {name}
        <Outcome rowKey={`projection ${name}`} />
      </th>
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
      <td className="is-long tr-num">{rebuild === null ? '–' : describeRebuild(rebuild)}</td>
      {canOperate && (
        <td>
          {!isRebuildPending(rebuild) && (
            <ActionButton action={{ kind: 'rebuild-projection', projection }} text="Rebuild" name={`Rebuild ${name}`} />
          )}
        </td>
      )}
    </tr>
  );
}

/** The projections: who holds them, how far they were behind in the last five minutes, and their last rebuild. */
export function ProjectionTable({ projections }: { readonly projections: readonly ProjectionSummary[] }) {
  const canOperate = useCanOperate();
  return (
    <ScrollTable
      label="Table of projections"
      columns={canOperate ? [...COLUMNS, 'Actions'] : COLUMNS}
      numericColumns={NUMERIC}
    >
      {projections.map((projection) => (
        <ProjectionRow key={projection.projection} projection={projection} />
      ))}
    </ScrollTable>
  );
}
