import { resolve } from 'node:path';
import { describeTextCost } from '@trackrecord/contracts/testing/text-cost/describe-text-cost';
import type { TextCall } from '@trackrecord/contracts/testing/text-cost/text-cost';
import { formatTimestamp } from './features/profile/history/format-timestamp';
import { getShownParts } from './features/profile/history/shown-parts';
import { getPathWithReturn } from './features/onboarding/wizard/step-navigation';
import { hasRole } from './features/profile/editors/roles/use-roles';
import { parseRetryAfter } from './shared/api/api-error';
import { removeSkill, removeSkills } from './shared/describe/skill-lists';
import { fromDictation, fromEnhancement, type DescriptionVersion } from './shared/describe/suggestion';
import { getMonthForKey } from './shared/forms/month-navigation';
import { findOptions } from './shared/forms/option-search';
import { getAuthErrorMessage } from './shared/identity/auth-error';
import { getUnmetDefaultRequirements } from './shared/identity/password-policy';
import { formatRelativeTime } from './shared/format/format-relative-time';

const PASSED_ON = 'stores, sends or shows texts unchanged';
const CHOICE = 'its texts are names of fields, sections, streams or skills';
const exempt: Readonly<Record<string, string>> = {
  'shared/storage/browser-storage#readItem': PASSED_ON,
  'shared/storage/browser-storage#storeItem': PASSED_ON,
  'shared/storage/browser-storage#removeItem': PASSED_ON,
  'shared/toast/show-toast#showToast': PASSED_ON,
  'shared/toast/notify-progress#notifyProgress': PASSED_ON,
  'shared/toast/notify#notify': PASSED_ON,
  'shared/log/log#logRequest': PASSED_ON,
  'shared/api/api-error#errorText': PASSED_ON,
  'shared/api/endpoint-request#endpointRequest': 'encodes its input character by character',
  'shared/api/revisions#rememberRevision': CHOICE,
  'shared/api/revisions#forgetRevision': CHOICE,
  'shared/cv/download-file#downloadFile': PASSED_ON,
  'shared/forms/server-errors#showServerErrors': CHOICE,
  'shared/profile/diff-parts#diffOrder': CHOICE,
  'shared/profile/diff-parts#diffList': CHOICE,
  'shared/identity/password-policy#unmetRequirements': 'only counts the characters of a password',
  'features/settings/fetch-receipt#fetchReceipt': PASSED_ON,
  'features/settings/fetch-receipt#pollReceipt': PASSED_ON,
  'shared/entries/experience-values#toExperience': CHOICE,
  'shared/entries/education-values#toEducation': CHOICE,
  'features/profile/editors/projects/project-values#toProject': CHOICE,
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
  'shared/describe/skill-lists#removeSkill': (text) => removeSkill({ technical: text.split(' ') }, text),
  'shared/describe/skill-lists#removeSkills': (text) => removeSkills({ technical: text.split(' ') }, [text]),
  'shared/describe/suggestion#fromDictation': (text) =>
    fromDictation({ ...RESPONSE, originalText: text, rough: true }, before(text), true, []),
  'shared/describe/suggestion#fromEnhancement': (text) =>
    fromEnhancement({ ...RESPONSE, text, isPart: true }, before(text), []),
  'shared/forms/month-navigation#monthForKey': (text) => getMonthForKey(text, 0, { first: 0, last: 1 }),
  // The options are fixed: the cost grows with their number, not with the text.
  'shared/forms/option-search#findOptions': (text) => findOptions(['Software Engineer', "Bachelor's Degree"], text),
  'shared/identity/password-policy#unmetDefaultRequirements': (text) => getUnmetDefaultRequirements(text),
  'shared/format/format-relative-time#formatRelativeTime': (text) => formatRelativeTime(text, 0),
  'shared/identity/auth-error#authErrorText': (text) =>
    getAuthErrorMessage(Object.assign(new Error(text), { code: 'auth/other' })),
};

describeTextCost(resolve(__dirname, '..'), { exempt, calls });
