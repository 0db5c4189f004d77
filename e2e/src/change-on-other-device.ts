import type { TestUser } from '@trackrecord/platform/testing/test-stack';
import type { Person } from './person.js';
import { profileView, saveWithApi } from './save-with-api.js';
import { LONG_PERSONAL_INFO } from './test-users.js';

let changeCount = 0;

/** Changes the phone number with the API, as another device of the member would. */
export async function changeOnOtherDevice({ origin }: Person, member: TestUser): Promise<void> {
  changeCount += 1;
  const phone = `+44 1248 ${String(changeCount).padStart(6, '0')}`;
  await saveWithApi(origin, member, {
    method: 'PATCH',
    path: `/api/profile/personal-info/${member.uid}`,
    body: { personalInfo: { ...LONG_PERSONAL_INFO, email: member.email, phone }, origin: 'typed' },
    view: profileView(member),
  });
}
