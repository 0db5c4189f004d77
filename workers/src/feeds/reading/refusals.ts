import type { WebFault, WebRefused } from '../../web/web-refused.js';

const REFUSALS: Readonly<Record<Exclude<WebFault, 'other-status'>, string>> = {
  'not-an-address': 'it is, or leads to, no web address',
  'not-https': 'it is, or leads to, an address that is not https',
  'other-port': 'it is, or leads to, an address with a port of its own',
  'has-credentials': 'it is, or leads to, an address with a name or password',
  unresolved: 'its host is not known',
  'private-address': 'its host, or one it leads to, is not on the public internet',
  unreachable: 'no connection, no valid certificate, or an answer that broke off',
  encoded: 'it is compressed in a way that was not asked for',
  'too-large': 'it is too large',
};

/** Returns why a request was blocked or failed, for operators. */
export const refusalOf = ({ fault, status }: WebRefused): string =>
  fault === 'other-status' ? `the answer has status ${String(status)}` : REFUSALS[fault];
