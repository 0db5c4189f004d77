import { z } from 'zod';
import {
  education,
  experience,
  MAX_LINKS,
  MAX_SKILLS_PER_CATEGORY,
  preferredRole,
  project,
  projectLink,
  skillCategory,
} from '../profile/items.js';
import { line, prose, text } from '../text.js';
import { cleanLine, cleanProse } from '../visible-text.js';

const cleanedText = (clean: (text: string) => string, storedText: z.ZodType<string, string>) =>
  z.string().transform(clean).pipe(storedText);
const cleanedLine = cleanedText(cleanLine, line);
const cleanedProse = cleanedText(cleanProse, prose);
const cleanedAddress = cleanedText(cleanLine, text(2_000));
/** A list of words without the entries that are empty after cleaning. */
const cleanedLines = (max: number) =>
  z
    .array(cleanedLine)
    .max(max)
    .transform((entries) => entries.filter((entry) => entry !== ''))
    .pipe(z.array(z.string()));

/** Skills by category in a draft. */
export const draftSkills = z.partialRecord(skillCategory, cleanedLines(MAX_SKILLS_PER_CATEGORY));

/**
 * The list items of an unfinished step: like stored items, with hidden characters removed. Drafts are never rejected
 * for hidden characters.
 */
export const draftItems = {
  education: education.extend({
    institution: cleanedLine,
    courseType: cleanedLine,
    courseName: cleanedLine,
    achievements: cleanedProse.default(''),
  }),
  experience: experience.extend({
    company: cleanedLine,
    title: cleanedLine,
    location: cleanedLine.optional(),
    description: cleanedProse.optional(),
    skills: draftSkills.optional(),
  }),
  project: project.extend({
    title: cleanedLine,
    description: cleanedProse.optional(),
    category: cleanedLine.optional(),
    year: cleanedText(cleanLine, text(20)).optional(),
    imageUrl: cleanedAddress.optional(),
    projectUrl: cleanedAddress.optional(),
    links: z
      .array(projectLink.extend({ name: cleanedLine, url: cleanedAddress }))
      .max(MAX_LINKS)
      .default([]),
    skills: draftSkills.optional(),
  }),
  preferredRole: preferredRole.extend({
    title: cleanedLine,
    description: cleanedProse.optional(),
    requiredSkills: cleanedLines(100).default([]),
  }),
  workModes: cleanedLines(50).default([]),
} as const;
