import { signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { formatVerified } from '@trackrecord/query-api/stream-client/format';
import { createStaffSession } from '@trackrecord/query-api/stream-client/staff-session';
import { StreamClient } from '@trackrecord/query-api/stream-client/stream-client';
import { verifyViews } from '@trackrecord/query-api/stream-client/verify-views';
import type { Figure } from '../runner/figure.js';

const SAMPLE_COUNT = 200;

/**
 * Compares random views of what was saved with their streams, as a developer with `npm run streams -- verify` does.
 *
 * @throws {Error} if one differs. Views that were not compared only lower the figure.
 */
export async function countSameViews(): Promise<Figure> {
  const { token } = await signUpStaff('developer');
  const client = new StreamClient(createStaffSession({ BASE_URL: testVariable('BASE_URL'), STAFF_TOKEN: token }));
  const result = await verifyViews(client, 'profile', SAMPLE_COUNT);
  console.log(`\nRandom views compared with their streams\n${formatVerified(result)}`);
  if (result.mismatched.length > 0) throw new Error('a view differs from its stream');
  return { name: `views of ${String(SAMPLE_COUNT)} that equal their streams`, value: result.same, unit: 'count' };
}
