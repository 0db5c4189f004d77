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
import { AMBIGUOUS_WORDS } from './golden-set/ambiguous-words.js';
import { DATA } from './golden-set/data.js';
import { DESIGN } from './golden-set/design.js';
import { EARLY_CAREER } from './golden-set/early-career.js';
import { ENGINEERING } from './golden-set/engineering.js';
import type { LabelledText } from './golden-set/labelled-text.js';
import { MANAGEMENT } from './golden-set/management.js';
import { MARKETING } from './golden-set/marketing.js';
import { NO_SKILL } from './golden-set/no-skill.js';
import { OPERATIONS } from './golden-set/operations.js';
import { PEOPLE } from './golden-set/people.js';
import { PLATFORMS } from './golden-set/platforms.js';
import { SALES } from './golden-set/sales.js';

export type { LabelledText } from './golden-set/labelled-text.js';

/** All labelled texts, grouped by kind, so that each half of the split (see isInTuningHalf) has half of each kind. */
export const GOLDEN_SET: readonly LabelledText[] = [
  ...ENGINEERING,
  ...PLATFORMS,
  ...DATA,
  ...DESIGN,
  ...MANAGEMENT,
  ...MARKETING,
  ...SALES,
  ...OPERATIONS,
  ...PEOPLE,
  ...EARLY_CAREER,
  ...AMBIGUOUS_WORDS,
  ...NO_SKILL,
];

/** Returns true if the text at this index of GOLDEN_SET is in the tuning half (even); odd ones are in the test half. */
export function isInTuningHalf(index: number): boolean {
  return index % 2 === 0;
}
