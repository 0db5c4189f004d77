import { readFeedFixture } from '../../testing/feed-fixture.js';
import { startFeedServer, respondWith } from '../../testing/feed-server.js';
import { fetchAllPages } from '../../testing/fetch-all-pages.js';
import { jsonLdEvents } from './json-ld-events.js';

it('returns the events of a page, skipping past and cancelled ones', async () => {
  const server = await startFeedServer({ '/events': respondWith(readFeedFixture('events.html'), 'text/html') });
  const { records, errors } = await fetchAllPages(jsonLdEvents, { url: 'https://feeds.test/events' }, server);
  await server.close();
  expect(records).toEqual([
    {
      id: 'https://feeds.test/events/1#event',
      title: 'Career Fair & More',
      image: 'https://feeds.test/fair.png',
      startsAt: new Date('2026-12-03T06:00:00Z'),
      endsAt: new Date('2026-12-03T14:00:00Z'),
      place: 'Dubai, United Arab Emirates',
      link: 'https://feeds.test/events/1',
    },
    {
      id: 'https://feeds.test/events Night of Code 2026-12-05',
      title: 'Night of Code',
      image: 'https://feeds.test/night.png',
      startsAt: new Date('2026-12-05T12:00:00Z'),
      endsAt: new Date('2026-12-06T12:00:00Z'),
      startIsDay: true,
      endIsDay: true,
      overAt: new Date('2026-12-07T12:00:00Z'),
      place: 'Online; Pune',
      link: 'https://feeds.test/events',
    },
    {
      id: 'https://feeds.test/events/3 Meet-up 2026-12-07T18:00',
      title: 'Meet-up',
      startsAt: new Date('2026-12-07T18:00:00Z'),
      endsAt: new Date('2026-12-07T18:00:00Z'),
      place: 'Cafe, Delhi',
      link: 'https://feeds.test/events/3',
    },
    expect.objectContaining({ title: 'Under way', place: 'Online' }),
  ]);
  expect(errors).toEqual(['record 7: it has no start', 'record 8: it has no title']);
});
