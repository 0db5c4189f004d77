import { z } from 'zod';
import { projectionSummary } from '../operations/projections.js';
import { viewProjection } from '../staff/rebuilds.js';
import { commitPosition, indexProgress, streamCategory, streamName } from './stream-log.js';

const count = z.int().nonnegative();

/** The most views of one sample. */
export const MAX_SAMPLED_VIEWS = 1_000;

/** GET /streams/projections: how far each projection and the index are. */
export const streamProjections = z
  .strictObject({
    projections: z.array(
      z.strictObject({
        ...projectionSummary.shape,
        /** The position up to which its views are stored; null if none is. */
        position: commitPosition.nullable(),
      }),
    ),
    /** The position of the newest event of the log; null if it is empty. */
    newest: commitPosition.nullable(),
    /** Null if `EVENT_INDEX_DAYS` is 0. */
    index: z
      .strictObject({ ...indexProgress.shape, days: z.int().positive(), holder: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: 'StreamProjections' });
export type StreamProjections = z.infer<typeof streamProjections>;

/** GET /streams/schemas: every type of event that a stream of a user can have. */
export const eventSchemas = z
  .strictObject({
    types: z.array(
      z.strictObject({
        type: z.string(),
        category: streamCategory,
        /** The current version. */
        version: z.int().positive(),
        /** The steps from older versions, such as `1 → 2`. */
        upcasters: z.array(z.string()),
        /** Its fields in the order of the schema: `experience.title`. */
        fields: z.array(z.strictObject({ path: z.string(), type: z.string(), isRequired: z.boolean() })),
        /** How many the index has, at most a minute ago; null if the index is off. */
        count: count.nullable(),
      }),
    ),
  })
  .meta({ id: 'EventSchemas' });
export type EventSchemas = z.infer<typeof eventSchemas>;

/** Why a view could not be compared. */
export const VIEW_PROBLEMS = ['missing', 'unreadable', 'quarantined', 'stuck', 'too-long', 'moving', 'erased'] as const;

/** GET /streams/views/{projection}/{stream}: whether the stored view is what its stream says. Nothing is written. */
export const viewCheck = z
  .strictObject({
    projection: viewProjection,
    stream: streamName,
    /** The revision of the stored view; null if there is none. */
    viewRevision: count.nullable(),
    /** The newest revision of the stream; null if it has no events. */
    streamRevision: count.nullable(),
    /** True if the view equals its stream, folded up to its revision; null if they could not be compared. */
    isSame: z.boolean().nullable(),
    /** The fields that differ, such as `experiences[1].endDate`, at most 100; never their values. */
    differing: z.array(z.string()).max(100),
    /** Why they could not be compared; null if they were. */
    problem: z.enum(VIEW_PROBLEMS).nullable(),
    /** Names an event and a rule, never contents; null if there is nothing to say. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'ViewCheck' });
export type ViewCheck = z.infer<typeof viewCheck>;

/** The query of GET /streams/views/{projection}. */
export const sampleQuery = z.strictObject({
  sample: z.coerce.number().int().min(1).max(MAX_SAMPLED_VIEWS).optional().describe('How many; 200 by default.'),
});

/** GET /streams/views/{projection}: the streams of random views. */
export const viewSample = z
  .strictObject({ streams: z.array(streamName).max(MAX_SAMPLED_VIEWS) })
  .meta({ id: 'ViewSample' });
