import { resolve } from 'node:path';
import { describeTextCost } from '@trackrecord/contracts/testing/text-cost/describe-text-cost';
import type { TextCall } from '@trackrecord/contracts/testing/text-cost/text-cost';
import { formatTimestamp } from './features/profile/history/format-timestamp';
import { getShownParts } from './features/profile/history/shown-parts';
import { getPathWithReturn } from './features/onboarding/wizard/step-navigation';
import { hasRole } from './features/profile/editors/roles/use-roles';
import { retryAfterOf } from './shared/api/api-error';
import { withoutSkill, withoutSkills } from './shared/describe/found-skills';
import { fromDictation, fromEnhancement, type Version } from './shared/describe/suggestion';
import { monthAt } from './shared/forms/month-steps';
import { findOptions } from './shared/forms/option-search';
import { authFailureText } from './shared/identity/auth-failure';
import { missingByDefault } from './shared/identity/password-policy';
import { agoWords } from './shared/words/ago-words';

const PASSED_ON = 'stores, sends or shows its texts as they are';
const CHOICE = 'its texts are names of ours: of fields, sections, streams or skills in the profile';
const exempt: Readonly<Record<string, string>> = {
  'shared/storage/browser-storage#readKept': PASSED_ON,
  'shared/storage/browser-storage#keep': PASSED_ON,
  'shared/storage/browser-storage#forget': PASSED_ON,
  'shared/toast/show-toast#showToast': PASSED_ON,
  'shared/toast/notify-progress#notifyProgress': PASSED_ON,
  'shared/toast/notify#notify': PASSED_ON,
  'shared/log/log#logRequest': PASSED_ON,
  'shared/log/log#logFailure': PASSED_ON,
  'shared/api/endpoint-request#endpointRequest': 'encodes what it is given, letter by letter',
  'shared/api/revisions#rememberRevision': CHOICE,
  'shared/api/revisions#forgetRevision': CHOICE,
  'shared/cv/save-file#saveFile': PASSED_ON,
  'shared/cv/save-cv#saveCv': PASSED_ON,
  'shared/forms/server-details#showServerDetails': CHOICE,
  'shared/profile/part-differences#orderDifference': CHOICE,
  'shared/profile/part-differences#listDifferences': CHOICE,
  'shared/identity/password-policy#missingIn': 'only counts the characters of a password',
  'features/settings/fetch-receipt#fetchReceipt': PASSED_ON,
  'features/settings/fetch-receipt#pollReceipt': PASSED_ON,
  'features/profile/editors/experience/experience-values#toExperience': CHOICE,
  'features/profile/editors/education/education-values#toEducation': CHOICE,
  'features/profile/editors/projects/project-values#toProject': CHOICE,
  'features/onboarding/wizard/drafts#DraftStore': CHOICE,
};

const ANSWER = { success: true, message: '', engine: 'rules', skills: {} } as const;
const named = (name: string) => ({ firstName: name, lastName: name });
const before = (text: string): Version => ({ text, origin: undefined, rough: false });

const calls: Readonly<Record<string, TextCall>> = {
  'features/onboarding/wizard/step-navigation#getPathWithReturn': (text) => getPathWithReturn('skills', text),
  'features/profile/editors/roles/use-roles#hasRole': (text) =>
    hasRole([{ id: 'a', title: text, match: 70, requiredSkills: [] }], text),
  'features/profile/history/format-timestamp#formatTimestamp': (text) => formatTimestamp(text, new Date(0)),
  'features/profile/history/shown-parts#getShownParts': (text) =>
    getShownParts({ personalInfo: named(text) }, { personalInfo: named(`${text}.`) }, text),
  'shared/api/api-error#retryAfterOf': (text) => retryAfterOf(text, 0),
  'shared/describe/found-skills#withoutSkill': (text) => withoutSkill({ technical: text.split(' ') }, text),
  'shared/describe/found-skills#withoutSkills': (text) => withoutSkills({ technical: text.split(' ') }, [text]),
  'shared/describe/suggestion#fromDictation': (text) =>
    fromDictation({ ...ANSWER, originalText: text, rough: true }, before(text), true, []),
  'shared/describe/suggestion#fromEnhancement': (text) =>
    fromEnhancement({ ...ANSWER, text, isPart: true }, before(text), []),
  'shared/forms/month-steps#monthAt': (text) => monthAt(text, 0, { first: 0, last: 1 }),
  // The options are ours: comparing each of them with a text takes as long as there are options.
  'shared/forms/option-search#findOptions': (text) => findOptions(['Software Engineer', "Bachelor's Degree"], text),
  'shared/identity/password-policy#missingByDefault': (text) => missingByDefault(text),
  'shared/words/ago-words#agoWords': (text) => agoWords(text, 0),
  'a message of the identity provider': (text) =>
    authFailureText(Object.assign(new Error(text), { code: 'auth/other' })),
};

describeTextCost(resolve(__dirname, '..'), { exempt, calls });
