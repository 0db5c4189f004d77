import { readFileSync } from 'node:fs';
import { z } from 'zod';

// The texts are fictional and were labelled by their author before the detector existed. The rules:
//  1. A label is the canonical name (US spelling) of a skill that the text states; nothing is inferred.
//  2. The writer learned, used, did or taught it. Employers, other people's skills and negations are no label.
//  3. The longest name wins: "React Native" is not also React, "AWS Lambda" alone is not also AWS, HubSpot CRM is HubSpot.
//     A list in brackets labels each: "AWS (EC2, S3)" is three.
//  4. technical: languages, libraries and frameworks (test frameworks too), databases, protocols, technical standards,
//     engineering, data, security, test and laboratory methods, accessibility.
//  5. tools: named products one runs or operates: clouds, cloud warehouses, brokers, operating systems, build and devops
//     tools, boards, applications, instruments. A game engine is a tool; Spark, Hadoop and Hive are technical.
//  6. domain: business, design, finance, people and trade practice, regulations, management standards, certificates
//     of a method, teaching. A/B testing is always domain; Quality Assurance too; software testing is technical.
//  7. soft: only if the text names the skill, also as a verb: mentored, coached, negotiated, trained, delegated,
//     facilitated, presented (results), collaborated. "Led/managed a team" is Team Leadership; leading a project is no
//     label. Stakeholder Management is soft.
//  8. A bare job title, industry, budget sum or thing made (dashboard, report, app, model) is no label; a skill inside
//     a title is ("Java developer", "E-commerce manager"), but "Program manager" is not Program Management.
//  9. Human languages, social networks and school subjects other than methods are no labels.
// 10. Versions are dropped: "HTML5" is HTML, "Vue 3" is Vue.js.

const skills = z.array(z.string()).optional();
/** A text as a user writes or dictates it, with the skills it states, by category. A missing category has none. */
const labelledText = z.strictObject({
  text: z.string(),
  /** Groups the texts, so that each half of the golden set has half of each kind. */
  kind: z.string().optional(),
  technical: skills,
  tools: skills,
  domain: skills,
  soft: skills,
});
export type LabelledText = z.infer<typeof labelledText>;

const readTexts = (name: string): readonly LabelledText[] =>
  z
    .array(labelledText)
    .parse(JSON.parse(readFileSync(new URL(`../../data/skills/${name}.json`, import.meta.url), 'utf8')));

/** Reads all labelled texts, grouped by kind. */
export const readGoldenSet = (): readonly LabelledText[] => readTexts('golden-set');

/**
 * Reads the texts that were labelled by the same rules by an author who had seen neither the detector nor the golden set.
 * Do not tune on it: correct wrong labels, but do not rewrite texts with missed skills.
 */
export const readBlindSet = (): readonly LabelledText[] => readTexts('blind');

/** Returns true if the text at this index of the golden set is in the tuning half (even); odd ones are in the test half. */
export function isInTuningHalf(index: number): boolean {
  return index % 2 === 0;
}
