import { compileDotnet } from '../../regex/dotnet.js';
import type { EventRecord } from '../store/event.js';

/** Whether a reader wants this event. */
export type EventMatcher = (event: EventRecord) => boolean;

/** A filter on the name of the stream or on the type of the event: a regular expression, or else prefixes. */
export interface EventFilter {
  readonly on: 'stream' | 'type';
  readonly regex: string;
  readonly prefixes: readonly string[];
}

/** Matches every event. */
export const everyEvent: EventMatcher = () => true;

/**
 * The matcher that a filter describes.
 *
 * @throws UnsupportedRegexError if the regular expression is invalid, or not the same one in .NET and JavaScript.
 */
export function matcherFor({ on, regex, prefixes }: EventFilter): EventMatcher {
  if (regex !== '') {
    const expression = compileDotnet(regex);
    return (event) => expression.test(event[on]);
  }
  return (event) => prefixes.some((prefix) => event[on].startsWith(prefix));
}
