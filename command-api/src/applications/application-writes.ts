import {
  type ApplicationsCommand,
  type ApplicationsState,
  findApplication,
  toPublicApplication,
} from '@trackrecord/domain';
import type { Request, Response } from 'express';
import type { HandledCommand } from '../commands/commands.js';
import type { Writes } from '../commands/writes.js';

/** Runs writes on applications. */
export type ApplicationWrites = Writes<ApplicationsCommand, ApplicationsState>;

type Result = HandledCommand<ApplicationsState>;

/** Adds an application, and responds with it. */
export const addApplication = (
  writes: ApplicationWrites,
  request: Request,
  response: Response,
  { uid, ...fields }: { readonly uid: string } & Omit<Extract<ApplicationsCommand, { type: 'AddApplication' }>, 'type'>,
) =>
  writes.run(request, response, {
    uid,
    origin: undefined,
    command: { type: 'AddApplication', ...fields },
    toResponse: (result) => ({ status: 201, body: toApplicationSaved(result, findAddedId(result)) }),
  });

/** Returns the revision of the stream; -1 if a command on an empty one changed nothing. */

/** Creates the response to a change of one application. */
export function toApplicationSaved(result: Result, applicationId: string) {
  const storedApplication = findApplication(result.stream.state, applicationId);
  if (!storedApplication) throw new Error('the application was not stored');
  return { application: toPublicApplication(storedApplication), ...toWrittenChange(result) };
}

/** Returns the revision, and the id of the event that was written, which is the last one of the stream. */
export const toWrittenChange = ({ stream, hasAppendedEvents }: Result) => ({
  revision: Number(stream.revision ?? -1n),
  ...(hasAppendedEvents && { eventId: stream.head }),
});

/** Returns the id of the application that a command added: the first one that did not exist before the command. */
function findAddedId({ previousState, stream }: Result): string {
  const previousIds = new Set(previousState.applications.map(({ id }) => id));
  const addedApplication = stream.state.applications.find(({ id }) => !previousIds.has(id));
  if (!addedApplication) throw new Error('the application was not added');
  return addedApplication.id;
}
