import type { SkillsByCategory } from '@trackrecord/contracts';
import { BACKEND } from './backend.js';
import { BUSINESS_SOFTWARE } from './business-software.js';
import { CLOUD_AND_OPERATIONS } from './cloud-and-operations.js';
import { DATA_AND_MACHINE_LEARNING } from './data-and-machine-learning.js';
import { DATABASES } from './databases.js';
import { DESIGN_AND_MEDIA_SOFTWARE } from './design-and-media-software.js';
import { ENGINEERING_METHODS } from './engineering-methods.js';
import { FINANCE_AND_LAW } from './finance-and-law.js';
import { FRONTEND_AND_MOBILE } from './frontend-and-mobile.js';
import { HARDWARE_AND_ENGINEERING } from './hardware-and-engineering.js';
import { LANGUAGES } from './languages.js';
import { MARKETING_AND_SALES_PRACTICE } from './marketing-and-sales-practice.js';
import { MARKETING_AND_SALES_SOFTWARE } from './marketing-and-sales-software.js';
import { OFFICE_AND_COLLABORATION } from './office-and-collaboration.js';
import { PEOPLE_AND_OPERATIONS } from './people-and-operations.js';
import { PRODUCT_AND_DESIGN_PRACTICE } from './product-and-design-practice.js';
import { PROTOCOLS_AND_STANDARDS } from './protocols-and-standards.js';
import { SOFT_SKILLS } from './soft-skills.js';
import { TEST_AND_BUILD_LIBRARIES } from './test-and-build-libraries.js';

export type SkillCategory = keyof SkillsByCategory;

/**
 * The lists of names by category (spec section 3): what is known and done technically, the products it is done with,
 * the fields and practices of a trade, and what is said of how somebody works.
 */
export const CATALOGUE: readonly (readonly [SkillCategory, readonly string[]])[] = [
  [
    'technical',
    [
      LANGUAGES,
      FRONTEND_AND_MOBILE,
      BACKEND,
      DATABASES,
      PROTOCOLS_AND_STANDARDS,
      DATA_AND_MACHINE_LEARNING,
      ENGINEERING_METHODS,
      HARDWARE_AND_ENGINEERING,
      TEST_AND_BUILD_LIBRARIES,
    ],
  ],
  [
    'tools',
    [
      CLOUD_AND_OPERATIONS,
      DESIGN_AND_MEDIA_SOFTWARE,
      OFFICE_AND_COLLABORATION,
      MARKETING_AND_SALES_SOFTWARE,
      BUSINESS_SOFTWARE,
    ],
  ],
  ['domain', [PRODUCT_AND_DESIGN_PRACTICE, MARKETING_AND_SALES_PRACTICE, FINANCE_AND_LAW, PEOPLE_AND_OPERATIONS]],
  ['soft', [SOFT_SKILLS]],
];
