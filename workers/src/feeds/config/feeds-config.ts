import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { FeedSource } from '@trackrecord/contracts';
import { ConfigError } from '@trackrecord/platform';
import { z } from 'zod';
import type { Adapter } from '../adapter.js';
import { ADAPTERS, SAMPLE_ADAPTERS } from '../adapters/adapters.js';

/** A feed of the configuration. */
export interface ConfiguredFeed {
  readonly source: FeedSource;
  readonly adapter: Adapter;
  /** Validated by the adapter's schema. */
  readonly settings: unknown;
  /** Fetch interval in milliseconds. */
  readonly intervalMs: number;
  /** The files it may read. */
  readonly files: readonly string[];
}

/** The parsed configuration file. */
export interface FeedsConfig {
  /** US dollars per unit of each currency (ISO 4217), including USD itself. */
  readonly rates: Readonly<Record<string, number>>;
  /** In order of precedence: among duplicates, the posting of the first feed wins. */
  readonly feeds: readonly ConfiguredFeed[];
  /** The folder of the configuration file; feed files are relative to it. */
  readonly folder: string;
}

const rate = z.number().positive().max(1_000);
const usd = z.strictObject({
  at: z.iso.date(),
  rates: z.record(z.string().regex(/^[A-Z]{3}$/, 'must be a currency of three capital letters'), rate),
});

const MINUTE_MS = 60_000;
const INTERVAL_UNITS = { m: MINUTE_MS, h: 60 * MINUTE_MS, d: 24 * 60 * MINUTE_MS } as const;
const isUnit = (unit: string | undefined): unit is keyof typeof INTERVAL_UNITS =>
  unit !== undefined && unit in INTERVAL_UNITS;

const MIN_INTERVAL_MS = 5 * INTERVAL_UNITS.m;
const MAX_INTERVAL_MS = 7 * INTERVAL_UNITS.d;

/** Parses an interval such as "30m", "6h" or "1d" (5 minutes to 7 days) into milliseconds. */
const interval = z.string().transform((text, context) => {
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  const time = isUnit(unit) ? Number(count) * INTERVAL_UNITS[unit] : 0;
  if (time >= MIN_INTERVAL_MS && time <= MAX_INTERVAL_MS) return time;
  context.addIssue({ code: 'custom', message: 'must be minutes, hours or days from "5m" to "7d", such as "6h"' });
  return z.NEVER;
});

const commonSettings = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be 1 to 40 of a-z, 0-9 and "-"'),
  name: z.string().trim().min(1).max(200),
  adapter: z.string(),
  every: interval,
  attribution: z.string().trim().min(1).max(200).optional(),
});
const configFileSchema = z.strictObject({ usd, feeds: z.array(z.looseObject({})).max(200) });

/**
 * Reads and validates the feeds configuration (docs/feeds.md).
 * @throws {ConfigError} with one line that names the file and, if it applies, the feed and the field.
 */
export async function readFeedsConfig(path: string): Promise<FeedsConfig> {
  const absolutePath = resolve(path);
  const text = await readFile(absolutePath, 'utf8').catch((error: unknown) => {
    throw new ConfigError(`${absolutePath}: cannot be read: ${String(error)}`);
  });
  return { ...parseFeedsConfig(text, absolutePath), folder: dirname(absolutePath) };
}

/** Parses the text of a feeds configuration. @throws {ConfigError} */
export function parseFeedsConfig(text: string, path: string): Omit<FeedsConfig, 'folder'> {
  const parsed = parseWith(configFileSchema, parseJson(text, path), path);
  const feeds = parsed.feeds.map((feed, index) => toConfiguredFeed(feed, `${path}: ${formatFeedLabel(feed, index)}`));
  const ids = feeds.map(({ source }) => source.id);
  const duplicateId = ids.find((id, index) => ids.indexOf(id) !== index);
  if (duplicateId !== undefined) throw new ConfigError(`${path}: feed "${duplicateId}": id: is a duplicate`);
  return { rates: { ...parsed.usd.rates, USD: 1 }, feeds };
}

function toConfiguredFeed(raw: Readonly<Record<string, unknown>>, label: string): ConfiguredFeed {
  const { id, name, adapter: adapterName, every, attribution } = parseWith(commonSettings, raw, label);
  const adapter = ADAPTERS.get(adapterName);
  if (!adapter) {
    throw new ConfigError(`${label}: adapter: "${adapterName}" is not one of ${[...ADAPTERS.keys()].join(', ')}`);
  }
  const rest = Object.entries(raw).filter(([key]) => !(key in commonSettings.shape));
  const settings: Readonly<Record<string, unknown>> = parseWith(adapter.settings, Object.fromEntries(rest), label);
  const isSample = SAMPLE_ADAPTERS.has(adapterName);
  return {
    source: { id, name, isSample, ...(attribution !== undefined && { attribution }) },
    adapter,
    settings,
    intervalMs: every,
    files: typeof settings.file === 'string' ? [settings.file] : [],
  };
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ConfigError(`${path}: is not valid JSON: ${String(error).replace(/\s+/g, ' ')}`);
  }
}

/** Validates a value. @throws {ConfigError} naming all invalid fields in one line. */
function parseWith<Shape extends z.ZodType>(shape: Shape, value: unknown, label: string): z.infer<Shape> {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => [...path.map(String), message].join(': '));
  throw new ConfigError(`${label}: ${issues.join('; ')}`);
}

const formatFeedLabel = ({ id }: Readonly<Record<string, unknown>>, index: number): string =>
  typeof id === 'string' ? `feed ${JSON.stringify(id)}` : `feeds.${String(index)}`;
