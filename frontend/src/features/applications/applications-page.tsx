import type { ApplicationSummary } from '@trackrecord/contracts';
import '../../styles/applications.scss';
import { useListApplicationsQuery } from '../../shared/applications/applications-api';
import { useMoveApplication } from '../../shared/applications/use-move-application';
import { useDebouncedText } from '../../shared/forms/use-debounced-text';
import { useAuth } from '../../shared/identity/auth-context';
import { notify } from '../../shared/toast/notify';
import { EmptyIllustration } from '../../shared/ui/empty-illustration';
import { Icon } from '../../shared/ui/icon';
import { LoadError } from '../../shared/ui/load-error';
import { LoadOnDemand } from '../../shared/ui/load-on-demand';
import { SkeletonFrame } from '../../shared/ui/loading';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { useApplicationsView } from './applications-view';
import type { ApplicationsView } from './applications-view';
import { Board } from './board/board';
import { useDialogUrl } from './dialogs/use-dialog-url';
import { getDueStep, isDueThisWeek, isOverdue } from '../../shared/applications/due';
import { filterApplications, groupByStage } from './filter-applications';
import { isQuiet } from './quiet';
import { RecentChanges } from './recent-changes';
import { Summary } from './summary/summary';
import { getStage } from './stage';

const loadTable = () => import('./list/application-table');
const loadAddDialog = () => import('./dialogs/add-dialog');
const loadCloseDialog = () => import('./dialogs/close-dialog');
const loadReportDialog = () => import('./dialogs/report-dialog');

const LAYOUTS = [
  { layout: 'board', text: 'Board', icon: 'kanban' },
  { layout: 'list', text: 'List', icon: 'list-ul' },
] as const;

/** Describes the applications: "7 open, 2 closed. 3 are due this week, 1 is overdue, 2 are quiet." */
function describeCounts(items: readonly ApplicationSummary[]): string {
  const closedCount = items.filter((item) => getStage(item) === 'closed').length;
  const steps = items.map(getDueStep).filter((step) => step !== undefined);
  const describeCount = (count: number, text: string): string[] =>
    count === 0 ? [] : [`${count}\u00A0${count === 1 ? 'is' : 'are'} ${text}`];
  const dueTexts = [
    ...describeCount(steps.filter((step) => isDueThisWeek(step)).length, 'due this week'),
    ...describeCount(steps.filter((step) => isOverdue(step)).length, 'overdue'),
    ...describeCount(items.filter((item) => isQuiet(item)).length, 'quiet'),
  ];
  const counts = `${items.length - closedCount}\u00A0open, ${closedCount}\u00A0closed.`;
  return dueTexts.length === 0 ? counts : `${counts} ${dueTexts.join(', ')}.`;
}

interface HeaderProps {
  readonly view: ApplicationsView;
  readonly items: readonly ApplicationSummary[] | undefined;
  readonly hasFailed: boolean;
  readonly onLayout: (layout: ApplicationsView['layout']) => void;
  readonly onAdd: () => void;
  readonly onReport: () => void;
}

function Header({ view, items, hasFailed, onLayout, onAdd, onReport }: HeaderProps) {
  return (
    <div className="tr-head">
      <div className="me-auto">
        <PageHeading>Applications</PageHeading>
        {items !== undefined && items.length > 0 && <p className="tr-num">{describeCounts(items)}</p>}
      </div>
      {/* Without applications, the page offers to add one, and there is nothing to view. */}
      {items?.length !== 0 && (
        <>
          {!hasFailed && (
            <div className="tr-seg" role="group" aria-label="View">
              {LAYOUTS.map(({ layout, text, icon }) => (
                <button
                  key={layout}
                  type="button"
                  aria-pressed={layout === view.layout}
                  onClick={() => onLayout(layout)}
                >
                  <Icon name={icon} />
                  {text}
                </button>
              ))}
            </div>
          )}
          {items !== undefined && (
            <button type="button" className="btn btn-plain" onClick={onReport}>
              <Icon name="file-earmark-text" />
              Get report
            </button>
          )}
          <button type="button" className={hasFailed ? 'btn btn-plain' : 'btn btn-primary'} onClick={onAdd}>
            <Icon name="plus-lg" />
            Add application
          </button>
        </>
      )}
    </div>
  );
}

interface FilterBarProps {
  readonly view: ApplicationsView;
  readonly onChange: (changes: Partial<ApplicationsView>) => void;
  /** Closes quiet applications; undefined if there are none. */
  readonly onClose: (() => void) | undefined;
}

function FilterBar({ view, onChange, onClose }: FilterBarProps) {
  const input = useDebouncedText(view.search, (search) => onChange({ search }));
  return (
    <div className="tr-app-search">
      <div role="search" className="tr-field-icon">
        <Icon name="search" />
        <input
          className="form-control"
          type="search"
          placeholder="Search title, company or location"
          aria-label="Search applications"
          maxLength={200}
          value={input.text}
          onChange={(event) => input.setText(event.target.value)}
          onBlur={input.flush}
        />
      </div>
      <button
        type="button"
        className="btn btn-plain"
        aria-pressed={view.isDueOnly}
        onClick={() => onChange({ isDueOnly: !view.isDueOnly })}
      >
        <Icon name={view.isDueOnly ? 'check-lg' : 'calendar3'} />
        Due this week
      </button>
      {onClose !== undefined && (
        <button type="button" className="btn btn-plain" onClick={onClose}>
          <Icon name="x-lg" />
          Close quiet applications
        </button>
      )}
    </div>
  );
}

/** The number of cards in each column while the board is loading. */
const SKELETON_COLUMNS = [3, 4, 2, 1, 2];

function TableSkeleton() {
  return (
    <div className="card card-body tr-delayed" aria-hidden="true">
      {SKELETON_COLUMNS.map((_, row) => (
        <span key={row} className="tr-skeleton tr-search-skeleton" />
      ))}
    </div>
  );
}

/** Summary, search and applications while they are loading. */
function ApplicationsSkeleton({ layout }: Pick<ApplicationsView, 'layout'>) {
  return (
    <SkeletonFrame label="Loading your applications">
      <div className="tr-applications tr-delayed" aria-hidden="true">
        <div className="card tr-applications-summary">
          <div className="card-body">
            <span className="tr-skeleton tr-app-skeleton" />
            <span className="tr-skeleton tr-app-skeleton" />
          </div>
        </div>
        <div>
          <div className="tr-app-search">
            <span className="tr-skeleton tr-search-skeleton" />
          </div>
          {layout === 'list' ? (
            <TableSkeleton />
          ) : (
            <div className="tr-board">
              {SKELETON_COLUMNS.map((cardCount, column) => (
                <div key={column} className={column === 0 ? 'tr-col is-open' : 'tr-col'}>
                  {Array.from({ length: cardCount }, (_, card) => (
                    <span key={card} className="tr-skeleton tr-app-skeleton" />
                  ))}
                </div>
              ))}
            </div>
          )}
        </div>
      </div>
    </SkeletonFrame>
  );
}

interface NoApplicationsProps {
  readonly onAdd: () => void;
}

function NoApplications({ onAdd }: NoApplicationsProps) {
  return (
    <section className="card tr-empty" aria-label="No applications">
      <EmptyIllustration />
      <h2>Keep every application in one place</h2>
      <p className="tr-muted mb-0">
        Add the jobs you apply to. The text of the posting, who you talked to and what comes next stay here, even when
        the posting is gone.
      </p>
      <button type="button" className="btn btn-primary" onClick={onAdd}>
        <Icon name="plus-lg" />
        Add your first application
      </button>
    </section>
  );
}

interface ContentProps extends FilterBarProps {
  readonly uid: string;
  readonly items: readonly ApplicationSummary[];
}

function Content({ uid, items, view, onChange, onClose }: ContentProps) {
  const move = useMoveApplication(uid);
  const groups = groupByStage(filterApplications(items, view));
  const showBoardInstead = (): void => {
    notify.error('The list could not be loaded. Please try again.');
    onChange({ layout: 'board' });
  };
  return (
    <div className="tr-applications">
      <Summary groups={groupByStage(items)} items={items} />
      <div>
        <FilterBar view={view} onChange={onChange} onClose={onClose} />
        {view.layout === 'board' ? (
          <Board
            groups={groups}
            openStage={view.stage}
            onOpenStage={(stage) => onChange({ stage })}
            onMove={(application, target) => void move(application, target)}
          />
        ) : (
          <LoadOnDemand load={loadTable} shouldLoad fallback={<TableSkeleton />} onFailure={showBoardInstead}>
            {(ApplicationTable) => (
              <ApplicationTable
                uid={uid}
                groups={groups}
                stage={view.stage}
                onSelectStage={(stage) => onChange({ stage })}
                onClear={() => onChange({ search: '', stage: undefined, isDueOnly: false })}
              />
            )}
          </LoadOnDemand>
        )}
      </div>
    </div>
  );
}

/** `/applications`: all applications on a board or in a list. */
export function ApplicationsPage() {
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const { view, change } = useApplicationsView();
  const dialog = useDialogUrl();
  const { data, error, isFetching, refetch } = useListApplicationsQuery(uid, { skip: uid === '' });
  const hasFailed = data === undefined && error !== undefined;
  usePageTitle('Applications');

  const openAddDialog = (): void => dialog.open('new');
  const closeFailedDialog = (): void => {
    notify.error('This could not be opened. Check your connection and try again.');
    dialog.close();
  };
  return (
    <div className="tr-applications-page tr-enter">
      <Header
        view={view}
        items={data?.items}
        hasFailed={hasFailed}
        onLayout={(layout) => change({ layout })}
        onAdd={openAddDialog}
        onReport={() => dialog.open('report')}
      />
      {data === undefined && !hasFailed && <ApplicationsSkeleton layout={view.layout} />}
      {hasFailed && (
        <LoadError
          text="Your applications could not be loaded."
          error={error}
          isWorking={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.items.length === 0 && <NoApplications onAdd={openAddDialog} />}
      {data !== undefined && data.items.length > 0 && (
        <Content
          uid={uid}
          items={data.items}
          view={view}
          onChange={change}
          onClose={data.items.some((item) => isQuiet(item)) ? () => dialog.open('close') : undefined}
        />
      )}
      {/* The revision is negative until the first change. */}
      {data !== undefined && data.revision >= 0 && <RecentChanges uid={uid} />}
      <LoadOnDemand load={loadAddDialog} shouldLoad={dialog.openDialogName === 'new'} onFailure={closeFailedDialog}>
        {(AddDialog) => dialog.openDialogName === 'new' && <AddDialog uid={uid} onClose={dialog.close} />}
      </LoadOnDemand>
      <LoadOnDemand load={loadCloseDialog} shouldLoad={dialog.openDialogName === 'close'} onFailure={closeFailedDialog}>
        {(CloseDialog) =>
          dialog.openDialogName === 'close' &&
          data !== undefined && <CloseDialog uid={uid} items={data.items} onClose={dialog.close} />
        }
      </LoadOnDemand>
      <LoadOnDemand
        load={loadReportDialog}
        shouldLoad={dialog.openDialogName === 'report'}
        onFailure={closeFailedDialog}
      >
        {(ReportDialog) => dialog.openDialogName === 'report' && <ReportDialog uid={uid} onClose={dialog.close} />}
      </LoadOnDemand>
    </div>
  );
}

/** The name that a lazy route expects. */
export { ApplicationsPage as Component };
