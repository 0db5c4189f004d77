import type { GraphNode } from '@trackrecord/contracts';
import { JobTag } from '../event/job-tag';
import { formatMoment, shortenId, shortenStream } from '../event-texts';
import { useStreamsUrl } from '../streams-url';
import type { TreeNode } from './build-tree';
import { describeView, hasId, nameNode, REASON_TEXTS } from './graph-texts';

/** What is known about a node, as one sentence: what it is, when, and by whom. */
function NodeText({ node }: { readonly node: GraphNode }) {
  const { update, open } = useStreamsUrl();
  switch (node.kind) {
    case 'request':
    case 'command': {
      const maker = node.kind === 'request' ? node.client : `as ${node.role}`;
      return (
        <>
          <span className="fw-semibold">
            {node.kind} <span className="tr-mono">{shortenId(node.id)}</span>
          </span>
          <span className="tr-muted tr-small tr-num">{[formatMoment(node.at), maker].filter(Boolean).join(' · ')}</span>
        </>
      );
    }
    case 'work':
      return (
        <span className="fw-semibold">
          work {node.name ?? 'that was deleted since'} <span className="tr-mono">{shortenId(node.id)}</span>
        </span>
      );
    case 'event': {
      const { eventId, type, stream, revision, at, origin } = node.event;
      return (
        <>
          <button
            type="button"
            className="tr-link-button fw-semibold"
            onClick={() => update({ event: eventId, panel: 'event' })}
          >
            {type}
          </button>
          <span className="tr-muted tr-small tr-num">
            {[`revision ${revision} of ${shortenStream(stream)}`, origin, formatMoment(at)].filter(Boolean).join(' · ')}
          </span>
        </>
      );
    }
    case 'job':
      return (
        <>
          <span className="fw-semibold">job {node.job.name}</span>
          <JobTag state={node.job.state} />
          <span className="tr-muted tr-small">queue {node.job.queue}</span>
        </>
      );
    case 'view': {
      const { text, tone } = describeView(node);
      return (
        <>
          <button type="button" className="tr-link-button fw-semibold" onClick={() => open({ stream: node.stream })}>
            view {node.projection}
          </button>
          <span className={`tr-tag ${tone}`}>{text}</span>
          <span className="tr-muted tr-small">of {shortenStream(node.stream)}</span>
        </>
      );
    }
  }
}

const isFailed = (node: GraphNode): boolean => node.kind === 'job' && node.job.state === 'failed';

/** Deeper lists are not indented further, so that a long chain fits on a phone. */
const MAX_INDENTED_DEPTH = 6;

interface GraphItemProps {
  readonly item: TreeNode;
  /** How many nodes it is below. */
  readonly depth: number;
  /** The id that the graph was opened with. */
  readonly id: string;
  readonly nodesByKey: ReadonlyMap<string, GraphNode>;
}

function GraphItem({ item: { node, why, children, alsoFrom }, depth, id, nodesByKey }: GraphItemProps) {
  const { event } = useStreamsUrl();
  const isOpened = hasId(node, id) || (node.kind === 'event' && node.event.eventId === event);
  return (
    <li aria-current={isOpened ? 'true' : undefined} className={isFailed(node) ? 'is-failed' : 'is-past'}>
      <div className={children.length > 0 ? 'tr-node-box has-next' : 'tr-node-box'}>
        <span className="tr-node">
          {why !== undefined && <span className="tr-node-why">{REASON_TEXTS[why]}</span>}
          <NodeText node={node} />
        </span>
        {alsoFrom.map(({ from, why: reason }) => {
          const other = nodesByKey.get(from);
          return (
            other !== undefined && (
              <span key={`${from} ${reason}`} className="tr-node-also">
                {`Also: ${nameNode(other)} ${REASON_TEXTS[reason]} it`}
              </span>
            )
          );
        })}
      </div>
      {children.length > 0 && (
        <ul className={depth < MAX_INDENTED_DEPTH ? 'tr-track' : 'tr-track is-flat'}>
          {children.map((child) => (
            <GraphItem key={child.node.key} item={child} depth={depth + 1} id={id} nodesByKey={nodesByKey} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface GraphListProps {
  readonly roots: readonly TreeNode[];
  readonly nodes: readonly GraphNode[];
  readonly id: string;
}

/** The graph as nested lists: each node below the one it follows from, after the reason in words. */
export function GraphList({ roots, nodes, id }: GraphListProps) {
  const nodesByKey = new Map(nodes.map((node) => [node.key, node]));
  return (
    <ul className="tr-track tr-graph" aria-label="What belongs together">
      {roots.map((root) => (
        <GraphItem key={root.node.key} item={root} depth={0} id={id} nodesByKey={nodesByKey} />
      ))}
    </ul>
  );
}
