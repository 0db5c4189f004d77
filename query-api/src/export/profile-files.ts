import { RESUME_FILE_NAME, type ExportedAccount } from '@trackrecord/contracts';
import { toJsonResume } from '@trackrecord/domain';
import { type DataFile, createListFile, createValueFile } from './data-file.js';
import type { PersonalData } from './personal-data.js';

/** The account at the identity provider, and the counters. */
export function createAccountFiles({ identity, claims, provider, counters }: PersonalData): readonly DataFile[] {
  const { uid, email, roles } = identity;
  const account: ExportedAccount = { uid, email: email ?? null, roles: [...roles], claims, provider };
  return [
    createValueFile(
      'account.json',
      'your account: your sign-in details, and what the identity provider has on record',
      account,
    ),
    createListFile('counters.json', 'usage counters of your account, such as AI requests today', async function* () {
      yield* await Promise.resolve(counters);
    }),
  ];
}

/** The profile and the onboarding, if there are any. */
export function createProfileFiles({ profile, onboarding }: PersonalData): readonly DataFile[] {
  return [
    ...(profile
      ? [
          createValueFile('profile.json', 'your current profile', profile),
          createValueFile(
            RESUME_FILE_NAME,
            'the same as a JSON Resume 1.0 file (jsonresume.org), which other services can read',
            toJsonResume(profile),
          ),
        ]
      : []),
    ...(onboarding
      ? [
          createValueFile(
            'onboarding.json',
            'your progress in setting up your profile: finished steps, drafts, and skills detected in your texts',
            onboarding,
          ),
        ]
      : []),
  ];
}

/** The recommended postings, and the last visits to them, if there are any. */
export const createMatchFiles = ({ matches, jobVisit }: PersonalData): readonly DataFile[] => [
  ...(matches
    ? [
        createValueFile(
          'matches.json',
          'the jobs that were recommended to you, best first, and how well each fits, in percent',
          matches,
        ),
      ]
    : []),
  ...(jobVisit
    ? [
        createValueFile(
          'job-visits.json',
          'when you last looked at jobs, so that later ones are marked as new',
          jobVisit,
        ),
      ]
    : []),
];
