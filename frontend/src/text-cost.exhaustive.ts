import { resolve } from 'node:path';
import { describeTextCost } from '@trackrecord/contracts/testing/text-cost/describe-text-cost';
import type { TextCall } from '@trackrecord/contracts/testing/text-cost/text-cost';
import { formatTimestamp, formatTimestampInText } from './shared/format/format-timestamp';
import { readTypedSalary } from './shared/forms/amount-field';
import { formatAmount, formatExactAmount } from './shared/profile/format-salary';
import { getDisplayedDiffs } from './shared/profile/displayed-diffs';
import { getStepPathFromReview } from './features/onboarding/wizard/step-navigation';
import { hasRole } from './features/profile/editors/roles/use-roles';
import { parseRetryAfter } from './shared/api/api-error';
import { getAnswerError, weaveAnswer } from './shared/describe/questions/weave-answer';
import { pickSkill, removeSkill, removeSkills } from './shared/describe/skill-lists';
import { fromDictation, fromEnhancement, type DescriptionVersion } from './shared/describe/suggestion';
import { getMonthForKey } from './shared/forms/month-navigation';
import { findOptions } from './shared/forms/option-search';
import { getAuthErrorMessage } from './shared/identity/auth-error';
import { getUnmetDefaultRequirements } from './shared/identity/password-policy';
import { splitAtAddresses } from './shared/ui/linked-text';
import { formatRelativeTime } from './shared/format/format-relative-time';

const UNCHANGED = 'stores, sends or shows texts unchanged';
const FIXED_NAMES = 'takes only fixed names, such as those of fields or sections';
const STREAMS = 'takes only names of streams, and revisions of the server';
const FORM_VALUES = 'copies or trims texts, and converts months';
const DAYS = 'takes only days that were validated';
/** Functions whose time is not measured with long texts, and why. */
const exempt: Readonly<Record<string, string>> = {
  'shared/storage/browser-storage#readItem': UNCHANGED,
  'shared/storage/browser-storage#storeItem': UNCHANGED,
  'shared/storage/browser-storage#removeItem': UNCHANGED,
  'shared/toast/show-toast#showToast': UNCHANGED,
  'shared/toast/show-toast#showActionToast': UNCHANGED,
  'shared/forms/session-draft#restoreFields': 'compares only names and types of fields',
  'features/applications/dialogs/draft-key#toDraftKey': UNCHANGED,
  'features/home/profile-steps#getStepText': FIXED_NAMES,
  'features/home/greeting#getGreeting': UNCHANGED,
  'features/home/greeting#nameVisitDay': DAYS,
  'shared/toast/notify-progress#notifyProgress': UNCHANGED,
  'shared/toast/notify#notify': UNCHANGED,
  'shared/toast/toast-options#renderToastText': UNCHANGED,
  'shared/api/task#Task.setWorkId': 'takes only ids and names of skills, as keys',
  'shared/describe/text-work#setTextWork': 'takes only ids',
  'shared/log/log#logRequest': UNCHANGED,
  'shared/api/api-error#getErrorMessage': UNCHANGED,
  'shared/api/endpoint-request#endpointRequest': 'encodes its input character by character',
  'shared/accesses/accesses-request#accessesRequest': UNCHANGED,
  'shared/api/revisions#rememberRevision': STREAMS,
  'shared/api/revisions#forgetRevision': STREAMS,
  'shared/cv/download-file#downloadFile': UNCHANGED,
  'shared/forms/server-errors#showServerErrors': FIXED_NAMES,
  'shared/profile/diff-items#diffOrder': FIXED_NAMES,
  'shared/profile/diff-items#diffList': FIXED_NAMES,
  'shared/identity/password-policy#getUnmetRequirements': 'only counts the characters of a password',
  'features/settings/fetch-receipt#fetchReceipt': UNCHANGED,
  'features/settings/fetch-receipt#pollReceipt': UNCHANGED,
  'shared/staff/content-api#removeSession': 'compares an id with those of at most 3 sessions',
  'shared/entries/experience-values#toExperience': FORM_VALUES,
  'shared/entries/education-values#toEducation': FORM_VALUES,
  'features/profile/editors/projects/project-values#toProject': FORM_VALUES,
  'shared/format/local-day#addDays': DAYS,
  'shared/applications/due#formatShortDay': DAYS,
  'browser-extension/typed-values#keepTypedValues': UNCHANGED,
  'browser-extension/read-tags#readTags': 'jsdom parses in quadratic time; Chromium parses in linear time',
};

const RESPONSE = { success: true, message: '', engine: 'rules', skills: {} } as const;
const makePersonalInfo = (name: string) => ({ firstName: name, lastName: name });
const makeVersion = (text: string): DescriptionVersion => ({
  text,
  origin: undefined,
  work: undefined,
  isRough: false,
});

/** How to call the others with a long text. */
const calls: Readonly<Record<string, TextCall>> = {
  'features/onboarding/wizard/step-navigation#getStepPathFromReview': (text) => getStepPathFromReview('skills', text),
  'features/profile/editors/roles/use-roles#hasRole': (text) =>
    hasRole([{ id: 'a', title: text, match: 70, requiredSkills: [] }], text),
  'shared/format/format-timestamp#formatTimestamp': (text) => formatTimestamp(text, new Date(0)),
  'shared/format/format-timestamp#formatTimestampInText': (text) => formatTimestampInText(text, new Date(0)),
  'shared/profile/format-salary#formatAmount': (text) => formatAmount(62_000, text),
  'shared/profile/format-salary#formatExactAmount': (text) => formatExactAmount(62_000, text),
  'shared/forms/amount-field#readTypedSalary': (text) => readTypedSalary(text, { currency: 'USD', units: ['YEAR'] }),
  'shared/profile/displayed-diffs#getDisplayedDiffs': (text) =>
    getDisplayedDiffs({ personalInfo: makePersonalInfo(text) }, { personalInfo: makePersonalInfo(`${text}.`) }, text),
  'shared/api/api-error#parseRetryAfter': (text) => parseRetryAfter(text, 0),
  'shared/describe/skill-lists#pickSkill': (text) => pickSkill({ technical: text.split(' ') }, text),
  'shared/describe/skill-lists#removeSkill': (text) => removeSkill({ technical: text.split(' ') }, text),
  'shared/describe/questions/weave-answer#getAnswerError': (text) => getAnswerError('amount', text),
  'shared/describe/questions/weave-answer#weaveAnswer': (text) => weaveAnswer(text, 'tools', text),
  'shared/describe/skill-lists#removeSkills': (text) => removeSkills({ technical: text.split(' ') }, [text]),
  'shared/describe/suggestion#fromDictation': (text) =>
    fromDictation({ ...RESPONSE, originalText: text, rough: true }, makeVersion(text), true, []),
  'shared/describe/suggestion#fromEnhancement': (text) =>
    fromEnhancement({ ...RESPONSE, text, isPartial: true }, makeVersion(text), []),
  'shared/forms/month-navigation#getMonthForKey': (text) => getMonthForKey(text, 0, { first: 0, last: 1 }),
  // The options are fixed: the cost grows with their number, not with the text.
  'shared/forms/option-search#findOptions': (text) => findOptions(['Software Engineer', "Bachelor's Degree"], text),
  'shared/identity/password-policy#getUnmetDefaultRequirements': (text) => getUnmetDefaultRequirements(text),
  'shared/format/format-relative-time#formatRelativeTime': (text) => formatRelativeTime(text, 0),
  'shared/ui/linked-text#splitAtAddresses': (text) => splitAtAddresses(`https://meet.example/${text}`),
  'shared/identity/auth-error#getAuthErrorMessage': (text) =>
    getAuthErrorMessage(Object.assign(new Error(text), { code: 'auth/other' })),
};

describeTextCost(resolve(__dirname, '..'), { exempt, calls });
