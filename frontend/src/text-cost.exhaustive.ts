import { describeTextCost } from '@trackrecord/contracts/testing/text-cost/describe-text-cost';
import { readTypedSalary } from './shared/forms/amount-field';
import { parseRetryAfter } from './shared/api/api-error';
import { getAnswerError, weaveAnswer } from './shared/describe/questions/weave-answer';
import { pickSkill } from './shared/describe/skill-lists';
import { fromDictation, fromEnhancement, type DescriptionVersion, appendText } from './shared/describe/suggestion';
import { findOptions } from './shared/forms/option-search';
import { splitAtAddresses } from './shared/ui/linked-text';
import { classifySearch } from './features/staff-people/search-query';
import { parseMonth, parseFirstMonth } from './shared/forms/month-text';
import { validateEmail } from './shared/identity/validate-email';
import { removeEmptyLines } from './features/profile/cards/description';
import { truncateDescription } from './shared/profile/format-role';
import { getCompanyInitials } from './shared/jobs/format-job';
import { parseDescription } from './shared/ui/plain-text';
import { getEventBadges } from './features/career-events/event-kind';

const RESPONSE = { success: true, message: '', engine: 'rules', skills: {} } as const;
const makeVersion = (text: string): DescriptionVersion => ({
  text,
  origin: undefined,
  work: undefined,
  isRough: false,
});

describeTextCost({
  classifySearch,
  parseMonth: (text) => parseMonth(`3${text.slice(1)}`),
  parseFirstMonth,
  getCompanyInitials,
  appendText: (text) => appendText(text, text),
  parseDescription,
  getEventBadges: (text) => getEventBadges({ source: text, title: text }),
  readTypedSalary: (text) => readTypedSalary(text, { currency: 'USD', units: ['YEAR'] }),
  parseRetryAfter: (text) => parseRetryAfter(text, 0),
  pickSkill: (text) => pickSkill({ technical: text.split(' ') }, text),
  validateEmail: (text) => validateEmail(`a@${text}@`),
  removeEmptyLines,
  truncateDescription,
  getAnswerError: (text) => getAnswerError('amount', text),
  weaveAnswer: (text) => weaveAnswer(text, 'tools', text),
  fromDictation: (text) => fromDictation({ ...RESPONSE, originalText: text, rough: true }, makeVersion(text), true, []),
  fromEnhancement: (text) => fromEnhancement({ ...RESPONSE, text, isPartial: true }, makeVersion(text), []),
  // The options are fixed: the cost grows with their number, not with the text.
  findOptions: (text) => findOptions(['Software Engineer', "Bachelor's Degree"], text),
  splitAtAddresses: (text) => splitAtAddresses(`https://meet.example/${text}`),
});
