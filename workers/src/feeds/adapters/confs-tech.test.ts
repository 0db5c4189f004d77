import { FEED_FIXTURES } from '../../testing/feed-fixture.js';
import { fetchAllPages } from '../../testing/fetch-all-pages.js';
import { confsTech } from './confs-tech.js';

it('returns upcoming conferences with their days', async () => {
  const { records, errors } = await fetchAllPages(confsTech, { file: 'confs-tech.json' }, { folder: FEED_FIXTURES });
  expect(records).toEqual([
    {
      id: 'https://security-days.example 2027-01-20 Oslo',
      title: 'Security Days',
      startsAt: new Date('2027-01-20T12:00:00Z'),
      endsAt: new Date('2027-01-23T12:00:00Z'),
      startIsDay: true,
      endIsDay: true,
      overAt: new Date('2027-01-24T12:00:00Z'),
      place: 'Oslo, Norway',
      link: 'https://security-days.example',
    },
    expect.objectContaining({ title: 'Shell Conf', place: 'Online', endsAt: new Date('2026-11-22T12:00:00Z') }),
  ]);
  expect(errors).toEqual([
    'record 5: it ends before it starts',
    'record 6: it has no start',
    expect.stringContaining('record 7: name: '),
  ]);
});

it.each([{}, { url: 'https://a.example', file: 'a' }, { url: 'http://a.example' }, { url: 'https://a.example:444/' }])(
  'rejects the settings %j',
  (settings) => expect(confsTech.settings.safeParse(settings).success).toBe(false),
);
