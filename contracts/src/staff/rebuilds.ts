import { z } from 'zod';

/** The projections of views that each person has. */
export const viewProjection = z.enum(['profile', 'onboarding', 'applications']);
export type ViewProjection = z.infer<typeof viewProjection>;

/** A collection of views: the first one of a projection, or one that a rebuild has made. Tests have other projections. */
export type ViewCollection = `${string}-views` | `${string}-views-${number}`;

/** POST /support/people/{uid}/rebuilds: builds the view of one person again. */
export const rebuildBody = z.strictObject({ projection: viewProjection });
export type RebuildBody = z.infer<typeof rebuildBody>;

export const rebuildRequested = z.strictObject({ id: z.uuid() });

export const REBUILD_STATES = ['waiting', 'running', 'done', 'stuck', 'failed'] as const;

/** GET /support/people/{uid}/rebuilds/{id}. `stuck`: an event cannot be processed, so the stream is quarantined. */
export const rebuildState = z.strictObject({
  state: z.enum(REBUILD_STATES),
  /** The number of events that were applied; null until it ended. */
  events: z.int().nonnegative().nullable(),
  /** Why it is stuck or failed. */
  reason: z.string().nullable(),
});
export type RebuildState = z.infer<typeof rebuildState>;

/** POST /support/people/{uid}/remakes: renders the CV or ranks the postings again. */
export const remakeBody = z.strictObject({ what: z.enum(['cv', 'matches']) });

/** POST /support/people/{uid}/mails: sends an email of the identity provider. Its link is never shown to staff. */
export const mailBody = z.strictObject({ kind: z.literal('password-reset') });

/** 202: the request was accepted. */
export const requestAccepted = z.strictObject({});
