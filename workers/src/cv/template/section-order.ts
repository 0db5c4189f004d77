import type { UserType } from '@trackrecord/contracts';
import type { SectionName } from './sections.js';

/** Section order by relevance for recruiters: education first for students, experience for others. */
export const SECTION_ORDER: Readonly<Record<UserType, readonly SectionName[]>> = {
  student: ['education', 'projects', 'skills', 'experience', 'languages'],
  graduate: ['education', 'experience', 'projects', 'skills', 'languages'],
  professional: ['experience', 'projects', 'skills', 'education', 'languages'],
};
