import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '@trackrecord/platform';
import { ADAPTERS } from '../adapters/adapters.js';
import { parseFeedsConfig, readFeedsConfig } from './feeds-config.js';

const usd = { at: '2026-11-01', rates: { EUR: 1.16 } };
const lever = { id: 'marlin', name: 'Marlin', adapter: 'lever', every: '6h', site: 'marlin', company: 'Marlin' };
const parse = (feeds: readonly unknown[], rates: unknown = usd) =>
  parseFeedsConfig(JSON.stringify({ usd: rates, feeds }), 'feeds.config.json');

it('parses feeds with the settings of their adapters', () => {
  const conferences = { id: 'c', name: 'Conferences', adapter: 'confs-tech', every: '1d', file: 'c.json' };
  expect(parse([{ ...lever, attribution: 'By Marlin' }, conferences])).toEqual({
    rates: { EUR: 1.16, USD: 1 },
    feeds: [
      {
        source: { id: 'marlin', name: 'Marlin', isSample: false, attribution: 'By Marlin' },
        adapter: ADAPTERS.get('lever'),
        settings: { site: 'marlin', company: 'Marlin', region: 'global' },
        intervalMs: 21_600_000,
        files: [],
      },
      expect.objectContaining({ settings: { file: 'c.json' }, intervalMs: 86_400_000, files: ['c.json'] }),
    ],
  });
});

it.each([
  ['5m', 300_000],
  ['7d', 604_800_000],
])('parses the interval %s', (every, time) => expect(parse([{ ...lever, every }]).feeds[0]?.intervalMs).toBe(time));

it.each<[string, object, string]>([
  ['adapter', { adapter: 'monster' }, 'adapter: "monster" is not one of json-ld-jobs, '],
  ['id', { id: 'Big one' }, 'id: '],
  ['every', { every: '4m' }, 'every: '],
  ['every', { every: '8d' }, 'every: '],
  ['every', { every: 'daily' }, 'every: '],
  ['every', { every: 60 }, 'every: '],
  ['name', { name: ' ' }, 'name: '],
  ['setting', { site: 'a/b' }, 'site: '],
  ['missing setting', { company: undefined }, 'company: '],
  ['unknown setting', { boards: 'x' }, '"boards"'],
])('names the file, feed and field of an invalid %s', (_, override, field) => {
  const parseInvalid = () => parse([{ ...lever, ...override }]);
  expect(parseInvalid).toThrow(ConfigError);
  expect(parseInvalid).toThrow(/^feeds\.config\.json: feed "[^"]+": [^\n]+$/);
  expect(parseInvalid).toThrow(field);
});

it('rejects duplicate ids', () => {
  expect(() => parse([lever, lever])).toThrow('feeds.config.json: feed "marlin": id: is a duplicate');
});

it.each([
  { at: '1 May', rates: {} },
  { at: '2026-11-01', rates: { euro: 1 } },
  { at: '2026-11-01', rates: { EUR: 0 } },
  {},
])('rejects the rates %j', (rates) => expect(() => parse([lever], rates)).toThrow(/^feeds\.config\.json: usd/));

it('reports an invalid or missing file in one line', async () => {
  expect(() => parseFeedsConfig('{\n"feeds": [', 'feeds.config.json')).toThrow(/^feeds\.config\.json: [^\n]+$/);
  await expect(readFeedsConfig('/nowhere/feeds.config.json')).rejects.toThrow(ConfigError);
});

describe('configuration files', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'trackrecord-feeds-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are read together with the path of their folder', async () => {
    writeFileSync(join(folder, 'feeds.json'), JSON.stringify({ usd, feeds: [lever] }));
    expect(await readFeedsConfig(join(folder, 'feeds.json'))).toMatchObject({ folder, feeds: [{ files: [] }] });
  });

  it('documented in docs/feeds.md are valid and cover every adapter', () => {
    const examples = readFileSync(join(__dirname, '../../../../docs/feeds.md'), 'utf8').match(/^\{ "id".*\}$/gm) ?? [];
    const feeds = examples.map((example) => JSON.parse(example) as unknown);
    expect(new Set(parse(feeds).feeds.map(({ adapter }) => adapter))).toEqual(new Set(ADAPTERS.values()));
  });

  it('shipped by default enable only the sample feeds', async () => {
    const config = await readFeedsConfig(join(__dirname, '../../../../feeds.config.json'));
    expect(config.feeds.map(({ source, adapter }) => [source.id, source.isSample, adapter.recordType])).toEqual([
      ['sample-jobs', true, 'jobs'],
      ['sample-events', true, 'events'],
    ]);
    const currencies = 'EUR GBP CAD AUD INR JPY AED SGD CNY CHF BRL MXN SEK NOK DKK PLN NZD HKD ZAR SAR QAR USD'.split(
      ' ',
    );
    expect(Object.keys(config.rates).sort()).toEqual(currencies.sort());
  });
});
