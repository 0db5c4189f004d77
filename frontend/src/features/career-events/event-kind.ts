/** What sort of event it is: its source or, where that does not say, its title tells. */
export type EventKind = 'Conference' | 'Meet-up' | 'Workshop' | 'Job fair' | 'Hackathon' | 'Webinar';

/** The first that fits decides. */
const WORDS: readonly (readonly [EventKind, RegExp])[] = [
  ['Job fair', /\b(career|careers|job|jobs|hiring|recruiting|recruitment|fair|fairs)\b/i],
  ['Hackathon', /\b(hackathon|hackathons|hack|hackday|game jam|maker|makers)\b/i],
  ['Webinar', /\b(webinar|webinars|webcast|livestream)\b/i],
  ['Workshop', /\b(workshop|workshops|bootcamp|training|course|class|masterclass|clinic|school)\b/i],
  ['Meet-up', /\b(meet-?up|meet-?ups|user group|evening|night|breakfast|drinks|social|coffee)\b/i],
];

/** The kind that a text names; undefined if it names none. */
export const kindNamedIn = (text: string): EventKind | undefined => WORDS.find(([, words]) => words.test(text))?.[0];

/** The kind of an event; most feeds hold conferences. */
export const kindOf = ({ source, title }: { readonly source: string; readonly title: string }): EventKind =>
  kindNamedIn(source) ?? kindNamedIn(title) ?? 'Conference';
