import type { SkillsByCategory } from '@trackrecord/contracts';

/** The detection of skills in a description that was submitted before it has answered. */
export interface PendingDetection {
  readonly skills: Promise<SkillsByCategory>;
  /** Adds what was found to the skills of the entry, as its form would have done. */
  readonly addTo: (skills: SkillsByCategory, foundSkills: SkillsByCategory) => SkillsByCategory;
}

/** How to get the pending detection of a form, by its `control`. */
const detections = new WeakMap<object, () => PendingDetection | undefined>();

/** Sets how the pending detection of a form is got; undefined if the form has no description. */
export function setDetection(control: object, getPending: (() => PendingDetection | undefined) | undefined): void {
  if (getPending === undefined) detections.delete(control);
  else detections.set(control, getPending);
}

/** Returns the detection that a form is waiting for. One that waits for a pause in typing begins now. */
export const getPendingDetection = (control: object): PendingDetection | undefined => detections.get(control)?.();
