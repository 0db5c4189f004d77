import { ENDPOINTS, type Operator } from '@trackrecord/contracts';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';

/** The variables that name the operator; empty if they are not set. */
interface OperatorVariables {
  readonly OPERATOR_NAME: string;
  readonly OPERATOR_ADDRESS: string;
  readonly OPERATOR_EMAIL: string;
}

/**
 * Returns the operator in the configuration. Lines of the address are separated by line breaks, or by `\n` in an .env
 * file.
 */
export const toOperator = (config: OperatorVariables): Operator => ({
  name: config.OPERATOR_NAME.trim() || null,
  address: config.OPERATOR_ADDRESS.replaceAll('\\n', '\n').trim() || null,
  email: config.OPERATOR_EMAIL.trim() || null,
});

/** GET /operator: who operates the site. Public. */
export const getOperator = (operator: Operator): RequestHandler =>
  handle(ENDPOINTS.getOperator, () =>
    Promise.resolve({ status: 200, body: operator, headers: { 'Cache-Control': 'public, max-age=300' } }),
  );
