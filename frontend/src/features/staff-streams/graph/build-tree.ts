import type { CorrelationGraph, GraphEdge, GraphNode } from '@trackrecord/contracts';

/** A node below the one that it follows from. */
export interface TreeNode {
  readonly node: GraphNode;
  /** Why it follows from its parent; undefined for nodes that follow from nothing. */
  readonly why: GraphEdge['why'] | undefined;
  readonly children: readonly TreeNode[];
  /** What else it follows from: each node is listed once, below the first. */
  readonly alsoFrom: readonly GraphEdge[];
}

/** Turns a graph into nested lists: every node once, below the first node that it follows from. */
export function buildTree({ nodes, edges }: Pick<CorrelationGraph, 'nodes' | 'edges'>): readonly TreeNode[] {
  const nodesByKey = new Map(nodes.map((node) => [node.key, node]));
  // The other end of an edge is missing if the graph is incomplete.
  const knownEdges = edges.filter(({ from, to }) => nodesByKey.has(from) && nodesByKey.has(to));
  const getEdgesTo = (key: string): readonly GraphEdge[] => knownEdges.filter(({ to }) => to === key);
  const placedKeys = new Set<string>();

  const place = (node: GraphNode, edge: GraphEdge | undefined): TreeNode => {
    placedKeys.add(node.key);
    return {
      node,
      why: edge?.why,
      alsoFrom: getEdgesTo(node.key).filter((other) => other !== edge),
      children: knownEdges.flatMap((next) => {
        const child = next.from === node.key ? nodesByKey.get(next.to) : undefined;
        return child === undefined || placedKeys.has(child.key) ? [] : [place(child, next)];
      }),
    };
  };

  const roots = nodes.filter(({ key }) => getEdgesTo(key).length === 0).map((node) => place(node, undefined));
  // What is left is part of a circle, which only a damaged log has. It is shown rather than dropped.
  const rest = nodes.flatMap((node) => (placedKeys.has(node.key) ? [] : [place(node, undefined)]));
  return [...roots, ...rest];
}
