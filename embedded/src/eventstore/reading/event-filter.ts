import { compileDotnet } from '../../regex/dotnet.js';
import type { EventRecord } from '../store/event.js';

/** Returns true if an event matches the filter. */
export type EventMatcher = (event: EventRecord) => boolean;

/** A filter by stream name or event type: a regular expression, or prefixes if it is empty. */
export interface EventFilter {
  readonly field: 'stream' | 'type';
  readonly regex: string;
  readonly prefixes: readonly string[];
}

export const matchEveryEvent: EventMatcher = () => true;

/**
 * Creates the matcher of a filter.
 *
 * @throws UnsupportedRegexError if the regular expression is invalid or differs between .NET and JavaScript.
 */
export function createMatcher({ field, regex, prefixes }: EventFilter): EventMatcher {
  if (regex !== '') {
    const expression = compileDotnet(regex);
    return (event) => expression.test(event[field]);
  }
  return (event) => prefixes.some((prefix) => event[field].startsWith(prefix));
}
