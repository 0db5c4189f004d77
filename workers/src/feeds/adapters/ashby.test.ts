import { readFeedFixture } from '../../testing/feed-fixture.js';
import { startFeedServer, respondWith } from '../../testing/feed-server.js';
import { fetchAllPages } from '../../testing/fetch-all-pages.js';
import type { HttpsServer } from '../../testing/https-server.js';
import { ashby } from './ashby.js';

const BOARD = '/posting-api/job-board/fernweh?includeCompensation=true';
let server: HttpsServer;
beforeAll(async () => (server = await startFeedServer({ [BOARD]: respondWith(readFeedFixture('ashby.json')) })));
afterAll(() => server.close());

it('returns the listed postings of a board', async () => {
  const { records, errors } = await fetchAllPages(ashby, { board: 'fernweh', company: 'Fernweh' }, server);
  expect(records).toEqual([
    {
      id: '145ff46b-1441-4773-bcd3-c8c90baa598a',
      title: 'Data Engineer',
      company: 'Fernweh',
      location: 'Dubai, United Arab Emirates; Mumbai, India; Lisbon, Portugal',
      remote: false,
      salary: { minValue: 25_000, maxValue: 32_000, unitText: 'MONTH', currency: 'AED' },
      roleType: 'Data',
      description: 'Fernweh books trains.\n\nRequirements\n\n• dbt\n• Airflow',
      postedAt: new Date('2026-11-15T16:21:55.393Z'),
      employmentType: ['Full-time', 'Hybrid'],
      url: 'https://jobs.ashby.example/fernweh/145ff46b',
    },
    {
      id: 'https://jobs.ashby.example/fernweh/intern',
      title: 'Design Intern',
      company: 'Fernweh',
      location: 'Houston, TX',
      remote: true,
      salary: { minValue: 22, maxValue: 22, unitText: 'HOUR', currency: 'USD' },
      description: 'You will:\n• draw\n• learn',
      postedAt: new Date('2026-11-16T10:00:00Z'),
      employmentType: ['Internship'],
      url: 'https://jobs.ashby.example/fernweh/intern',
    },
  ]);
  expect(errors).toEqual([expect.stringContaining('record 4: jobUrl: ')]);
  expect(server.requests[0]).toMatchObject({ path: BOARD, serverName: 'api.ashbyhq.com' });
});
