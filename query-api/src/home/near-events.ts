import { type CareerEvent, getEventPeriod, type Home, isDay, type Preferences } from '@trackrecord/contracts';
import { createPlaceMatcher, toPlaceTerms } from '@trackrecord/domain/places/gazetteer';

const MAX_EVENTS = 3;
/** Events change when feeds are fetched, which is rare. */
const MAX_AGE_MS = 30_000;

interface PlacedEvent {
  readonly event: CareerEvent;
  readonly terms: ReadonlySet<string>;
}

/** Caches the upcoming events, which are the same for everyone, with the terms of their places. */
export class PlacedEvents {
  #loaded: { readonly at: number; readonly events: Promise<readonly PlacedEvent[]> } | undefined;

  constructor(private readonly listEvents: (now: Date) => Promise<readonly CareerEvent[]>) {}

  /** Returns the events that are not over, by start. */
  async read(now: Date): Promise<readonly PlacedEvent[]> {
    if (!this.#loaded || now.getTime() - this.#loaded.at > MAX_AGE_MS) this.#load(now);
    const events = (await this.#loaded?.events) ?? [];
    const time = now.toISOString();
    return events.filter(({ event }) => {
      const { end } = getEventPeriod(event);
      // The list has no events whose last day is over.
      return end === undefined || isDay(end) || end >= time;
    });
  }

  #load(now: Date): void {
    const events = this.listEvents(now).then((found) =>
      found
        .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
        .map((event) => ({ event, terms: toPlaceTerms(event.place) })),
    );
    this.#loaded = { at: now.getTime(), events };
    // A failure is not cached.
    events.catch(() => (this.#loaded = undefined));
  }
}

/**
 * Returns the next events in the preferred cities or countries, or online; the next ones anywhere if there are none.
 */
export function findNearEvents(
  events: readonly PlacedEvent[],
  locations: Preferences['locations'] | undefined,
): Home['events'] {
  const places = (locations ?? []).flatMap(({ city, country }) => [city, country]).filter((place) => place !== '');
  const matchers = ['online', ...places].map(createPlaceMatcher);
  const near = events.filter(({ terms }) => matchers.some((isIn) => isIn(terms)));
  const areNear = places.length > 0 && near.length > 0;
  return { areNear, items: (areNear ? near : events).slice(0, MAX_EVENTS).map(({ event }) => event) };
}
