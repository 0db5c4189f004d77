import type { LogFilters } from '@trackrecord/contracts';
import { type EventIndexDocument, filterRowsById } from '@trackrecord/platform';
import type { Filter } from 'mongodb';

/** Converts the filters of the log to a filter of the rows of the index. A row has to match all of them. */
export function toRowFilter({
  type,
  notType,
  category,
  since,
  until,
  id,
  origin,
  client,
  role,
}: LogFilters): Filter<EventIndexDocument> {
  const { ids, $or: idBranches } = id === undefined ? {} : filterRowsById(id);
  const branches = combine(idBranches, client === undefined ? undefined : toBuilds(client));
  return {
    ...((type !== undefined || notType !== undefined) && {
      type: { ...(type !== undefined && { $in: type }), ...(notType !== undefined && { $nin: notType }) },
    }),
    ...(category !== undefined && { category: { $in: category } }),
    ...((since !== undefined || until !== undefined) && { at: toTimeRange(since, until) }),
    ...(ids !== undefined && { ids }),
    ...(origin !== undefined && { origin: { $in: origin } }),
    ...(branches && { $or: [...branches] }),
    ...(role !== undefined && { role: { $in: role } }),
  };
}

type Branches = readonly Filter<EventIndexDocument>[];

/** Combines two lists of alternatives to one: a row has to match one of each. */
const combine = (first: Branches | undefined, second: Branches | undefined): Branches | undefined =>
  first && second ? first.flatMap((one) => second.map((other) => ({ ...one, ...other }))) : (first ?? second);

const toTimeRange = (since: string | undefined, until: string | undefined) => ({
  ...(since !== undefined && { $gte: new Date(since) }),
  ...(until !== undefined && { $lt: new Date(until) }),
});

/** Matches a program and all its versions, or a version and all its builds: `web` matches `web/0.2.0+abc1234`. */
const toBuilds = (program: string): readonly Filter<EventIndexDocument>[] => [
  { client: program },
  ...['/', '+'].map((separator) => ({
    client: { $gte: `${program}${separator}`, $lt: `${program}${getNextCharacter(separator)}` },
  })),
];

/** Returns the character after another one: all texts that begin with this one are before it. */
const getNextCharacter = (character: string): string => String.fromCharCode(character.charCodeAt(0) + 1);
