import { z } from 'zod';
import { line, prose, text, yearOrDate } from '../text.js';

/** The stable id of a list item, assigned when it is first saved. */
export const itemId = z.uuid();

export const skillCategory = z.enum(['technical', 'soft', 'domain', 'tools']);

/** The maximum number of skills per category of an item. */
export const MAX_SKILLS_PER_CATEGORY = 200;

/** Skills of one item by category: technical, soft, domain, tools (spec section 3). */
export const skillsByCategory = z
  .partialRecord(skillCategory, z.array(line).max(MAX_SKILLS_PER_CATEGORY))
  .meta({ id: 'SkillsByCategory' });
export type SkillsByCategory = z.infer<typeof skillsByCategory>;

export const education = z
  .object({
    id: itemId,
    institution: line,
    courseType: line,
    courseName: line,
    startDate: yearOrDate.optional(),
    endDate: yearOrDate.nullable(),
    isCurrentlyStudying: z.boolean().default(false),
    achievements: prose.default(''),
  })
  .meta({ id: 'Education' });
export type Education = z.infer<typeof education>;

/**
 * How a description was written, unless it was typed: dictated, or suggested by the enhancement. Stored with the text
 * in its event.
 */
export const descriptionOrigin = z.enum(['dictated', 'suggested']);
export type DescriptionOrigin = z.infer<typeof descriptionOrigin>;

export const experience = z
  .object({
    id: itemId,
    company: line,
    title: line,
    location: line.optional(),
    description: prose.optional(),
    descriptionOrigin: descriptionOrigin.optional(),
    startDate: yearOrDate.optional(),
    endDate: yearOrDate.nullable(),
    current: z.boolean().default(false),
    skills: skillsByCategory.optional(),
  })
  .meta({ id: 'Experience' });
export type Experience = z.infer<typeof experience>;

export const projectLink = z.object({ name: line, url: text(2_000) });
export type ProjectLink = z.infer<typeof projectLink>;

/** The maximum number of links of a project. */
export const MAX_LINKS = 50;

export const project = z
  .object({
    id: itemId,
    title: line,
    description: prose.optional(),
    descriptionOrigin: descriptionOrigin.optional(),
    category: line.optional(),
    year: text(20).optional(),
    imageUrl: text(2_000).optional(),
    startDate: yearOrDate.optional(),
    endDate: yearOrDate.nullable(),
    isOngoing: z.boolean().default(false),
    projectUrl: text(2_000).optional(),
    links: z.array(projectLink).max(MAX_LINKS).default([]),
    skills: skillsByCategory.optional(),
  })
  .meta({ id: 'Project' });
export type Project = z.infer<typeof project>;

export const preferredRole = z
  .object({
    id: itemId,
    title: line,
    /** How well the user matches the role, in percent. */
    match: z.number().min(0).max(100),
    description: prose.optional(),
    requiredSkills: z.array(line).max(100).default([]),
  })
  .meta({ id: 'PreferredRole' });
export type PreferredRole = z.infer<typeof preferredRole>;
