import type { CareerEvent, CareerEvents } from '@trackrecord/contracts';
import { HttpResponse, http } from 'msw';
import { server } from './server';

/** The URL of Nadia's events. */
export const EVENTS_URL = 'http://localhost/api/events/all/nadia';

/** Creates a career event with a title. */
export const makeCareerEvent = (title: string, overrides: Partial<CareerEvent> = {}): CareerEvent => ({
  _id: title,
  title,
  startDate: '2026-12-10T12:00:00.000Z',
  endDate: '2026-12-12T12:00:00.000Z',
  startIsDay: true,
  endIsDay: true,
  place: 'Dubai',
  source: 'confs.tech',
  link: 'https://example.com/event',
  isSample: false,
  ...overrides,
});

/**
 * Responds to requests for Nadia's events in turn, repeating the last response; `getRequestCount` returns the number of
 * requests so far.
 */
export function mockEventResponses(...responses: readonly (() => Response)[]): {
  readonly getRequestCount: () => number;
} {
  let requestCount = 0;
  server.use(
    http.get(EVENTS_URL, () => {
      requestCount += 1;
      return (responses[requestCount - 1] ?? responses.at(-1))?.();
    }),
  );
  return { getRequestCount: () => requestCount };
}

/** Creates a function that responds with these events. */
export const createEventsResponder =
  (...events: readonly CareerEvent[]) =>
  (): Response => {
    const body: CareerEvents = { success: true, data: [...events] };
    return HttpResponse.json(body);
  };
