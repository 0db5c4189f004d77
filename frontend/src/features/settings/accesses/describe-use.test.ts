import { formatTimestampInText } from '../../../shared/format/format-timestamp';
import { describeUse } from './describe-use';

const AT = '2026-11-20T10:00:00.000Z';

it.each([
  ['profile', 'newest revision', 'Your profile'],
  ['profile', 'revision 0', 'Your profile, version 1'],
  ['profile', `at ${AT}`, `Your profile, as of ${formatTimestampInText(AT)}`],
  ['diff', 'revisions 40-46', 'What changed between two versions, versions 41 to 47'],
  ['onboarding', 'revision 3', 'Your answers in the setup, version 4'],
  ['timeline', 'change request newest', 'What happened in your account'],
  ['timeline', `change request before ${AT}`, `What happened in your account, before ${formatTimestampInText(AT)}`],
  ['activity', `before ${AT}`, `Requests and tasks that failed, before ${formatTimestampInText(AT)}`],
  ['cv', 'revision 2', 'Your CV, version 3'],
  ['payload', '00000000-0000-4000-8000-000000000001', 'A single change, with everything in it'],
  ['bundle', '', 'A technical summary without your texts'],
  ['toString', 'before noon', 'Another part of your data'],
])('describes %s "%s" as "%s"', (what, detail, words) => {
  expect(describeUse({ what, detail })).toBe(words);
});
