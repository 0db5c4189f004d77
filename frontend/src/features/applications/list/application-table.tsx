import type { ApplicationSummary, Stage } from '@trackrecord/contracts';
import { CLOSE_REASON_NAMES, STAGE_NAMES, STAGES } from '@trackrecord/contracts/applications/stages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { countDays, getToday } from '../../../shared/format/local-day';
import { notify } from '../../../shared/toast/notify';
import { Icon } from '../../../shared/ui/icon';
import { LoadOnDemand } from '../../../shared/ui/load-on-demand';
import { useFocusContainerFallback } from '../../../shared/ui/use-focus-fallback';
import { formatDue, getDueStep, getDueSteps, isOverdue } from '../../../shared/applications/due';
import { getLatestMove } from '../stage';

const loadSelectionBar = () => import('./selection-bar');

/** The number of rows that the list shows at first, and that "Show more" adds. */
const PAGE_SIZE = 100;

const TAG_CLASSES: Readonly<Record<Stage, string>> = {
  saved: 'tr-tag',
  applied: 'tr-tag',
  interviewing: 'tr-tag is-accent',
  offer: 'tr-tag is-green',
  closed: 'tr-tag',
};

interface ApplicationProps {
  readonly application: ApplicationSummary;
}

function NextStepText({ application }: ApplicationProps) {
  const { reason } = getLatestMove(application);
  const [step, ...laterSteps] = getDueSteps(application);
  if (step === undefined)
    return <span className="tr-muted">{reason === undefined ? 'No next step' : CLOSE_REASON_NAMES[reason]}</span>;
  const title = <span dir="auto">{step.title}</span>;
  return (
    <>
      {isOverdue(step) ? (
        <span className="tr-due is-late">
          <Icon name="exclamation-circle" />
          {title}
        </span>
      ) : (
        title
      )}
      {laterSteps.length > 0 && <span className="tr-quiet tr-app-line">{` and ${laterSteps.length} more`}</span>}
    </>
  );
}

interface RowProps extends ApplicationProps {
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
}

function Row({ application, isSelected, onSelect }: RowProps) {
  const { id, posting } = application;
  const { stage, on } = getLatestMove(application);
  const days = Math.max(0, countDays(on, getToday()));
  const step = getDueStep(application);
  return (
    <tr>
      <td className="tr-app-check">
        <label>
          <input
            type="checkbox"
            className="form-check-input"
            aria-label={`Select ${posting.title}, ${posting.company}`}
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
          />
        </label>
      </td>
      <th scope="row">
        <Link to={`/applications/${id}`} dir="auto">
          {posting.title}
        </Link>
        <span className="tr-muted tr-app-line" dir="auto">
          {[posting.company, posting.location].filter((text) => text !== undefined).join(', ')}
        </span>
      </th>
      <td>
        <span className={TAG_CLASSES[stage]}>{STAGE_NAMES[stage]}</span>
      </td>
      <td className="tr-num tr-days">
        <span className="tr-narrow-label">Days in stage: </span>
        {days}
      </td>
      <td>
        <NextStepText application={application} />
      </td>
      <td className="tr-num">
        {step !== undefined && (
          <span className={isOverdue(step) ? 'tr-late' : undefined}>
            {`${formatDue({ due: step.due })}${isOverdue(step) ? ', overdue' : ''}`}
          </span>
        )}
      </td>
    </tr>
  );
}

interface ApplicationTableProps {
  readonly uid: string;
  readonly groups: Readonly<Record<Stage, readonly ApplicationSummary[]>>;
  /** The only stage to list; all by default. */
  readonly stage: Stage | undefined;
  readonly onSelectStage: (stage: Stage | undefined) => void;
  /** Clears the search and all filters. */
  readonly onClear: () => void;
}

/** The applications in a table, in the order of their stages. */
export default function ApplicationTable({ uid, groups, stage, onSelectStage, onClear }: ApplicationTableProps) {
  const region = useFocusContainerFallback<HTMLDivElement>();
  const [shownCount, setShownCount] = useState(PAGE_SIZE);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const items = (stage === undefined ? STAGES : [stage]).flatMap((listedStage) => groups[listedStage]);
  const selectedItems = items.filter(({ id }) => selectedIds.has(id));
  return (
    <div ref={region} tabIndex={-1}>
      <div className="tr-row tr-app-filter" role="group" aria-label="Stage">
        {[undefined, ...STAGES].map((option) => (
          <button
            key={option ?? 'all'}
            type="button"
            className="tr-chip"
            aria-pressed={option === stage}
            onClick={() => onSelectStage(option)}
          >
            {option === undefined ? 'All stages' : `${STAGE_NAMES[option]} ${groups[option].length}`}
          </button>
        ))}
      </div>
      {items.length === 0 ? (
        <div className="card tr-empty">
          <div role="status">No application matches.</div>
          <button type="button" className="btn btn-plain" onClick={onClear}>
            Clear search and filters
          </button>
        </div>
      ) : (
        <section className="card" aria-label="List of applications">
          <LoadOnDemand
            load={loadSelectionBar}
            shouldLoad
            onFailure={() => notify.error('Applications cannot be selected now. Check your connection and try again.')}
            fallback={<div className="tr-app-selection" />}
          >
            {(SelectionBar) => (
              <SelectionBar
                uid={uid}
                items={items}
                selectedItems={selectedItems}
                onSelect={(selected) => setSelectedIds(new Set(selected.map(({ id }) => id)))}
              />
            )}
          </LoadOnDemand>
          <table className="table tr-app-table">
            <thead>
              <tr>
                <th scope="col" className="tr-app-check">
                  <span className="visually-hidden">Select</span>
                </th>
                <th scope="col">Application</th>
                <th scope="col">Stage</th>
                <th scope="col" className="tr-days">
                  Days in stage
                </th>
                <th scope="col">Next step</th>
                <th scope="col">Due</th>
              </tr>
            </thead>
            <tbody>
              {items.slice(0, shownCount).map((application) => (
                <Row
                  key={application.id}
                  application={application}
                  isSelected={selectedIds.has(application.id)}
                  onSelect={(isSelected) => {
                    const ids = new Set(selectedIds);
                    if (isSelected) ids.add(application.id);
                    else ids.delete(application.id);
                    setSelectedIds(ids);
                  }}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {items.length > shownCount && (
        <button
          type="button"
          className="btn btn-plain tr-col-more"
          onClick={() => setShownCount(shownCount + PAGE_SIZE)}
        >
          {`Show ${Math.min(PAGE_SIZE, items.length - shownCount)} more`}
        </button>
      )}
    </div>
  );
}
