import { describeTextCost } from '@trackrecord/contracts/testing/text-cost/describe-text-cost';
import { ALL_ENDPOINTS, EndpointIndex } from '@trackrecord/contracts';
import { getRecordableMessage } from './activity/recordable-message.js';
import { findReceiptError } from './erasure/receipts.js';
import { HttpError } from './requests/http-error.js';
import { toLoggedPath } from './http/to-logged-path.js';
import { TokenCache } from './limits/token-cache.js';
import { redactFieldPath } from './activity/field-names.js';
import { describeUserAgent } from './http/describe-user-agent.js';
import { toIpPrefix } from './limits/ip-prefix.js';

describeTextCost({
  redactFieldPath,
  describeUserAgent,
  toIpPrefix,
  findReceiptError: (text) => findReceiptError({}, text, undefined),
  getRecordableMessage: (text) =>
    getRecordableMessage(
      new HttpError(400, 'validation', text, { details: [{ path: text, message: text }] }),
      undefined,
    ),
  'TokenCache.getOwner': (text) => new TokenCache().getOwner(text),
  toLoggedPath: (text) => toLoggedPath(`/api/calendar/${text}`),
  'EndpointIndex.findMethods': (text) => new EndpointIndex(ALL_ENDPOINTS).findMethods(`/${text}`),
});
