import { resolve } from 'node:path';
import { describeTextCost } from '@trackrecord/contracts/testing/text-cost/describe-text-cost';
import type { TextCall } from '@trackrecord/contracts/testing/text-cost/text-cost';
import { formatTimestamp } from './features/profile/history/format-timestamp';
import { getShownParts } from './features/profile/history/shown-parts';
import { getPathWithReturn } from './features/onboarding/wizard/step-navigation';
import { hasRole } from './features/profile/editors/roles/use-roles';
import { parseRetryAfter } from './shared/api/api-error';
import { removeSkill, removeSkills } from './shared/describe/found-skills';
import { fromDictation, fromEnhancement, type DescriptionVersion } from './shared/describe/suggestion';
import { monthForKey } from './shared/forms/month-navigation';
import { findOptions } from './shared/forms/option-search';
import { authFailureText } from './shared/identity/auth-failure';
import { unmetDefaultRequirements } from './shared/identity/password-policy';
import { agoWords } from './shared/words/ago-words';

const PASSED_ON = 'stores, sends or shows texts unchanged';
const CHOICE = 'its texts are names of fields, sections, streams or skills';
const exempt: Readonly<Record<string, string>> = {
  'shared/storage/browser-storage#readKept': PASSED_ON,
  'shared/storage/browser-storage#keep': PASSED_ON,
  'shared/storage/browser-storage#forget': PASSED_ON,
  'shared/toast/show-toast#showToast': PASSED_ON,
  'shared/toast/notify-progress#notifyProgress': PASSED_ON,
  'shared/toast/notify#notify': PASSED_ON,
  'shared/log/log#logRequest': PASSED_ON,
  'shared/api/api-error#failureText': PASSED_ON,
  'shared/api/endpoint-request#endpointRequest': 'encodes its input character by character',
  'shared/api/revisions#rememberRevision': CHOICE,
  'shared/api/revisions#forgetRevision': CHOICE,
  'shared/cv/save-file#saveFile': PASSED_ON,
  'shared/cv/download-cv#downloadCv': PASSED_ON,
  'shared/forms/server-details#showServerDetails': CHOICE,
  'shared/profile/diff-parts#diffOrder': CHOICE,
  'shared/profile/diff-parts#diffList': CHOICE,
  'shared/identity/password-policy#unmetRequirements': 'only counts the characters of a password',
  'features/settings/fetch-receipt#fetchReceipt': PASSED_ON,
  'features/settings/fetch-receipt#pollReceipt': PASSED_ON,
  'features/profile/editors/experience/experience-values#toExperience': CHOICE,
  'features/profile/editors/education/education-values#toEducation': CHOICE,
  'features/profile/editors/projects/project-values#toProject': CHOICE,
  'features/onboarding/wizard/drafts#DraftStore': CHOICE,
};

const RESPONSE = { success: true, message: '', engine: 'rules', skills: {} } as const;
const named = (name: string) => ({ firstName: name, lastName: name });
const before = (text: string): DescriptionVersion => ({ text, origin: undefined, rough: false });

const calls: Readonly<Record<string, TextCall>> = {
  'features/onboarding/wizard/step-navigation#getPathWithReturn': (text) => getPathWithReturn('skills', text),
  'features/profile/editors/roles/use-roles#hasRole': (text) =>
    hasRole([{ id: 'a', title: text, match: 70, requiredSkills: [] }], text),
  'features/profile/history/format-timestamp#formatTimestamp': (text) => formatTimestamp(text, new Date(0)),
  'features/profile/history/shown-parts#getShownParts': (text) =>
    getShownParts({ personalInfo: named(text) }, { personalInfo: named(`${text}.`) }, text),
  'shared/api/api-error#parseRetryAfter': (text) => parseRetryAfter(text, 0),
  'shared/describe/found-skills#removeSkill': (text) => removeSkill({ technical: text.split(' ') }, text),
  'shared/describe/found-skills#removeSkills': (text) => removeSkills({ technical: text.split(' ') }, [text]),
  'shared/describe/suggestion#fromDictation': (text) =>
    fromDictation({ ...RESPONSE, originalText: text, rough: true }, before(text), true, []),
  'shared/describe/suggestion#fromEnhancement': (text) =>
    fromEnhancement({ ...RESPONSE, text, isPart: true }, before(text), []),
  'shared/forms/month-navigation#monthForKey': (text) => monthForKey(text, 0, { first: 0, last: 1 }),
  // The options are fixed: the cost grows with their number, not with the text.
  'shared/forms/option-search#findOptions': (text) => findOptions(['Software Engineer', "Bachelor's Degree"], text),
  'shared/identity/password-policy#unmetDefaultRequirements': (text) => unmetDefaultRequirements(text),
  'shared/words/ago-words#agoWords': (text) => agoWords(text, 0),
  'shared/identity/auth-failure#authFailureText': (text) =>
    authFailureText(Object.assign(new Error(text), { code: 'auth/other' })),
};

describeTextCost(resolve(__dirname, '..'), { exempt, calls });
