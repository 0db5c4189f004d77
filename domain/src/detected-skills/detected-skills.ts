import {
  decodeDetectedSkillsEvent,
  DETECTED_SKILLS_STREAM_PREFIX,
  type DetectedSkills,
  type DetectedSkillsEvent,
  detectedSkillsStream,
  MAX_SKILLS_PER_CATEGORY,
  type OnboardingProgress,
  type SkillsByCategory,
  toSkillKey,
} from '@trackrecord/contracts';
import type { Aggregate } from '../aggregate.js';
import { AccountErasedError } from '../domain-error.js';

/** The state of a detected-skills stream. */
export interface DetectedSkillsState {
  /** True after an erasure: no event may be appended. */
  readonly erased: boolean;
  readonly skills: SkillsByCategory;
}

/** The command of a worker that found skills in a text. */
export type DetectedSkillsCommand = { readonly type: 'RecordDetectedSkills' } & DetectedSkills;

/** Decides which of the skills are new. @throws {AccountErasedError} after an erasure. */
function decide(command: DetectedSkillsCommand, state: DetectedSkillsState): readonly DetectedSkillsEvent[] {
  if (state.erased) throw new AccountErasedError();
  const { source, engine } = command;
  const skills = findNewSkills(state.skills, command.skills);
  return Object.keys(skills).length === 0 ? [] : [{ type: 'SkillsDetected', data: { source, skills, engine } }];
}

function evolve(state: DetectedSkillsState, { type, data }: DetectedSkillsEvent): DetectedSkillsState {
  switch (type) {
    case 'SkillsDetected':
      return { ...state, skills: addSkills(state.skills, data.skills) };
    case 'AccountErased':
      return { erased: true, skills: {} };
    default:
      return type satisfies never;
  }
}

/**
 * The streams `detected-skills-{uid}`: skills that workers found in descriptions and dictations. They are separate so
 * that they never change the revision of what the user edits (decision 014).
 */
export const detectedSkillsAggregate: Aggregate<
  DetectedSkillsCommand,
  DetectedSkillsState,
  DetectedSkillsEvent,
  'account-erased'
> = {
  streamPrefix: DETECTED_SKILLS_STREAM_PREFIX,
  getStream: detectedSkillsStream,
  decode: decodeDetectedSkillsEvent,
  snapshotVersion: 0,
  restore: () => undefined,
  decide,
  errorClass: AccountErasedError,
  evolve,
  initialState: { erased: false, skills: {} },
  isErased: ({ erased }) => erased,
  getTextOrigin: () => undefined,
};

/** Adds the detected skills to a progress. Older onboarding streams contain detected skills, too. */
export const withDetectedSkills = (
  progress: OnboardingProgress,
  detectedSkillsState: DetectedSkillsState | undefined,
): OnboardingProgress => ({
  ...progress,
  detectedSkills: addSkills(progress.detectedSkills, detectedSkillsState?.skills ?? {}),
});

/** Returns the skills that are not known yet, in any category and case, up to the maximum of a category. */
export function findNewSkills(knownSkills: SkillsByCategory, detectedSkills: SkillsByCategory): SkillsByCategory {
  const knownNames = new Set(toEntries(knownSkills).flatMap(([, skills]) => skills.map(toSkillKey)));
  const newEntries = toEntries(detectedSkills).map(([category, skills]) => {
    const freeSlots = MAX_SKILLS_PER_CATEGORY - (knownSkills[category]?.length ?? 0);
    return [category, skills.filter((skill) => !knownNames.has(toSkillKey(skill))).slice(0, freeSlots)] as const;
  });
  return Object.fromEntries(newEntries.filter(([, skills]) => skills.length > 0));
}

/** Adds skills to those that are known. */
export function addSkills(knownSkills: SkillsByCategory, detectedSkills: SkillsByCategory): SkillsByCategory {
  const newEntries = toEntries(findNewSkills(knownSkills, detectedSkills)).map(([category, skills]) => [
    category,
    [...(knownSkills[category] ?? []), ...skills],
  ]);
  return { ...knownSkills, ...(Object.fromEntries(newEntries) as SkillsByCategory) };
}

const toEntries = (skills: SkillsByCategory) =>
  Object.entries(skills) as (readonly [keyof SkillsByCategory, readonly string[]])[];
