import { createHash } from 'node:crypto';
import type { FeedSource } from '@trackrecord/contracts';
import type { FoundEvent } from '../found.js';
import { canonicalUrl } from './canonical-url.js';
import type { KeptEvent } from './event-store.js';
import { ownId } from './own-id.js';
import { sameWords } from './same-words.js';

export function keptEvent(found: FoundEvent, feed: FeedSource): KeptEvent {
  const { title, image, startsAt, endsAt, overAt = endsAt, place, link, badge } = found;
  return {
    _id: ownId(feed.id, found.id),
    title,
    ...(image && { image }),
    startDate: startsAt.toISOString(),
    endDate: endsAt.toISOString(),
    overAt,
    place,
    source: badge ?? feed.name,
    ...(feed.attribution !== undefined && { attribution: feed.attribution }),
    link,
    isSample: feed.isSample,
    feed,
    isOpen: true,
    missed: 0,
    sameKey: sameKeyOf(found),
  };
}

const sameKeyOf = ({ link, startsAt, title }: FoundEvent): string =>
  createHash('sha256')
    .update([canonicalUrl(link), startsAt.toISOString().slice(0, 10), sameWords(title)].join('|'))
    .digest('base64url');
