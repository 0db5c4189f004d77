export type EventKind = 'Conference' | 'Meet-up' | 'Workshop' | 'Job fair' | 'Hackathon' | 'Webinar';

/** The first match wins. */
const KIND_PATTERNS: readonly (readonly [EventKind, RegExp])[] = [
  ['Job fair', /\b(career|careers|job|jobs|hiring|recruiting|recruitment|fair|fairs)\b/i],
  ['Hackathon', /\b(hackathon|hackathons|hack|hackday|game jam|maker|makers)\b/i],
  ['Webinar', /\b(webinar|webinars|webcast|livestream)\b/i],
  ['Workshop', /\b(workshop|workshops|bootcamp|training|course|class|masterclass|clinic|school)\b/i],
  ['Meet-up', /\b(meet-?up|meet-?ups|user group|evening|night|breakfast|drinks|social|coffee)\b/i],
  ['Conference', /\b(conference|conferences)\b/i],
];

/** The sources that say only what kind of event it is: feeds have different words for the same kind. */
const KIND_NAMES = /^(conference|meet-?up|workshop|(job|career|careers) fair|hackathon|webinar)$/i;

/** Returns the kind of event that a text mentions, if any. */
const findEventKind = (text: string): EventKind | undefined =>
  KIND_PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];

interface NamedEvent {
  readonly source: string;
  readonly title: string;
}

/** Derives the kind of an event from its source, then its title. Most feeds contain conferences. */
export const getEventKind = ({ source, title }: NamedEvent): EventKind =>
  findEventKind(source) ?? findEventKind(title) ?? 'Conference';

/** Returns the badges of an event: its kind in the words of the filter, and its source if it says more than that. */
export function getEventBadges(event: NamedEvent): readonly string[] {
  const kind = getEventKind(event);
  return KIND_NAMES.test(event.source.trim()) ? [kind] : [kind, event.source];
}
