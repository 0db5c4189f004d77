import { IDEMPOTENCY_KEY_TTL_SECONDS, UPLOAD_TTL_SECONDS, WORK_TTL_SECONDS } from '@trackrecord/platform';

/** Purposes and recipients of the data (GDPR Article 15 (1) a to c, g, h). */
export const USES: readonly string[] = [
  'We use your data to keep your profile and its history, to create your CV, to recommend matching jobs and events, and to help you write when you ask for it. It comes from you: you typed it, dictated it, imported it or accepted a suggestion. Your name, e-mail address and picture may have come from the account you signed in with.',
  'It is stored encrypted under your own key. We do not sell it or share it with employers: your CV is shared only when you download it and send it yourself. If your profile links to a picture, our servers fetch it for your CV without identifying you.',
  'The identity provider (Google Firebase Authentication, or a stand-in on this machine) holds your e-mail address, your name and picture if you signed in with Google, and how you sign in. account.json contains what it sends us when you sign in and, if our server has access, what it has on record.',
  'Where the operator of this site has set up an AI provider (a service that speaks the protocol of OpenAI), the texts and recordings that you ask to have transcribed or improved, and the skills, titles and descriptions that roles are recommended from, are sent there, without your name or e-mail address unless you wrote or said them. Otherwise rules on our own servers answer. In suggestions.json "engine" says who answered: "openai" is such a provider, "rules" are ours. Ask the operator which provider it is, where it has its servers, and by which contract it works.',
  'Recommended jobs are ranked by a program: skills count by how rare they are, then how alike titles and texts are, place, way of working and salary. It decides nothing about you but the order in which you see jobs, and every job says why it fits as it does.',
];

const hours = (seconds: number): string => (seconds === 3_600 ? '1 hour' : `${String(seconds / 3_600)} hours`);

/** Retention periods (GDPR Article 15 (1) d). */
export const RETENTION: readonly string[] = [
  'your profile, its history and what you entered while setting it up: until you delete your account',
  'your CV and your recommended jobs: the newest one each, until you delete your account',
  `recordings: until they are transcribed, ${hours(UPLOAD_TTL_SECONDS)} at most`,
  `what you asked to have transcribed, improved, detected, suggested or explained, and the answers: ${hours(WORK_TTL_SECONDS)}`,
  `answers to your saves: ${hours(IDEMPOTENCY_KEY_TTL_SECONDS)}`,
  'AI usage counters: 24 hours; request counters: minutes',
  'your account with the identity provider: until you delete your account',
  'technical logs, ours and those of a proxy in front of our servers: as long as the operator of this site keeps them',
];

/** The rights of the user (GDPR Article 15 (1) e, f). */
export const RIGHTS: readonly string[] = [
  'You can correct everything in your profile at any time, and undo changes in its history.',
  'You can have all of it erased: Settings, Danger Zone, Delete Account. It is deleted immediately and permanently, and you get a signed receipt as proof. Download this file first if you want to keep it.',
  'You can ask the operator of this site to use your data less, or object to a use of it, and you can complain to the data protection authority of the place where you live or work.',
  'This download answers GDPR Article 15 (access) and Article 20 (portability). You may ask for it as often as you like.',
];
