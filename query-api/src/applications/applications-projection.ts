import { applicationsSnapshot } from '@trackrecord/contracts';
import { applicationsAggregate } from '@trackrecord/domain';
import { createAggregateProjection } from '../projector/aggregate-projection.js';

/** The applications of each user, without the texts of postings, which are read from their events. */
export const applicationsProjection = createAggregateProjection(applicationsAggregate, {
  name: 'applications',
  viewSchema: applicationsSnapshot,
  toView: (_uid, { applications, hiddenPostings, hiddenCompanies, savedEvents }, revision) => ({
    revision,
    applications: [...applications],
    hiddenPostings: [...hiddenPostings],
    hiddenCompanies: [...hiddenCompanies],
    savedEvents: [...savedEvents],
  }),
  toState: (view) => ({ ...view, erased: false }),
});
