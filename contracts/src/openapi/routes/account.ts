import type { RouteDefinitions } from '../route-definition.js';

/** What is held about a person, and its erasure (design.md section 5). */
export const accountRoutes = {
  'GET /api/profile/{uid}/export': {
    id: 'exportData',
    summary: 'Downloads everything that is held about a person, as one ZIP.',
    tag: 'account',
    access: 'owner',
    headers: ['X-Min-Revision'],
    answers: {
      200: {
        description: 'The ZIP, with a README inside.',
        types: ['application/zip'],
        headers: { 'Content-Disposition': 'always' },
      },
    },
  },
  'DELETE /api/profile/{uid}': {
    id: 'eraseAccount',
    summary: 'Erases the account and everything that is held about its person.',
    description:
      'It answers once nothing can be read any more. The receipt is signed with the key of `/api/erasure-key`. ' +
      'A UUID as `Idempotency-Key` becomes the number of the erasure, under which the receipt is found later on.',
    tag: 'account',
    access: 'owner',
    headers: ['Idempotency-Key'],
    answers: { 200: { description: 'The account is gone.', schema: 'AccountErased' } },
  },
  'GET /api/erasure-receipts/{id}': {
    id: 'getErasureReceipt',
    summary: 'Reads the receipt of an erasure by its number, once it is finished.',
    description: 'Nothing in a receipt leads to a person, so that its number is all that is asked for.',
    tag: 'account',
    access: 'anybody',
    answers: { 200: { description: 'The receipt.', schema: 'ErasureReceipt' } },
    errors: [404],
  },
  'GET /api/erasure-key': {
    id: 'getErasureKey',
    summary: 'Reads the public key that receipts of erasures are checked with.',
    tag: 'account',
    access: 'anybody',
    answers: { 200: { description: 'The key.', schema: 'ErasureKey' } },
  },
} as const satisfies RouteDefinitions;
