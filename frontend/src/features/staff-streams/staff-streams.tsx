import { RoleRequired } from '../../shared/staff/role-required';
import { UrlParamsProvider } from '../../shared/staff/url-params';
import { useHasRole } from '../../shared/staff/use-has-role';
import { ListSkeleton } from '../../shared/staff/list-skeleton';
import { notify } from '../../shared/toast/notify';
import { Card } from '../../shared/ui/card';
import { LoadOnDemand } from '../../shared/ui/load-on-demand';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { LogView } from './log/log-view';
import { ProjectionsView } from './projections-view';
import { SchemasView } from './schemas-view';
import { SearchField } from './search-field';
import { StreamView } from './stream/stream-view';
import { PAGE_VIEWS, useStreamsUrl } from './streams-url';
import type { PageView } from './streams-url';

const VIEW_LABELS: Readonly<Record<PageView, string>> = {
  log: 'Log',
  schemas: 'Schemas',
  projections: 'Projections',
};

function ViewSwitch() {
  const { view, open } = useStreamsUrl();
  return (
    <div className="tr-seg" role="group" aria-label="Show">
      {PAGE_VIEWS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === view}
          onClick={() => open({ view: name === 'log' ? undefined : name })}
        >
          {VIEW_LABELS[name]}
        </button>
      ))}
    </div>
  );
}

/** Loaded on demand, since few visits need it. */
function Graph({ id }: { readonly id: string }) {
  const { open } = useStreamsUrl();
  const handleLoadFailure = (): void => {
    notify.error('This could not be opened. Check your connection and try again.');
    open({ graph: undefined });
  };
  return (
    <LoadOnDemand
      load={() => import('./graph/graph-view')}
      shouldLoad
      onFailure={handleLoadFailure}
      fallback={
        <Card title="What belongs together">
          <ListSkeleton label="Loading what belongs together" />
        </Card>
      }
    >
      {(GraphView) => <GraphView key={id} id={id} />}
    </LoadOnDemand>
  );
}

/** What is open: a stream, the graph of an id, or one of the views of the page. */
function OpenedView() {
  const { view, stream, graph } = useStreamsUrl();
  if (stream !== undefined) return <StreamView key={stream} stream={stream} />;
  if (graph !== undefined) return <Graph id={graph} />;
  if (view === 'schemas') return <SchemasView />;
  if (view === 'projections') return <ProjectionsView />;
  return <LogView />;
}

function Streams() {
  usePageTitle('Streams');
  return (
    <>
      <div className="tr-head">
        <div className="me-auto">
          <PageHeading>Streams</PageHeading>
          <p>Events as they were stored. Their payloads are sealed.</p>
        </div>
        <ViewSwitch />
      </div>
      <div className="tr-stack tr-wide-gap tr-streams">
        <section className="card" aria-label="Open">
          <div className="card-body py-3">
            <SearchField />
          </div>
        </section>
        <OpenedView />
      </div>
    </>
  );
}

/** The page of developers: the log of events, streams, what belongs to an id, schemas and projections. */
export function StaffStreams() {
  if (!useHasRole('developer')) return <RoleRequired neededRole="developer" />;
  return (
    <UrlParamsProvider>
      <Streams />
    </UrlParamsProvider>
  );
}
