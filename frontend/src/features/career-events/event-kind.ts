/** What sort of event it is; feeds do not say, so its title does. */
export type EventKind = 'Conference' | 'Meet-up' | 'Workshop' | 'Job fair' | 'Hackathon' | 'Webinar';

/** The first that fits the title decides. */
const WORDS: readonly (readonly [EventKind, RegExp])[] = [
  ['Job fair', /\b(career|careers|job|jobs|hiring|recruiting|recruitment|fair|fairs)\b/i],
  ['Hackathon', /\b(hackathon|hackathons|hack|hackday|game jam|maker|makers)\b/i],
  ['Webinar', /\b(webinar|webinars|webcast|livestream)\b/i],
  ['Workshop', /\b(workshop|workshops|bootcamp|training|course|class|masterclass|clinic|school)\b/i],
  ['Meet-up', /\b(meet-?up|meet-?ups|user group|evening|night|breakfast|drinks|social|coffee)\b/i],
];

/** The sort of event a title tells of; most feeds hold conferences. */
export const kindOf = (title: string): EventKind => WORDS.find(([, words]) => words.test(title))?.[0] ?? 'Conference';
