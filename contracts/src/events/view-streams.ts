import { type ViewProjection, viewProjection } from '../staff/rebuilds.js';
import { APPLICATIONS_STREAM_PREFIX, ONBOARDING_STREAM_PREFIX, PROFILE_STREAM_PREFIX } from './streams.js';

const STREAM_PREFIXES: Readonly<Record<ViewProjection, string>> = {
  profile: PROFILE_STREAM_PREFIX,
  onboarding: ONBOARDING_STREAM_PREFIX,
  applications: APPLICATIONS_STREAM_PREFIX,
};

/** Returns the name of the stream that a view of a person is built from. */
export const toViewStream = (projection: ViewProjection, uid: string): string => `${STREAM_PREFIXES[projection]}${uid}`;

/** Returns the view that is built from a stream, and the person; undefined if there is none. */
export function parseViewStream(
  stream: string,
): { readonly projection: ViewProjection; readonly uid: string } | undefined {
  const projection = viewProjection.options.find((option) => stream.startsWith(STREAM_PREFIXES[option]));
  return projection && { projection, uid: stream.slice(STREAM_PREFIXES[projection].length) };
}
