import fc from 'fast-check';
import type { z } from 'zod';
import { personalInfoEditorForm, isLinkedInUrl, lenientPersonalInfo, wizardPersonalInfo } from './personal-info.js';
import { text } from '../text.js';
import { toCanonicalLinkedInUrl } from './linkedin-url.js';

const ada = { firstName: 'Ada', lastName: 'Byron', linkedInUrl: 'https://linkedin.com/in/ada' };
const getFirstMessage = (schema: z.ZodType, value: object) => schema.safeParse(value).error?.issues[0]?.message;

describe('isLinkedInUrl', () => {
  it.each(['https://www.linkedin.com/in/ada-byron', 'http://linkedin.com/in/ada_1/', 'https://linkedin.com/in/a'])(
    'accepts %s',
    (url) => expect(isLinkedInUrl(url)).toBe(true),
  );

  it.each([
    'linkedin.com/in/ada',
    'https://linkedin.com/company/ada',
    'https://linkedin.com/in/',
    'https://evil.example/linkedin.com/in/ada',
    'https://www.linkedin.com/in/ada?x=1',
    'https://www.linkedin.com/in/ada/more',
  ])('rejects %s', (url) => expect(isLinkedInUrl(url)).toBe(false));
});

describe('a copied LinkedIn URL', () => {
  const ADA = 'https://www.linkedin.com/in/ada-byron';
  it.each([
    '  https://www.linkedin.com/in/ada-byron  ',
    'https://www.linkedin.com/in/ada-byron?utm_source=share&utm_campaign=x&utm_medium=ios_app',
    'https://in.linkedin.com/in/ada-byron',
    'https://uk.linkedin.com/in/ada-byron/',
    'linkedin.com/in/ada-byron',
    'www.linkedin.com/in/ada-byron/',
    'HTTPS://WWW.LinkedIn.com/in/ada-byron?trk=x',
    'https://www.linkedin.com/in/ada-byron/details/experience/',
    'https://www.linkedin.com/in/ada-byron/overlay/contact-info',
    'https://www.linkedin.com/in/ada-byron/?locale=en_US',
    'https://www.linkedin.com/in/ada-byron#about',
    'https://m.linkedin.com/in/ada-byron',
    'https://touch.linkedin.com/in/ada-byron',
    'https://www.linkedin.com/mwlite/in/ada-byron',
    'https://www.linkedin.com/mwlite/profile/in/ada-byron',
    'https://mobile.linkedin.com/in/ada-byron/',
    'https://touch.www.linkedin.com/in/ada-byron',
    'https://www.linkedin.com/m/in/ada-byron',
    'https://www.linkedin.com/comm/in/ada-byron?midToken=x',
    'https://www.linkedin.cn/in/ada-byron',
    'https://www.linkedin.cn/incareer/in/ada-byron',
    'https://cn.linkedin.com/in/ada-byron/zh-cn',
    '<https://www.linkedin.com/in/ada-byron/>',
    '"https://linkedin.com/in/ada-byron"',
    'https://www.linkedin.com/in/ada-byron/ (my profile)',
    'linkedin.com/in/ada-byron.',
    '\u200Bhttps://www.linkedin.com/in/ada-byron\u202C',
  ])('is normalized: %j', (copied) => {
    expect(wizardPersonalInfo.parse({ ...ada, linkedInUrl: copied }).linkedInUrl).toBe(ADA);
    expect(personalInfoEditorForm.parse({ ...ada, email: 'a@b.de', linkedInUrl: copied }).linkedInUrl).toBe(ADA);
  });

  it.each([
    ['https://www.linkedin.com/in/jos%C3%A9-garc%C3%ADa', 'jos%C3%A9-garc%C3%ADa'],
    ['https://www.linkedin.com/in/josé-garcía/', 'jos%C3%A9-garc%C3%ADa'],
    ['linkedin.com/in/jose\u0301-garci\u0301a', 'jos%C3%A9-garc%C3%ADa'],
    ['https://in.linkedin.com/in/%E0%A4%85%E0%A4%A8%E0%A4%BF%E0%A4%B2?x=1', '%E0%A4%85%E0%A4%A8%E0%A4%BF%E0%A4%B2'],
    ['https://www.linkedin.com/in/ada-%F0%9F%9A%80-byron', 'ada-%F0%9F%9A%80-byron'],
    ['https://www.linkedin.com/in/ada-🚀', 'ada-%F0%9F%9A%80'],
    ['https://www.linkedin.com/in/👩🏽‍💻ada', '%F0%9F%91%A9%F0%9F%8F%BD%E2%80%8D%F0%9F%92%BBada'],
    ['https://www.linkedin.com/in/ada®', 'ada%C2%AE'],
    ['https://www.linkedin.com/in/ada.byron', 'ada.byron'],
    ['linkedin.com/in/ada.byron.', 'ada.byron'],
    ['linkedin.com/in/ada&charles', 'ada%26charles'],
    [
      'https://jp.linkedin.com/in/%E5%A4%AA%E9%83%8E-%E5%B1%B1%E7%94%B0-1b2a3',
      '%E5%A4%AA%E9%83%8E-%E5%B1%B1%E7%94%B0-1b2a3',
    ],
    ['https://ae.linkedin.com/in/محمد-123', '%D9%85%D8%AD%D9%85%D8%AF-123'],
    ['https://ru.linkedin.com/in/%d0%b8%d0%b2%d0%b0%d0%bd', '%D0%B8%D0%B2%D0%B0%D0%BD'],
  ])('has its non-ASCII letters percent-encoded: %s', (copied, name) => {
    const { linkedInUrl } = wizardPersonalInfo.parse({ ...ada, linkedInUrl: copied });
    expect(linkedInUrl).toBe(`https://www.linkedin.com/in/${name}`);
    expect(toCanonicalLinkedInUrl(linkedInUrl)).toBe(linkedInUrl);
  });

  it.each(['https://linkedin.com/in/ada', 'http://www.linkedin.com/in/ada/'])(
    'is not changed if it is valid: %s',
    (address) => {
      expect(toCanonicalLinkedInUrl(address)).toBe(address);
    },
  );

  it.each([
    ['https://www.linkedin.com/pub/ada-byron/12/3a4/5b6', '/pub/ada-byron/12/3a4/5b6'],
    ['uk.linkedin.com/pub/ada-byron/1/A2/5B6/', '/pub/ada-byron/1/a2/5b6'],
    ['https://es.linkedin.com/pub/jos%C3%A9-garc%C3%ADa/0/123/45?trk=x', '/pub/jos%C3%A9-garc%C3%ADa/0/123/45'],
  ])('of before 2015 keeps its numbers: %s', (copied, path) => {
    const { linkedInUrl } = wizardPersonalInfo.parse({ ...ada, linkedInUrl: copied });
    expect(linkedInUrl).toBe(`https://www.linkedin.com${path}`);
    expect(toCanonicalLinkedInUrl(linkedInUrl)).toBe(linkedInUrl);
  });

  it.each([
    'https://www.linkedin.com/pub/ada-byron',
    'https://www.linkedin.com/pub/dir/Ada/Byron',
    'https://www.linkedin.com/in/.',
    'https://www.linkedin.com/feed/in/ada',
    'https://user:pw@www.linkedin.com/in/ada',
    'https://evil-linkedin.com/in/ada',
    'https://linkedin.com.evil.example/in/ada',
    'https://www.linkedin.com:8443/in/ada',
    'https://www.linkedin.com/in/a"b',
    'https://www.linkedin.com/in/a\u202Eb',
    'https://www.linkedin.com/in/a%00b',
    'https://www.linkedin.com/in/a%2Fb',
    'https://www.linkedin.com/in/a%C3',
    'https://www.linkedin.com/company/ada',
    'https://evil.example/?https://www.linkedin.com/in/ada',
    'javascript:linkedin.com/in/ada',
  ])('is rejected if it is invalid: %j', (copied) => {
    expect(wizardPersonalInfo.safeParse({ ...ada, linkedInUrl: copied }).success).toBe(false);
  });
});

describe('A name', () => {
  const schemas = { wizardPersonalInfo, lenientPersonalInfo, personalInfoEditorForm };
  const findErrors = (schema: z.ZodType, name: object) =>
    schema
      .safeParse({ email: 'ada@example.com', linkedInUrl: ada.linkedInUrl, ...name })
      .error?.issues.map(({ path, message }) => [path.join('.'), message] as const) ?? [];
  const REQUIRED = ['lastName', 'Last name is required'];
  const CONTRADICTION = ['lastName', 'Leave the last name empty if there is only one name.'];

  it.each([
    [{ firstName: 'Ada', lastName: 'Byron' }, []],
    [{ firstName: 'Ada', lastName: 'Byron', hasOnlyOneName: false }, []],
    [{ firstName: 'Suharto', lastName: '', hasOnlyOneName: true }, []],
    [{ firstName: 'Suharto', hasOnlyOneName: true }, []],
    [{ firstName: 'Suharto', lastName: ' ', hasOnlyOneName: true }, []],
    [{ firstName: 'Suharto', lastName: '' }, [REQUIRED]],
    [{ firstName: 'Suharto' }, [REQUIRED]],
    [{ firstName: 'Suharto', lastName: '', hasOnlyOneName: false }, [REQUIRED]],
    [{ firstName: 'Ada', lastName: 7 }, [REQUIRED]],
    [{ firstName: 'Ada', lastName: 'Byron', hasOnlyOneName: true }, [CONTRADICTION]],
    [{ firstName: '', lastName: '' }, [['firstName', 'First name is required'], REQUIRED]],
    [{ firstName: '', hasOnlyOneName: true }, [['firstName', 'First name is required']]],
  ])('%j has the errors %j in every form', (name, errors) => {
    for (const schema of Object.values(schemas)) expect(findErrors(schema, name)).toEqual(errors);
  });
});

describe('wizardPersonalInfo', () => {
  it.each([
    [{ ...ada, firstName: '' }, 'First name is required'],
    [{ ...ada, lastName: ' ' }, 'Last name is required'],
    [{ ...ada, linkedInUrl: undefined }, 'LinkedIn URL is required'],
    [{ ...ada, linkedInUrl: 'x' }, 'Please enter a valid LinkedIn URL (e.g., https://www.linkedin.com/in/username)'],
    [{ ...ada, email: 'x' }, 'Please enter a valid email address'],
  ])('rejects %j: %s', (value, message) => expect(getFirstMessage(wizardPersonalInfo, value)).toBe(message));

  it.each([ada, { ...ada, email: '', portfolioUrl: '' }])('accepts %j', (value) =>
    expect(getFirstMessage(wizardPersonalInfo, value)).toBeUndefined(),
  );
});

describe('lenientPersonalInfo', () => {
  it.each([
    { ...ada, linkedInUrl: undefined },
    { ...ada, linkedInUrl: '' },
    { ...ada, linkedInUrl: 'https://x.example/ada' },
  ])('accepts %j', (value) => expect(getFirstMessage(lenientPersonalInfo, value)).toBeUndefined());

  it.each([
    [{ ...ada, linkedInUrl: 'x' }, 'Please enter a valid LinkedIn URL (e.g., https://www.linkedin.com/in/username)'],
    [{ ...ada, linkedInUrl: 7 }, 'LinkedIn URL is required'],
    [{ ...ada, linkedInUrl: undefined, lastName: '' }, 'Last name is required'],
    [{ ...ada, email: 'x' }, 'Please enter a valid email address'],
  ])('rejects %j: %s', (value, message) => expect(getFirstMessage(lenientPersonalInfo, value)).toBe(message));
});

describe('personalInfoEditorForm', () => {
  const valid = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
  it.each([
    [{ ...valid, email: '' }, 'Email is required'],
    [{ ...valid, linkedInUrl: 'ftp://x.example' }, 'Please enter a valid URL (include http:// or https://).'],
  ])('rejects %j: %s', (value, message) => expect(getFirstMessage(personalInfoEditorForm, value)).toBe(message));

  it.each([{ ...valid, linkedInUrl: 'https://x.example' }, valid])('accepts %j', (value) =>
    expect(getFirstMessage(personalInfoEditorForm, value)).toBeUndefined(),
  );
});

it('trims text, limits its length and makes it storable as UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const parsed = text(40).safeParse(typed);
      if (!parsed.success) return;
      const { data } = parsed;
      expect(Buffer.from(data, 'utf8').toString('utf8')).toBe(data);
      expect(data).toBe(data.trim());
      expect(data).not.toContain('\0');
      expect(data.length).toBeLessThanOrEqual(40);
    }),
  );
  expect(text(40).parse(' a\uD800b\0 ')).toBe('ab');
});
