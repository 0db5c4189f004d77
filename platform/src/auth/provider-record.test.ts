import { providerRecord as shape } from '@trackrecord/contracts';
import type { UserRecord } from 'firebase-admin/auth';
import { toProviderRecord } from './provider-record.js';

/** Builds a record as firebase-admin returns it. */
const createUserRecord = (record: object) =>
  ({
    emailVerified: false,
    disabled: false,
    metadata: { creationTime: 'Fri, 20 Nov 2026 09:00:00 GMT', lastSignInTime: null },
    providerData: [],
    ...record,
  }) as object as UserRecord;

it('contains every field of the account', () => {
  const record = toProviderRecord(
    createUserRecord({
      email: 'ada@example.com',
      emailVerified: true,
      phoneNumber: '+441234',
      displayName: 'Ada',
      photoURL: 'https://example.com/ada.png',
      metadata: { creationTime: 'Fri, 20 Nov 2026 09:00:00 GMT', lastSignInTime: 'Sat, 21 Nov 2026 10:30:00 GMT' },
      providerData: [
        { providerId: 'google.com', email: 'ada@gmail.com', uid: '1' },
        { providerId: 'phone', uid: '2' },
      ],
    }),
  );
  expect(shape.parse(record)).toEqual({
    createdAt: '2026-11-20T09:00:00.000Z',
    lastSignInAt: '2026-11-21T10:30:00.000Z',
    email: 'ada@example.com',
    emailVerified: true,
    phone: '+441234',
    displayName: 'Ada',
    photo: 'https://example.com/ada.png',
    providers: [
      { providerId: 'google.com', email: 'ada@gmail.com' },
      { providerId: 'phone', email: null },
    ],
    disabled: false,
  });
});

it.each([[null], ['']])('sets missing fields to null (lastSignInTime %j)', (lastSignInTime) => {
  const metadata = { creationTime: '', lastSignInTime };
  expect(shape.parse(toProviderRecord(createUserRecord({ metadata })))).toMatchObject({
    createdAt: null,
    lastSignInAt: null,
    email: null,
    phone: null,
    providers: [],
  });
});
