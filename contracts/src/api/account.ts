import { erasureReceipt } from '../erasure/receipt.js';
import { accountErased, erasureKey } from '../http/erasure.js';
import { MESSAGES } from '../messages.js';
import { endpoint } from './endpoint.js';

export const accountEndpoints = {
  exportData: endpoint({
    method: 'GET',
    path: '/api/profile/{uid}/export',
    summary: 'Downloads everything that is held about a person, as one ZIP.',
    tag: 'account',
    access: 'owner',
    headers: ['X-Min-Revision'],
    responses: {
      200: {
        description: 'The ZIP, with a README inside.',
        contentTypes: ['application/zip'],
        headers: { 'Content-Disposition': 'always' },
      },
    },
    failureMessage: MESSAGES.dataNotExported,
  }),

  eraseAccount: endpoint({
    method: 'DELETE',
    path: '/api/profile/{uid}',
    summary: 'Erases the account and everything that is held about its person.',
    description:
      'It answers once nothing can be read any more. The receipt is signed with the key of `/api/erasure-key`. ' +
      'A UUID as `Idempotency-Key` becomes the number of the erasure, under which the receipt is found later on.',
    tag: 'account',
    access: 'owner',
    headers: ['Idempotency-Key'],
    responses: { 200: { description: 'The account is gone.', schema: accountErased } },
    failureMessage: MESSAGES.profileNotDeleted,
  }),

  getErasureReceipt: endpoint({
    method: 'GET',
    path: '/api/erasure-receipts/{id}',
    summary: 'Reads the receipt of an erasure by its number, once it is finished.',
    description: 'A receipt holds no personal data, so its number is enough to read it.',
    tag: 'account',
    access: 'public',
    responses: { 200: { description: 'The receipt.', schema: erasureReceipt } },
    errors: [404],
  }),

  getErasureKey: endpoint({
    method: 'GET',
    path: '/api/erasure-key',
    summary: 'Reads the public key that receipts of erasures are checked with.',
    tag: 'account',
    access: 'public',
    responses: { 200: { description: 'The key.', schema: erasureKey } },
  }),
};
