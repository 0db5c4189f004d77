import { readFeedFixture } from '../../testing/feed-fixture.js';
import { startFeedServer, respondWith } from '../../testing/feed-server.js';
import { fetchAllPages } from '../../testing/fetch-all-pages.js';
import type { HttpsServer } from '../../testing/https-server.js';
import { greenhouse } from './greenhouse.js';

const BOARD = '/v1/boards/kestrel-labs/jobs?content=true&pay_transparency=true';
let server: HttpsServer;
beforeAll(async () => (server = await startFeedServer({ [BOARD]: respondWith(readFeedFixture('greenhouse.json')) })));
afterAll(() => server.close());

const fetchFeed = (settings: Record<string, string> = {}) =>
  fetchAllPages(greenhouse, { board: 'kestrel-labs', ...settings }, server);

it('returns the postings of a board', async () => {
  const { records, fetchError } = await fetchFeed();
  expect(fetchError).toBeUndefined();
  expect(records).toEqual([
    {
      id: '4021',
      title: 'Backend Engineer, Payments',
      company: 'Kestrel Labs',
      location: 'Bengaluru, India',
      remote: false,
      salary: { minValue: 3_000_000, maxValue: 4_500_000, unitText: 'YEAR', currency: 'INR' },
      roleType: 'Engineering',
      description: 'Kestrel moves money & data.\n\nWhat you bring\n\n• Go\n• PostgreSQL 15',
      postedAt: new Date('2026-11-10T13:00:00Z'),
      employmentType: ['Full-time'],
      url: 'https://boards.example.com/kestrel/jobs/4021',
    },
    {
      id: '4022',
      title: 'Support Engineer',
      company: 'Kestrel Labs',
      location: 'Remote - EMEA',
      remote: true,
      description: '',
      postedAt: new Date('2026-11-19T09:30:00Z'),
      employmentType: [],
      url: 'https://boards.example.com/kestrel/jobs/4022',
    },
    expect.not.objectContaining({ postedAt: expect.anything() }),
  ]);
});

it('skips unreadable records with a reason', async () => {
  expect((await fetchFeed()).errors).toEqual([
    'record 4: it has no valid http or https URL',
    expect.stringMatching(/^record 5: title: .*string/),
    expect.stringMatching(/^record 6: .*object/),
    expect.stringMatching(/^record 7: .*object/),
  ]);
});

it('requests the board from Greenhouse and uses the configured company name', async () => {
  const { records } = await fetchFeed({ company: 'Kestrel' });
  expect(records.map(({ company }) => company)).toEqual(['Kestrel', 'Kestrel', 'Kestrel']);
  expect(server.requests[0]).toMatchObject({ path: BOARD, serverName: 'boards-api.greenhouse.io' });
});

it.each([{}, { board: '../x' }, { board: 'a b' }, { board: '' }, { board: 'a'.repeat(101) }, { board: 'a', more: 1 }])(
  'rejects the settings %j',
  (settings) => expect(greenhouse.settings.safeParse(settings).success).toBe(false),
);
