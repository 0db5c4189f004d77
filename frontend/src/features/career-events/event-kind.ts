export type EventKind = 'Conference' | 'Meet-up' | 'Workshop' | 'Job fair' | 'Hackathon' | 'Webinar';

/** The first match wins. */
const KIND_PATTERNS: readonly (readonly [EventKind, RegExp])[] = [
  ['Job fair', /\b(career|careers|job|jobs|hiring|recruiting|recruitment|fair|fairs)\b/i],
  ['Hackathon', /\b(hackathon|hackathons|hack|hackday|game jam|maker|makers)\b/i],
  ['Webinar', /\b(webinar|webinars|webcast|livestream)\b/i],
  ['Workshop', /\b(workshop|workshops|bootcamp|training|course|class|masterclass|clinic|school)\b/i],
  ['Meet-up', /\b(meet-?up|meet-?ups|user group|evening|night|breakfast|drinks|social|coffee)\b/i],
];

/** Returns the kind of event that a text mentions, if any. */
export const findEventKind = (text: string): EventKind | undefined =>
  KIND_PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];

/** Derives the kind of an event from its source, then its title. Most feeds contain conferences. */
export const getEventKind = ({ source, title }: { readonly source: string; readonly title: string }): EventKind =>
  findEventKind(source) ?? findEventKind(title) ?? 'Conference';
