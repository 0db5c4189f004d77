import { listCareerEvents, type UpcomingEvents } from './list-career-events.js';

/** Creates the handler of the list of career events. */
export const createHandlers = ({ careerEvents }: { readonly careerEvents: UpcomingEvents }) => ({
  listCareerEvents: listCareerEvents(careerEvents),
});
