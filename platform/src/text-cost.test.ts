import { join, resolve } from 'node:path';
import { expensiveIn, type TextCall, unlistedOf } from '@trackrecord/contracts/testing/text-cost/text-cost';
import { API_ROUTES as ROUTES } from '@trackrecord/contracts';
import { faultOfReceipt } from './erasure/receipts.js';
import { methodsAt, routesAt } from './http/known-routes.js';

const OWN = 'its texts are ours or come from operators';
const exempt: Readonly<Record<string, string>> = {
  'lifecycle/shutdown#withDeadline': OWN,
  'mongo/connect#connectMongo': OWN,
  'http/http-error#unavailable': OWN,
  'work/redis#connectRedis': OWN,
  'http/listen#listen': OWN,
  'auth/firebase#connectFirebase': OWN,
  'logging/logger#createLogger': OWN,
  'sealing/cipher#seal': OWN,
  'sealing/cipher#open': OWN,
  'uploads/upload-documents#idOf': OWN,
  'uploads/upload-documents#nameOf': OWN,
};

const calls: Readonly<Record<string, TextCall>> = {
  'erasure/receipts#faultOfReceipt': (text) => faultOfReceipt({}, text, undefined),
  'http/known-routes#methodsAt': (text) => methodsAt(ROUTES, `/${text}`),
  'http/known-routes#routesAt': (text) => routesAt(ROUTES, `/${text}`),
};

const folder = resolve(__dirname, '..');
// Not `import`: a module that exports `then` would be taken for a promise.
const load = (file: string) => jest.requireActual<Readonly<Record<string, unknown>>>(join(folder, file));
const workspace = { folder, load, now: () => process.cpuUsage().user / 1_000, exempt, calls };

it('lists every exported function that takes text beside other things', () => {
  expect(unlistedOf(workspace)).toEqual([]);
}, 120_000);

it('reads 20,000 letters of any kind in a time that grows as the text does', () => {
  expect(expensiveIn(workspace)).toEqual([]);
}, 600_000);
