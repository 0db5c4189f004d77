import type { ReadableResume } from './readable-resume.js';

/** The parts of a resume that a profile has a place for. */
const PARTS = ['basics', 'work', 'education', 'projects', 'skills', 'languages'] as const;

/** Returns true if a resume says anything that a profile has a place for. */
export const hasContent = (resume: ReadableResume): boolean => PARTS.some((part) => isFilled(resume[part]));

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isFilled);
  return value !== undefined && value !== null;
}
