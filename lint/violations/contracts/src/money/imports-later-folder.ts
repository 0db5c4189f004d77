// folders/order: jobs comes after money.
import { salary } from '../jobs/salary.js';

export const amount = salary;
