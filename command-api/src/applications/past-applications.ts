import type { ApplicationsEvent } from '@trackrecord/contracts';
import {
  applicationsAggregate,
  type ApplicationsState,
  type ApplicationsStep,
  findApplication,
} from '@trackrecord/domain';
import { HttpError } from '@trackrecord/platform';
import type { UserStreams } from '../commands/user-streams.js';

/** Reads events of applications. */
export class PastApplications {
  constructor(
    private readonly streams: Pick<
      UserStreams<ApplicationsState, ApplicationsEvent>,
      'empty' | 'findRevision' | 'load' | 'readEvents'
    >,
  ) {}

  /**
   * Finds an event by its id, with the states before and after it.
   * @throws {HttpError} 404 if there is no such event.
   */
  async find(uid: string, eventId: string): Promise<ApplicationsStep> {
    const revision = await this.streams.findRevision(uid, eventId);
    if (revision === undefined) throw new HttpError(404, 'change-not-found', 'This change does not exist.');
    const before =
      revision === 0n ? this.streams.empty : await this.streams.load(uid, this.streams.empty, revision - 1n);
    for await (const { event } of this.streams.readEvents(uid, revision))
      return { event, before: before.state, after: applicationsAggregate.evolve(before.state, event) };
    throw new Error(`applications-${uid} ends before revision ${String(revision)}`);
  }

  /** Reads the text of a posting as it was when its application was added. @throws {HttpError} 404 */
  async readPostingText(uid: string, applicationId: string): Promise<string> {
    const { state } = await this.streams.load(uid, this.streams.empty);
    const application = findApplication(state, applicationId);
    if (!application) throw new HttpError(404, 'application-not-found', 'There is no such application.');
    const { addedRevision } = application;
    for await (const { event } of this.streams.readEvents(uid, BigInt(addedRevision)))
      if (event.type === 'ApplicationAdded') return event.data.text;
    throw new Error(`applications-${uid} has no posting at revision ${String(addedRevision)}`);
  }
}
