import { RESUME_FILE_NAME, type ExportedAccount } from '@trackrecord/contracts';
import { resumeOf } from '@trackrecord/domain';
import { type DataFile, listFile, valueFile } from './data-file.js';
import type { HeldData } from './held-data.js';

/** Who somebody is to us: what the identity provider says, and what is counted under their id. */
export function accountFiles({ identity, claims, provider, counters }: HeldData): readonly DataFile[] {
  const { uid, email, roles } = identity;
  const account: ExportedAccount = { uid, email: email ?? null, roles: [...roles], claims, provider };
  return [
    valueFile(
      'account.json',
      'who you are to us: what your sign-in told us, and what the identity provider has on record',
      account,
    ),
    listFile(
      'counters.json',
      'what is counted under your account id, such as questions to the AI today',
      async function* () {
        yield* await Promise.resolve(counters);
      },
    ),
  ];
}

/** The profile and the way through the wizard as they are, as far as there are any. */
export function profileFiles({ profile, onboarding }: HeldData): readonly DataFile[] {
  return [
    ...(profile
      ? [
          valueFile('profile.json', 'your profile as it is', profile),
          valueFile(
            RESUME_FILE_NAME,
            'the same as a JSON Resume 1.0 (jsonresume.org), which other services can read',
            resumeOf(profile),
          ),
        ]
      : []),
    ...(onboarding
      ? [
          valueFile(
            'onboarding.json',
            'how far you are in setting up your profile: finished steps, drafts, and skills that were noticed in your texts',
            onboarding,
          ),
        ]
      : []),
  ];
}

/** The jobs that were recommended, if any were. */
export const matchFiles = ({ matches }: HeldData): readonly DataFile[] =>
  matches
    ? [
        valueFile(
          'matches.json',
          'the jobs that were recommended to you, best first, and how well each fits, in percent',
          matches,
        ),
      ]
    : [];
