import { RECEIPT_FILE_NAME } from '@trackrecord/contracts/constants';

/** Where `npm run verify-receipt` looks for the public key unless it is told. */
const USUAL_KEY = 'http://localhost:8080/api/erasure-key';

/** The command that checks a receipt with the public key at an address (design.md section 5). */
export const checkCommand = (keyAddress: string): string =>
  `npm run verify-receipt -- ${RECEIPT_FILE_NAME}${keyAddress === USUAL_KEY ? '' : ` --key=${keyAddress}`}`;
