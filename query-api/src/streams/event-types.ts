import {
  accountEventData,
  applicationsEventData,
  detectedSkillsEventData,
  onboardingEventData,
  profileEventData,
  type StreamCategory,
} from '@trackrecord/contracts';
import type { z } from 'zod';

/** A type of event that streams of a kind have. */
interface EventType {
  readonly type: string;
  readonly category: StreamCategory;
  /** The payload in its current version. */
  readonly schema: z.ZodType;
}

const SCHEMAS: Readonly<Record<StreamCategory, Readonly<Record<string, z.ZodType>>>> = {
  profile: profileEventData,
  onboarding: onboardingEventData,
  'detected-skills': detectedSkillsEventData,
  applications: applicationsEventData,
  account: accountEventData,
};

/** Every type of event of the streams of a user. Each kind of stream ends with its own `AccountErased`. */
export const EVENT_TYPES: readonly EventType[] = Object.entries(SCHEMAS).flatMap(([category, schemas]) =>
  Object.entries(schemas).map(([type, schema]) => ({ type, category: category as StreamCategory, schema })),
);
