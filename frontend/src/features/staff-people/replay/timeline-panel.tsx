import { formatTimestamp } from '../../../shared/format/format-timestamp';
import type { TimelineItem } from './replay-api';
import { EmptyIllustration } from '../../../shared/ui/empty-illustration';
import { LoadErrorBody } from '../../../shared/ui/load-error';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { TrackSkeleton } from '../../../shared/ui/track-skeleton';
import { TIMELINE_FILTERS } from '../people-url';
import type { TimelineFilter } from '../people-url';
import { describeItem, getItemTag } from './describe-item';
import { useListbox } from '../../../shared/staff/use-listbox';
import { isFailure } from './use-timeline';
import type { TimelinePages } from './use-timeline';

const FILTER_LABELS: Readonly<Record<TimelineFilter, string>> = {
  all: 'All',
  changes: 'Changes',
  failures: 'Failures',
  jobs: 'Jobs',
  access: 'Access',
};

const EMPTY_TEXTS: Readonly<Record<TimelineFilter, string>> = {
  all: 'Nothing was saved yet, and nothing was refused.',
  changes: 'Nothing was saved yet.',
  failures: 'Nothing was refused, and nothing failed.',
  jobs: 'No job has ended yet.',
  access: 'Staff have not looked at this account.',
};

interface FilterProps {
  readonly filter: TimelineFilter;
  readonly onFilter: (filter: TimelineFilter) => void;
}

function Filters({ filter, onFilter }: FilterProps) {
  return (
    <div className="tr-seg tr-seg-fill mb-3" role="group" aria-label="Show">
      {TIMELINE_FILTERS.map((name) => (
        <button key={name} type="button" aria-pressed={name === filter} onClick={() => onFilter(name)}>
          {FILTER_LABELS[name]}
        </button>
      ))}
    </div>
  );
}

/** Returns the state of an item relative to the shown revision. */
function getItemClass(item: TimelineItem, shownRevision: number | undefined): string {
  if (isFailure(item)) return 'is-failed';
  if (item.kind !== 'change' || item.stream !== 'profile' || shownRevision === undefined) return '';
  if (item.revision === shownRevision) return 'is-shown';
  return item.revision < shownRevision ? 'is-past' : 'is-ahead';
}

interface TimelineListProps {
  readonly items: readonly TimelineItem[];
  readonly timeline: TimelinePages;
  readonly shownRevision: number | undefined;
  readonly chosenId: string | undefined;
  readonly onChoose: (item: TimelineItem) => void;
}

function TimelineList({ items, timeline, shownRevision, chosenId, onChoose }: TimelineListProps) {
  const choose = (itemId: string): void => {
    const item = items.find((candidate) => candidate.id === itemId);
    if (item !== undefined) onChoose(item);
  };
  const { activeId, listProps, getOptionProps } = useListbox({
    ids: items.map((item) => item.id),
    chosenId,
    onChoose: choose,
    onEnd: () => {
      if (timeline.hasMore) timeline.loadMore();
    },
  });

  return (
    <div {...listProps} className="tr-timeline" aria-label="Timeline">
      {items.map((item) => {
        const tag = getItemTag(item);
        return (
          <div
            key={item.id}
            {...getOptionProps(item.id)}
            className={`${getItemClass(item, shownRevision)} ${item.id === activeId ? 'is-active' : ''}`}
          >
            <span className="tr-option">
              <span className="tr-option-description">{item.description}</span>
              {tag !== undefined && <span className={`tr-tag ${tag.tone}`}>{tag.text}</span>}
              <span className="tr-option-time tr-num">
                {[formatTimestamp(item.at), describeItem(item)].filter(Boolean).join(' · ')}
              </span>
            </span>
          </div>
        );
      })}
    </div>
  );
}

interface TimelinePanelProps extends FilterProps {
  readonly timeline: TimelinePages;
  readonly shownRevision: number | undefined;
  readonly chosenId: string | undefined;
  readonly onChoose: (item: TimelineItem) => void;
}

/** What happened to a person, newest first. */
export function TimelinePanel({ filter, onFilter, timeline, shownRevision, chosenId, onChoose }: TimelinePanelProps) {
  const { items, error, isOutdated, hasMore, isLoadingMore, loadMore, refresh, isLoading } = timeline;
  return (
    <section className="card" aria-labelledby="timeline-title">
      <div className="card-body">
        <div className="tr-card-head">
          <h2 id="timeline-title">Timeline</h2>
          {items !== undefined && (
            <span className="tr-quiet tr-small tr-push tr-num">
              {hasMore ? `${items.length}+ entries` : `${items.length} ${items.length === 1 ? 'entry' : 'entries'}`}
            </span>
          )}
        </div>
        <Filters filter={filter} onFilter={onFilter} />
        {items === undefined && error === undefined && <TrackSkeleton label="Loading the timeline" />}
        {error !== undefined && (
          <LoadErrorBody
            text="The timeline could not be loaded."
            error={error}
            isWorking={isLoading}
            onRetry={refresh}
          />
        )}
        {items?.length === 0 && !hasMore && (
          <div className="tr-empty">
            <EmptyIllustration />
            <p className="mb-0">{EMPTY_TEXTS[filter]}</p>
          </div>
        )}
        {items !== undefined && items.length > 0 && (
          <div className="tr-dim-busy" aria-busy={isOutdated}>
            <TimelineList
              items={items}
              timeline={timeline}
              shownRevision={shownRevision}
              chosenId={chosenId}
              onChoose={onChoose}
            />
            {hasMore && (
              <button
                type="button"
                className="btn btn-plain w-100 mt-3"
                aria-disabled={isLoadingMore}
                onClick={loadMore}
              >
                {isLoadingMore && <ButtonSpinner />}
                Show older
              </button>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
