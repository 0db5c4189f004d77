import { parseArgs } from 'node:util';
import { MAX_SAMPLED_VIEWS, viewProjection, type ViewProjection } from '@trackrecord/contracts';
import { CommandLineError } from '@trackrecord/platform';
import { z } from 'zod';

const PROJECTIONS = viewProjection.options.join('|');
const FILTERS = ['type', 'not-type', 'category', 'since', 'until', 'id', 'origin', 'client', 'role', 'before'] as const;

export const USAGE = [
  'Usage: npm run streams -- log [--type=A,B] [--not-type=A] [--category=profile] [--since=TIME] [--until=TIME]',
  '                              [--id=ID] [--origin=typed] [--client=web] [--role=user] [--before=POSITION]',
  '       npm run streams -- show STREAM [--from=REVISION] [--backwards]',
  '       npm run streams -- event ID',
  '       npm run streams -- trace ID',
  '       npm run streams -- tail [--type=A,B] [--category=profile]',
  '       npm run streams -- projections',
  `       npm run streams -- verify ${PROJECTIONS} [--sample=200]`,
  'All with --json. BASE_URL, and STAFF_EMAIL and STAFF_PASSWORD or STAFF_TOKEN, say where and who.',
].join('\n');

/** What to do, with the query of its request. */
export type StreamCommand =
  | { readonly kind: 'log' | 'tail'; readonly query: Readonly<Record<string, string>> }
  | { readonly kind: 'show'; readonly stream: string; readonly query: Readonly<Record<string, string>> }
  | { readonly kind: 'event' | 'trace'; readonly id: string }
  | { readonly kind: 'projections' }
  | { readonly kind: 'verify'; readonly projection: ViewProjection; readonly sample: number };

const DEFAULT_SAMPLE = 200;
const sampleSize = z.coerce.number().int().min(1).max(MAX_SAMPLED_VIEWS);

/** Parses the command line. @throws {CommandLineError} with how it is used. */
export function parseArguments(args: readonly string[]): { readonly command: StreamCommand; readonly isJson: boolean } {
  const { values, positionals } = parseOptions(args);
  const [kind, argument, ...rest] = positionals;
  const { json: isJson, backwards, sample, ...texts } = values;
  const command = toCommand(kind, argument, {
    query: toQuery(texts),
    ...(backwards && { backwards: 'true' }),
    ...(sample !== undefined && { sample }),
  });
  if (rest.length > 0 || !command) throw new CommandLineError(USAGE);
  return { command, isJson };
}

function parseOptions(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        backwards: { type: 'boolean', default: false },
        sample: text,
        from: text,
        type: text,
        'not-type': text,
        category: text,
        since: text,
        until: text,
        id: text,
        origin: text,
        client: text,
        role: text,
        before: text,
      },
    });
  } catch (error) {
    throw new CommandLineError(USAGE, { cause: error });
  }
}

interface Options {
  readonly query: Readonly<Record<string, string>>;
  readonly backwards?: string;
  readonly sample?: string;
}

/** Returns undefined for another command, or for one without its argument or with options of another. */
function toCommand(
  kind: string | undefined,
  argument: string | undefined,
  options: Options,
): StreamCommand | undefined {
  const { query, backwards, sample } = options;
  const accepts = (...names: readonly string[]) =>
    Object.keys(query).every((name) => names.includes(name)) &&
    (backwards === undefined || names.includes('backwards')) &&
    (sample === undefined || names.includes('sample'));
  switch (kind) {
    case 'log':
      return argument === undefined && accepts(...FILTERS.map(toParameter)) ? { kind, query } : undefined;
    case 'tail':
      return argument === undefined && accepts('type', 'category') ? { kind, query } : undefined;
    case 'show': {
      const pageQuery = { ...query, ...(backwards !== undefined && { backwards }) };
      return argument !== undefined && accepts('from', 'backwards')
        ? { kind, stream: argument, query: pageQuery }
        : undefined;
    }
    case 'event':
    case 'trace':
      return argument !== undefined && accepts() ? { kind, id: argument } : undefined;
    case 'projections':
      return argument === undefined && accepts() ? { kind } : undefined;
    case 'verify': {
      const projection = viewProjection.safeParse(argument);
      const size = sampleSize.safeParse(sample ?? DEFAULT_SAMPLE);
      const isValid = projection.success && size.success && accepts('sample');
      return isValid ? { kind, projection: projection.data, sample: size.data } : undefined;
    }
    default:
      return undefined;
  }
}

/** Converts the name of an option to that of a query parameter: `not-type` is `notType`. */
const toParameter = (option: string): string => (option === 'not-type' ? 'notType' : option);

const toQuery = (options: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [[toParameter(name), value]])),
  );
