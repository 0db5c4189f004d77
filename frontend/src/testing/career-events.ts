import type { CareerEvent, CareerEvents } from '@trackrecord/contracts';
import { HttpResponse, http } from 'msw';
import { server } from './server';

/** The address of Nadia's events. */
export const EVENTS = 'http://localhost/api/events/all/nadia';

/** An event with a title, and with what a test says otherwise. */
export const eventWith = (title: string, overrides: Partial<CareerEvent> = {}): CareerEvent => ({
  _id: title,
  title,
  startDate: '2026-12-10T00:00:00.000Z',
  endDate: '2026-12-12T00:00:00.000Z',
  place: 'Dubai',
  source: 'confs.tech',
  link: 'https://example.com/event',
  isSample: false,
  ...overrides,
});

/** Answers reading Nadia's events in turn, the last answer again and again; gives back how often that was. */
export function answerEvents(...answers: readonly (() => Response)[]): { readonly times: () => number } {
  let times = 0;
  server.use(
    http.get(EVENTS, () => {
      times += 1;
      return (answers[times - 1] ?? answers.at(-1))?.();
    }),
  );
  return { times: () => times };
}

/** These events as the server answers them. */
export const eventsAnswer =
  (...events: readonly CareerEvent[]) =>
  (): Response => {
    const body: CareerEvents = { success: true, data: [...events] };
    return HttpResponse.json(body);
  };
