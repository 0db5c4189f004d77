import type { GraphEdge, GraphNode } from '@trackrecord/contracts';
import { shortenId, shortenStream } from '../event-texts';

/** Why a node follows from the one above it, in words that are read before its name. */
export const REASON_TEXTS: Readonly<Record<GraphEdge['why'], string>> = {
  sent: 'sent',
  decided: 'was decided as',
  caused: 'caused',
  origin: 'gave its text to',
  added: 'added',
  joined: 'was merged into',
  projected: 'is shown in',
};

/** Names a node in a few words: "request 03f677a3…", "ExperienceRevised, revision 45 of profile-kT4x…9Qa2". */
export function nameNode(node: GraphNode): string {
  switch (node.kind) {
    case 'request':
    case 'command':
      return `${node.kind} ${shortenId(node.id)}`;
    case 'work':
      return `work ${node.name ?? shortenId(node.id)}`;
    case 'event':
      return `${node.event.type}, revision ${node.event.revision} of ${shortenStream(node.event.stream)}`;
    case 'job':
      return `job ${node.job.name}`;
    case 'view':
      return `view ${node.projection} of ${shortenStream(node.stream)}`;
  }
}

/** Says how far a view is. */
export function describeView({ revision, viewRevision }: Extract<GraphNode, { readonly kind: 'view' }>): {
  readonly text: string;
  readonly tone: 'is-green' | 'is-yellow';
} {
  if (viewRevision === null) return { text: 'no view', tone: 'is-yellow' };
  return viewRevision >= revision
    ? { text: `at revision ${viewRevision}`, tone: 'is-green' }
    : { text: `at revision ${viewRevision}, behind ${revision}`, tone: 'is-yellow' };
}

/** Returns true if an id is that of a node. */
export function hasId(node: GraphNode, id: string): boolean {
  switch (node.kind) {
    case 'request':
    case 'command':
    case 'work':
      return node.id === id;
    case 'event':
      return node.event.eventId === id;
    case 'job':
      return node.job.id === id;
    case 'view':
      return false;
  }
}
