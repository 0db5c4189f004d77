import type { Origin } from '@trackrecord/contracts';
import type { TimelineItem } from './replay-api';

export const ORIGIN_LABELS: Readonly<Record<Origin, string>> = {
  typed: 'Typed',
  dictated: 'Dictated',
  suggested: 'Suggested',
  imported: 'Imported',
};

const OUTCOME_LABELS = { refused: 'Refused', failed: 'Failed', unavailable: 'Unavailable' } as const;

/** Describes an item in a few words, besides its time and what happened. Empty if its description says everything. */
export function describeItem(item: TimelineItem): string {
  switch (item.kind) {
    case 'change':
      return [`${item.stream} ${item.revision}`, item.origin && ORIGIN_LABELS[item.origin], item.client]
        .filter(Boolean)
        .join(' · ');
    case 'request':
      return `${item.status} ${item.code}`;
    case 'job':
      return [item.workKind, item.code].filter(Boolean).join(' · ');
    case 'cv':
    case 'ranking':
      return '';
    case 'access':
      return item.staff === undefined ? 'The person' : `Support ${item.staff}`;
  }
}

interface ItemTag {
  readonly text: string;
  readonly tone: 'is-red' | 'is-yellow' | 'is-accent' | '';
}

/** Returns the tag of an item: its outcome or kind, unless it is a change. */
export function getItemTag(item: TimelineItem): ItemTag | undefined {
  switch (item.kind) {
    case 'change':
      return undefined;
    case 'request':
      return { text: OUTCOME_LABELS[item.outcome], tone: 'is-red' };
    case 'job':
      return { text: `Job ${item.outcome}`, tone: item.outcome === 'ended' ? '' : 'is-red' };
    case 'cv':
      return { text: 'CV', tone: '' };
    case 'ranking':
      return { text: 'Ranking', tone: '' };
    case 'access':
      return { text: 'Access', tone: 'is-yellow' };
  }
}
