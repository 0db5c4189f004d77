import type { AccessTokens } from '@trackrecord/platform';
import { listExtensions } from './list-extensions.js';
import { type CalendarSources, readCalendar } from './read-calendar.js';

interface ExtensionSources extends CalendarSources {
  readonly accessTokens: AccessTokens;
}

/** Creates the handlers of the list of extensions, and of the calendar that programs read. */
export const createHandlers = (sources: ExtensionSources) => ({
  listExtensions: listExtensions(sources.accessTokens),
  readCalendar: readCalendar(sources),
});
