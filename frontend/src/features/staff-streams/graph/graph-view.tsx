import type { CorrelationGraph } from '@trackrecord/contracts';
import { isNotFound } from '../../../shared/api/api-error';
import { CopyButton } from '../../../shared/staff/copy-button';
import { countOf } from '../../../shared/staff/format-amounts';
import { ListSkeleton } from '../../../shared/staff/list-skeleton';
import { EventPanel } from '../event/event-panel';
import { shortenId } from '../event-texts';
import { Note } from '../../../shared/staff/note';
import { QueryError } from '../notes';
import { OpenedHeading } from '../opened-heading';
import { Panels } from '../panels';
import { useGetCorrelationQuery } from '../streams-api';
import { buildTree } from './build-tree';
import { GraphList } from './graph-list';

/** Says how many nodes of each kind there are: "1 request, 2 events". */
function countKinds(nodes: CorrelationGraph['nodes']): string {
  const kinds = ['request', 'command', 'work', 'event', 'job', 'view'] as const;
  return kinds
    .map((kind) => [kind, nodes.filter((node) => node.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => (kind === 'work' ? `${count} work` : countOf(count, kind)))
    .join(', ');
}

function Graph({ graph, id }: { readonly graph: CorrelationGraph; readonly id: string }) {
  const { nodes, isComplete, wroteNothing } = graph;
  return (
    <div className="tr-stack">
      {wroteNothing && (
        <Note>
          <strong>This request wrote nothing.</strong> Support can find the person by the reference of the request.
        </Note>
      )}
      {!isComplete && (
        <Note>More belongs to this id than is shown here: these are the first {countOf(nodes.length, 'node')}.</Note>
      )}
      {nodes.length > 0 && (
        <>
          <p className="tr-muted tr-small tr-num mb-0">{countKinds(nodes)}</p>
          <GraphList roots={buildTree(graph)} nodes={nodes} id={id} />
        </>
      )}
    </div>
  );
}

/** Everything that belongs to an id: request, command, events, jobs and views, and why each follows. */
export default function GraphView({ id }: { readonly id: string }) {
  const { currentData: graph, error, isFetching, refetch } = useGetCorrelationQuery(id);
  return (
    <Panels
      list={
        <section className="card" aria-labelledby="opened-title">
          <div className="card-body">
            <OpenedHeading action={<CopyButton text={id} label="Copy the id" />}>
              {`What belongs to ${shortenId(id)}`}
            </OpenedHeading>
            {graph !== undefined && <Graph graph={graph} id={id} />}
            {graph === undefined && error === undefined && <ListSkeleton label="Loading what belongs together" />}
            {graph === undefined && error !== undefined && !isFetching && isNotFound(error) && (
              <Note>
                <strong>Nothing has this id.</strong> It is of no event, request, command or work. A request that never
                reached a server is not recorded.
              </Note>
            )}
            {graph === undefined && error !== undefined && !isNotFound(error) && (
              <QueryError
                text="What belongs to this id could not be loaded."
                error={error}
                isWorking={isFetching}
                onRetry={() => void refetch()}
              />
            )}
          </div>
        </section>
      }
      renderEvent={(eventId, options) => (
        <EventPanel
          eventId={eventId}
          listed={graph?.nodes
            .flatMap((node) => (node.kind === 'event' ? [node.event] : []))
            .find((event) => event.eventId === eventId)}
          {...options}
        />
      )}
    />
  );
}
