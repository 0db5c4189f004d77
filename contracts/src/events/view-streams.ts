import { type ViewProjection, viewProjection } from '../staff/rebuilds.js';
import { parseStreamName, toStreamName } from './streams.js';

/** Returns the name of the stream that a view of a person is built from. */
export const toViewStream = (projection: ViewProjection, uid: string): string =>
  toStreamName({ category: projection, uid });

/** Returns the view that is built from a stream, and the person; undefined if there is none. */
export function parseViewStream(
  stream: string,
): { readonly projection: ViewProjection; readonly uid: string } | undefined {
  const parsed = parseStreamName(stream);
  const projection = viewProjection.safeParse(parsed?.category);
  return parsed && projection.success ? { projection: projection.data, uid: parsed.uid } : undefined;
}
