import { type JobVisit, MIN_APPLICATIONS_REVISION_HEADER, type VisitMark } from '@trackrecord/contracts';
import { type ApplicationsState, getLastVisit } from '@trackrecord/domain';
import type { UserDocuments } from '@trackrecord/platform';
import type { Request } from 'express';
import type { ApplicationSources } from '../applications/current-applications.js';
import { readFreshView } from '../http/wait-for-revision.js';

/** The sources of `UserJobs`. */
export interface UserJobSources {
  readonly applications: ApplicationSources['applications'];
  readonly visits: Pick<UserDocuments<JobVisit>, 'read'>;
}

/** What a user hid or added to the applications, and which postings are new to them. */
export interface UserJobs {
  readonly hiddenJobIds: readonly string[];
  /** The companies whose postings are all hidden. */
  readonly hiddenCompanies: readonly string[];
  /** The postings of the applications. */
  readonly savedJobIds: readonly string[];
  /** The last visit before this one; undefined on the first, when nothing is new. */
  readonly lastVisit: VisitMark | undefined;
  /** Returns true if the posting with this number arrived after the last visit. */
  readonly isNew: (number: number) => boolean;
}

/**
 * Reads what a user hid or saved, at least at the revision of the applications in the request, and which ones
 * are new to them. Without a view, there are no applications yet.
 * @throws {HttpError} like `readFreshView`.
 * @throws {KeyDestroyedError} if the account was erased.
 */
export async function readUserJobs(
  request: Request,
  { applications, visits }: UserJobSources,
  uid: string,
): Promise<UserJobs> {
  const [storedApplications, visit] = await Promise.all([
    readFreshView(request, applications, uid, MIN_APPLICATIONS_REVISION_HEADER),
    visits.read(uid),
  ]);
  return toUserJobs(storedApplications?.view, getLastVisit(visit, new Date()));
}

/** Joins the applications of a user with their last visit. */
export function toUserJobs(
  view: Pick<ApplicationsState, 'applications' | 'hiddenPostings' | 'hiddenCompanies'> | undefined,
  lastVisit: VisitMark | undefined,
): UserJobs {
  return {
    hiddenJobIds: view?.hiddenPostings ?? [],
    hiddenCompanies: view?.hiddenCompanies ?? [],
    savedJobIds: view?.applications.flatMap(({ posting }) => posting.jobId ?? []) ?? [],
    lastVisit,
    isNew: (number) => lastVisit !== undefined && number > lastVisit.newest,
  };
}
