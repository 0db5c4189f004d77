import { DATA_ROLES } from './data-roles.js';
import { DESIGN_ROLES } from './design-roles.js';
import { ENGINEERING_ROLES } from './engineering-roles.js';
import { MANAGEMENT_ROLES } from './management-roles.js';
import { MARKETING_ROLES } from './marketing-roles.js';
import { OPERATIONS_ROLES } from './operations-roles.js';
import { parseRoles, type Role } from './role.js';
import { SALES_ROLES } from './sales-roles.js';

/** The 43 roles in the order of the client's list. */
export const KNOWN_ROLES: readonly Role[] = [
  ENGINEERING_ROLES,
  DESIGN_ROLES,
  MANAGEMENT_ROLES,
  DATA_ROLES,
  MARKETING_ROLES,
  SALES_ROLES,
  OPERATIONS_ROLES,
].flatMap(parseRoles);
