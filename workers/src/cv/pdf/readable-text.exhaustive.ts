import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createLogger } from '@trackrecord/platform';
import { normalizeForComparison, extractPdfText } from '../../testing/extract-pdf-text.js';
import { launchBrowser } from '../browser/launch-browser.js';
import { Printer } from '../browser/printer.js';
import { resolveCvFontFiles } from '../fonts/cv-fonts.js';
import { finishPdf } from './finish-pdf.js';
import { WAIT_TIMEOUT_MS } from '@trackrecord/platform/testing/wait-for';

const { resolve } = createRequire(join(process.cwd(), 'package.json'));
const printer = new Printer(
  () => launchBrowser(undefined, resolveCvFontFiles(resolve)),
  createLogger('test', 'silent'),
);
afterAll(() => printer.close());

interface TestDocument {
  readonly lang: string;
  readonly fonts: string;
  readonly dir?: 'ltr' | 'rtl';
  readonly fields: readonly string[];
}

const hanFonts = "'Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR'";
const wrapArabic = (text: string): string => `<bdi style="font-family: Vazirmatn">${text}</bdi>`;
const wrapHebrew = (text: string): string => `<bdi style="font-family: 'Noto Sans Hebrew'">${text}</bdi>`;

const DOCUMENTS: Readonly<Record<string, TestDocument>> = {
  'Latin with diacritics and ligatures': {
    lang: 'en',
    fonts: "'Noto Sans'",
    fields: [
      'Łódź Škoda Ångström José Þórður Ægir',
      'office affine fluffy waffle',
      'ﬁrst ﬂoor of an oﬃce',
      'q\u0303 x\u030C e\u0301 a\u0328\u0301 in parts',
      'C++ &lt;html> &amp; "quotes" (100 %)',
      'hy\u00ADphen and zero\u200Bwidth',
    ],
  },
  Vietnamese: { lang: 'vi', fonts: "'Noto Sans'", fields: ['Nguyễn Thị Hường ở Việt Nam', 'Nguye\u0302\u0303n'] },
  'polytonic Greek': { lang: 'el', fonts: "'Noto Sans'", fields: ['ᾧ Ἀθῆναι ἐν ἀρχῇ ἦν ὁ λόγος', 'Καλημέρα'] },
  Cyrillic: { lang: 'ru', fonts: "'Noto Sans'", fields: ['Привет мир, разработчик', 'и\u0306 і ї є ґ'] },
  Arabic: {
    lang: 'ar',
    dir: 'rtl',
    fonts: "Vazirmatn, 'Noto Sans'",
    fields: [
      'مهندس برمجيات في دبي ٢٠٢٤ لا إله الأعمال',
      'لأن الآن لإنجاز لَا',
      'المُشاريع كتابٌ جديدٌ مُحَمَّدٌ',
      'كتابٌ',
      'عمل (مدير المشاريع)، دبي.',
      'مهندس 2019 – 2024 دبي',
      'مهندس Senior Software Engineer في شركة',
      'خبرة 5 سنوات، 40%',
      'خبرة (5 سنوات)',
      'العمل: مدير/مهندس',
      'لغة C++ و C#',
      '«اقتباس» ؟ نعم!',
      '2019 – 2024',
      '+971 50 123 4567',
      'Berlin, Germany (2020).',
      'https://example.com/a-b',
    ],
  },
  Persian: {
    lang: 'fa',
    dir: 'rtl',
    fonts: "Vazirmatn, 'Noto Sans'",
    fields: ['پگاه گچ ژاله می\u200Cخواهم ۱۴۰۳', 'برنامه\u200Cنویس ارشد (تهران)', 'کار، یادگیری'],
  },
  Urdu: {
    lang: 'ur',
    dir: 'rtl',
    fonts: "Vazirmatn, 'Noto Sans'",
    fields: ['میں ایک سافٹ ویئر انجینئر ہوں', 'ٹھیک ہے ڈاکٹر'],
  },
  Hebrew: {
    lang: 'he',
    dir: 'rtl',
    fonts: "'Noto Sans Hebrew', 'Noto Sans'",
    fields: [
      'שלום עולם מהנדס תוכנה',
      'נִקּוּד בְּרֵאשִׁית בָּרָא שָׁלוֹם',
      'קָ',
      'עבודה (מנהל), תל אביב.',
      'מהנדס Senior Engineer ב-Google',
      `צה"ל ו־50% ג'ירפה`,
      '2019 – 2024',
      'Tel Aviv, Israel (2020).',
    ],
  },
  Devanagari: {
    lang: 'hi',
    fonts: "'Noto Sans'",
    fields: [
      'नमस्ते दुनिया सॉफ़्टवेयर इंजीनियर',
      'क्षत्रिय कि हिन्दी स्त्री र्क ज़िन्दगी द्वारा',
      'धर्म कर्म ट्रेन प्रबंधन ड़ ढ़ न\u093C',
      'ज्ञान श्री क़लम ऋषि ॐ ०१२३',
    ],
  },
  Bengali: {
    lang: 'bn',
    fonts: "'Noto Sans Bengali'",
    fields: ['সফটওয়্যার প্রকৌশলী ঢাকা বিশ্ববিদ্যালয়', 'ক্ষ জ্ঞ কো কৌ র্ক'],
  },
  Punjabi: { lang: 'pa', fonts: "'Noto Sans Gurmukhi'", fields: ['ਸਾਫਟਵੇਅਰ ਇੰਜੀਨੀਅਰ ਸਿੰਘ ਪੰਜਾਬੀ', 'ਪ੍ਰਬੰਧ'] },
  Gujarati: { lang: 'gu', fonts: "'Noto Sans Gujarati'", fields: ['સોફ્ટવેર એન્જિનિયર ગુજરાત વિદ્યાપીઠ', 'ક્ષ જ્ઞ ર્ક'] },
  Tamil: { lang: 'ta', fonts: "'Noto Sans Tamil'", fields: ['மென்பொருள் பொறியாளர் சென்னை', 'கொ கோ கௌ ஸ்ரீ'] },
  Telugu: { lang: 'te', fonts: "'Noto Sans Telugu'", fields: ['సాఫ్ట్‌వేర్ ఇంజనీర్ హైదరాబాద్', 'క్ష స్త్రీ'] },
  Kannada: { lang: 'kn', fonts: "'Noto Sans Kannada'", fields: ['ಸಾಫ್ಟ್‌ವೇರ್ ಎಂಜಿನಿಯರ್ ಬೆಂಗಳೂರು', 'ಕ್ಷ ಸ್ತ್ರೀ ಕೋ'] },
  Malayalam: { lang: 'ml', fonts: "'Noto Sans Malayalam'", fields: ['സോഫ്റ്റ്‌വെയർ എഞ്ചിനീയർ കേരളം', 'ക്ഷ കൊ കോ'] },
  Thai: { lang: 'th', fonts: "'Noto Sans Thai'", fields: ['วิศวกรซอฟต์แวร์ กรุงเทพฯ', 'น้ำ ที่ กำลัง ผู้จัดการ'] },
  emoji: {
    lang: 'en',
    fonts: "'Noto Sans', 'Noto Emoji'",
    fields: ['launch 😀 👩\u200D💻 🎉', '👍🏽 ❤\uFE0F 🇩🇪 1\uFE0F\u20E3'],
  },
  'simplified Chinese': {
    lang: 'zh-Hans',
    fonts: hanFonts,
    fields: ['你好世界 软件工程师', '使用React开发（上海）。', '⼀⼆⻰ 豈 一二龙', '\u{20BB7}'],
  },
  'traditional Chinese': { lang: 'zh-Hant', fonts: hanFonts, fields: ['軟體工程師 臺灣大學', '長 見 食 黃 龍'] },
  Japanese: {
    lang: 'ja',
    fonts: "'Noto Sans JP', 'Noto Sans SC'",
    fields: ['ソフトウェアエンジニア 東京大学', 'か\u3099 パ ﾊﾟ、「括弧」ー。'],
  },
  Korean: {
    lang: 'ko',
    fonts: "'Noto Sans KR'",
    fields: ['소프트웨어 엔지니어 서울대학교', '\u1112\u1161\u11AB\u1100\u116E\u11A8 (서울)'],
  },
  'English with words of other directions': {
    lang: 'en',
    fonts: `'Noto Sans', Vazirmatn, 'Noto Sans Hebrew', ${hanFonts}`,
    fields: [
      'Most of this page is in English, as it is with most CVs that hold words of more than one language',
      `Engineer ${wrapArabic('في دبي')} 2024`,
      `Engineer ${wrapArabic('مُحَمَّدٌ كتابٌ')} · 2019 – 2024`,
      'Engineer في دبي and more',
      'and שלום (Tel Aviv)',
      `A: ${wrapHebrew('שלום עולם')}, (x)`,
      wrapHebrew('עבודה (מנהל)'),
      wrapArabic('كتابٌ مُحَمَّدٌ (جديدٌ)'),
      '한국 日本 中国',
      'plain English (after).',
    ],
  },
};

const toPlainText = (field: string): string =>
  field
    .replace(/<.*?bdi.*?>/g, '')
    .replace('&lt;', '<')
    .replace('&amp;', '&');

/** Repeats a text, so that its paragraph continues on a third page. */
const repeat = (field: string): string => Array.from({ length: 2500 / field.length + 1 }, () => field).join(' ');

function renderDocument({ lang, fonts, dir = 'ltr', fields }: TestDocument, rendering: string): string {
  const paragraphs = [400, 700].flatMap((weight) =>
    fields.map((field) => `<p dir="auto" style="font-weight: ${weight}">${field}</p>`),
  );
  return `<!doctype html><html lang="${lang}" dir="${dir}"><meta charset="utf-8"><style>
    @page { size: A4; margin: 18mm }
    body { font: 10pt ${fonts}; font-variant-ligatures: none; word-break: keep-all; text-rendering: ${rendering} }
    .long { font-size: 28pt; word-break: normal }
    :lang(ko) { word-break: keep-all }
  </style>${paragraphs.join('')}<p class="long">${repeat(fields[0] ?? '')}</p>`;
}

async function extractTexts(source: string) {
  const printed = await printer.print(source, AbortSignal.timeout(WAIT_TIMEOUT_MS));
  return extractPdfText(await finishPdf(printed, { title: 'CV', author: 'A', language: 'en', id: 'a' }));
}

/** Returns the texts that are not extracted in order. */
function findMissing(texts: readonly string[], from: string): readonly string[] {
  const normalizedText = normalizeForComparison(from);
  let at = 0;
  return texts.filter((text) => {
    const index = normalizedText.indexOf(normalizeForComparison(text), at);
    if (index >= 0) at = index + normalizeForComparison(text).length;
    return index < 0;
  });
}

describe.each(['auto', 'geometricPrecision'])('with text-rendering: %s', (rendering) => {
  it.each(Object.entries(DOCUMENTS))('extracts %s completely and in order with all extractors', async (_, document) => {
    const texts = document.fields.map(toPlainText);
    const { pdftotext, pdfjs, mutool } = await extractTexts(renderDocument(document, rendering));
    const all = [...texts, ...texts, repeat(texts[0] ?? '')];
    expect({
      pdftotext: findMissing(all, pdftotext),
      pdfjs: findMissing(all, pdfjs),
      mutool: findMissing(all, mutool),
    }).toEqual({ pdftotext: [], pdfjs: [], mutool: [] });
  });
});
