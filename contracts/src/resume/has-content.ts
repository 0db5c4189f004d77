import type { ReadableResume } from './readable-resume.js';

/** The parts of a resume that a profile supports. */
const PARTS = ['basics', 'work', 'education', 'projects', 'skills', 'languages'] as const;

/** Returns true if a resume has any content that a profile supports. */
export const hasContent = (resume: ReadableResume): boolean => PARTS.some((part) => isFilled(resume[part]));

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isFilled);
  return value !== undefined && value !== null;
}
