import type { GraphEdge, GraphNode } from '@trackrecord/contracts';
import { buildTree } from './build-tree';
import type { TreeNode } from './build-tree';

const makeNode = (key: string): GraphNode => ({ kind: 'work', key, id: key, name: null });
const makeEdge = (from: string, to: string): GraphEdge => ({ from, to, why: 'caused' });

/** Writes a tree in brackets: `a(b(c) d)`. */
const write = (nodes: readonly TreeNode[]): string =>
  nodes.map(({ node, children }) => node.key + (children.length > 0 ? `(${write(children)})` : '')).join(' ');

const build = (keys: string, ...edges: readonly string[]): readonly TreeNode[] =>
  buildTree({
    nodes: keys.split('').map(makeNode),
    edges: edges.map(([from = '', to = '']) => makeEdge(from, to)),
  });

it.each([
  ['abc', ['ab', 'bc'], 'a(b(c))'],
  ['abc', ['ab', 'ac'], 'a(b c)'],
  // A node that follows from two others is listed below the first.
  ['abc', ['ac', 'bc'], 'a(c) b'],
  // The other end of an edge is not part of an incomplete graph.
  ['ab', ['ab', 'xa', 'bx'], 'a(b)'],
  ['abc', ['ab', 'ba'], 'c a(b)'],
])('turns %s with %j into %s', (keys, edges, tree) => {
  expect(write(build(keys, ...edges))).toBe(tree);
});

it('names the other nodes that a node follows from', () => {
  const [first] = build('abc', 'ac', 'bc');
  expect(first?.children[0]?.alsoFrom).toEqual([makeEdge('b', 'c')]);
});
