import type { Operator } from '@trackrecord/contracts';
import { getOperator } from './get-operator.js';

/** Creates the handler of who operates the site. */
export const createHandlers = ({ operator }: { readonly operator: Operator }) => ({
  getOperator: getOperator(operator),
});
