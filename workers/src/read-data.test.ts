import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { preferences } from '@trackrecord/contracts';
import { ROLES } from '@trackrecord/contracts/lists/roles';
import { z } from 'zod';
import { SKILL_LISTS } from './ai/rules/skills/taxonomy.js';
import { SIZES } from './feeds/sample/sample-company.js';
import { REGIONS } from './feeds/sample/sample-places.js';
import { LEVELS } from './feeds/sample/sample-role.js';
import { readData } from './read-data.js';

const text = z.string().regex(/^\S(?:.*\S)?$/su);
const texts = z.array(text);
const nonEmptyTexts = texts.min(1);
const words = z.array(z.string().regex(/^[a-z'+/-]+$/));
const nonNegativeInteger = z.int().nonnegative();
const occupationCode = z.string().regex(/^\d{4}(?:\.\d+)+$/);
const month = z.string().regex(/^\d\d\/\d{4}$/);
const level = z.enum(LEVELS);
const region = z.enum(REGIONS);
const trade = z.enum(['software', 'platform', 'customers', 'hardware', 'goods']);
const family = z.enum(['engineering', 'design', 'management', 'data', 'marketing', 'sales', 'operations', 'people']);
const byLevel = z.record(level, nonEmptyTexts);

/** Verbs in the notation of `stated-actions.ts`, and what they act on. */
const action = z
  .string()
  .regex(/^[a-z+/-]+(?: [a-z]+)*(?:\|[a-z+/-]+(?: [a-z]+)*)*(?: \.\.\. [\w' ,-]+(?:\|[\w' ,-]+)*)?$/);
const skills = z.array(z.strictObject({ name: text, aliases: texts, actions: z.array(action).min(1).optional() }));

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(SKILL_LISTS.map((list) => [`skills/${list}`, skills])),
  'skills/ambiguous-names': z.array(
    z.strictObject({
      names: nonEmptyTexts,
      requiredEvidence: z.enum(['plain', 'hyphened', 'cased', 'strict', 'rare', 'spoken']),
      isProgrammingLanguage: z.literal(true).optional(),
      followedBy: nonEmptyTexts.optional(),
      precededBy: nonEmptyTexts.optional(),
      notFollowedBy: nonEmptyTexts.optional(),
      notPrecededBy: nonEmptyTexts.optional(),
      near: nonEmptyTexts.optional(),
      notNear: nonEmptyTexts.optional(),
    }),
  ),
  'skills/abbreviations': z.array(
    z.strictObject({
      name: text,
      meanings: z
        .array(z.strictObject({ skill: text, beside: nonEmptyTexts, near: z.array(z.string().regex(/^[a-z]+$/)) }))
        .min(1),
    }),
  ),
  'skills/stated-forms': z.array(
    z.strictObject({ skill: text, forms: z.array(z.string().regex(/^\w[\w -]*(?: \.\.\. \w[\w -]*)?$/)).min(1) }),
  ),
  'roles/roles': z.array(
    z.strictObject({
      title: z.enum(ROLES),
      level: z.enum(['entry', 'experienced', 'senior']),
      alternativeTitles: nonEmptyTexts,
      description: text,
      skills: nonEmptyTexts,
    }),
  ),
  'occupations/common-titles': z.record(
    occupationCode,
    z.strictObject({
      en: nonEmptyTexts.optional(),
      de: nonEmptyTexts.optional(),
      fr: nonEmptyTexts.optional(),
      es: nonEmptyTexts.optional(),
    }),
  ),
  'occupations/group-words': z.record(
    z.string().regex(/^\d{4}$/),
    z.strictObject({ words: z.array(z.string().regex(/^[a-z]+$/)).min(15), typical: text }),
  ),
  'words/action-verbs': z.strictObject({ lasting: words, making: words, result: words }),
  'words/irregular-forms': z.record(
    z.enum(['verbs', 'nouns', 'adjectives']),
    z.array(z.string().regex(/^[a-z]+(?: [a-z]+)+$/)),
  ),
  'words/misspellings': z.record(z.string().regex(/^[a-z]+$/), z.string().regex(/^[a-z]+(?:[ '][a-z]+)?$/)),
  'words/ordinary-words': z.strictObject({
    functionWords: words,
    adverbs: words,
    commonOpenings: words,
    commonVerbs: words,
    titleWords: words,
  }),
  'sample-feed/companies': z.array(
    z.strictObject({
      name: text,
      size: nonNegativeInteger.max(SIZES.length - 1).optional(),
      cities: nonEmptyTexts,
      trades: z.array(trade),
      does: text,
      detail: text,
      areas: texts,
      product: text,
      users: text,
      buyers: text.optional(),
      goods: text.optional(),
    }),
  ),
  'sample-feed/events': z.array(
    z.strictObject({
      title: text,
      badge: z.enum(['Meet-up', 'Conference', 'Workshop', 'Job fair']),
      place: text,
      days: nonNegativeInteger,
      hour: nonNegativeInteger.max(23),
      length: nonNegativeInteger,
    }),
  ),
  'sample-feed/families': z.record(
    family,
    z.strictObject({
      team: text,
      seniorTasks: nonEmptyTexts,
      beginnerTasks: nonEmptyTexts,
      softSkills: nonEmptyTexts,
      education: nonEmptyTexts,
      internship: nonEmptyTexts,
    }),
  ),
  'sample-feed/pay': z.array(
    z.strictObject({
      currency: z.string().regex(/^[A-Z]{3}$/),
      unitText: z.enum(['YEAR', 'MONTH']),
      base: z.number(),
      spread: z.number(),
      step: z.number(),
      min: z.number(),
      intern: z.strictObject({
        value: z.number(),
        unitText: z.enum(['MONTH', 'HOUR']),
        step: z.number(),
        min: z.number(),
      }),
      hour: z.number().optional(),
    }),
  ),
  'sample-feed/phrases': z.strictObject({
    headings: z.array(z.strictObject({ tasks: text, requirements: text, niceToHaves: text, offers: text })),
    openers: nonEmptyTexts,
    beginnerOpeners: nonEmptyTexts,
    experience: byLevel,
    knowledge: byLevel,
    offers: nonEmptyTexts,
    localOffers: z.record(z.enum([...REGIONS, 'remote']), nonEmptyTexts),
    closings: nonEmptyTexts,
  }),
  'sample-feed/places': z.array(
    z.strictObject({
      city: text,
      country: text,
      region,
      currency: text,
      factor: z.number(),
      language: text.optional(),
    }),
  ),
  'sample-feed/roles': z.array(
    z.strictObject({
      role: z.enum(ROLES),
      field: text,
      postingCount: nonNegativeInteger,
      salaryInBerlin: z.number(),
      family,
      team: text.optional(),
      ladder: z.partialRecord(level, text),
      needs: trade.optional(),
      minSize: nonNegativeInteger.max(SIZES.length - 1).optional(),
      onSite: z.literal(true).optional(),
      descriptions: nonEmptyTexts,
      tasks: nonEmptyTexts,
      requirements: nonEmptyTexts,
      niceToHaves: texts,
      tracks: z.array(z.strictObject({ titles: nonEmptyTexts, requirements: nonEmptyTexts, tasks: texts.optional() })),
    }),
  ),
  'golden-set/jobs': z.array(z.strictObject({ id: text, digest: z.string().regex(/^[0-9a-f]{12}$/) })),
  'golden-set/profiles': z.array(
    z.strictObject({
      uid: text,
      note: text,
      userType: z.enum(['student', 'graduate', 'professional']),
      name: z.tuple([text, text]),
      headline: text.optional(),
      location: text,
      studied: z.array(
        z.strictObject({
          at: text,
          type: text,
          course: text,
          from: month,
          until: month.optional(),
          achievements: text.optional(),
        }),
      ),
      worked: z
        .array(z.strictObject({ at: text, as: text, in: text, from: month, until: month.optional(), did: text }))
        .optional(),
      made: z
        .array(z.strictObject({ title: text, category: text.optional(), year: z.string().regex(/^\d{4}$/), did: text }))
        .optional(),
      skills: texts,
      roles: texts,
      preferences: preferences.partial().optional(),
    }),
  ),
};

it.each(Object.entries(SCHEMAS))('%s.json matches its schema', (name, schema) => {
  const result = schema.safeParse(readData(name));
  expect(result.error?.issues ?? []).toEqual([]);
});

it('validates every data file', () => {
  const files = readdirSync(join(__dirname, '../data'), { recursive: true, encoding: 'utf8' });
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
  expect(Object.keys(SCHEMAS).sort()).toEqual(names.sort());
});
