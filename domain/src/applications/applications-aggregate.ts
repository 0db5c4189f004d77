import type { ApplicationsEvent } from '@trackrecord/contracts';
import type { Aggregate } from '../aggregate.js';
import { applicationsCodec } from './applications.codec.js';
import { type ApplicationsState, evolve, initialApplications } from './applications.js';
import { type ApplicationsCommand, decide, ApplicationsError, type ApplicationsErrorReason } from './decide.js';

/** The streams `applications-{uid}`: postings that the user saved or applied to, and what became of them. */
export const applicationsAggregate: Aggregate<
  ApplicationsCommand,
  ApplicationsState,
  ApplicationsEvent,
  ApplicationsErrorReason
> = {
  ...applicationsCodec,
  decide,
  errorClass: ApplicationsError,
  evolve,
  initialState: initialApplications,
  isErased: ({ erased }) => erased,
  getTextOrigin: () => undefined,
};
