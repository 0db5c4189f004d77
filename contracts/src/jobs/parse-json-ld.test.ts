import { parseJsonLd } from './parse-json-ld.js';

const COOK = { '@type': 'JobPosting', title: 'Cook' };
const JSON_LD = JSON.stringify(COOK);

it.each([
  ['plain', JSON_LD],
  ['after a byte order mark', `\uFEFF${JSON_LD}`],
  ['in a CDATA section', `<![CDATA[${JSON_LD}]]>`],
  ['in a commented CDATA section', `//<![CDATA[\n${JSON_LD}\n//]]>`],
  ['in a commented CDATA section on one line', `//<![CDATA[ ${JSON_LD} //]]>`],
  ['in a CDATA section within block comments', `/*<![CDATA[*/${JSON_LD}/*]]>*/`],
  ['in a CDATA section within spaced block comments', `/* <![CDATA[ */\n${JSON_LD}\n/* ]]> */`],
  ['in an HTML comment', `<!-- ${JSON_LD} -->`],
  ['in an HTML comment that ends like a script', `<!--\n${JSON_LD}\n//-->`],
  ['after an HTML comment', `<!-- Made by a plugin. -->${JSON_LD}`],
  ['after a block comment', `/* the posting { */ ${JSON_LD}`],
  ['before a line comment', `${JSON_LD} // { the end`],
  ['with a comment inside', `{"@type":"JobPosting",/* the title */"title":"Cook" // no company\n}`],
  ['with a semicolon at the end', `${JSON_LD};`],
  ['with a comma at the end', `${JSON_LD} ,`],
  ['with a semicolon and CDATA', `//<![CDATA[\n${JSON_LD};\n//]]>`],
  ['assigned to a variable', `window.posting = ${JSON_LD};`],
  ['with a comma at the end of the object', '{"@type":"JobPosting","title":"Cook",}'],
  ['with two commas', '{"@type":"JobPosting",,"title":"Cook" , }'],
  ['with quotes escaped as HTML', JSON_LD.replaceAll('"', '&quot;')],
  ['with quotes escaped as numbers', JSON_LD.replaceAll('"', '&#34;')],
])('parses an object %s', (_name, script) => expect(parseJsonLd(script)).toEqual(COOK));

it.each([
  ['one after the other', `${JSON_LD}${JSON_LD}`],
  ['on two lines', `${JSON_LD}\n\n${JSON_LD};`],
  ['with a comma between them', `${JSON_LD},\n${JSON_LD},`],
  ['in a list that ends with a comma', `[${JSON_LD},${JSON_LD},]`],
])('parses two objects %s', (_name, script) => expect(parseJsonLd(script)).toEqual([COOK, COOK]));

it.each([
  ['line breaks', '{"a":"b\nc\r\nd\te"}', { a: 'b\nc\r\nd\te' }],
  ['other control characters', '{"a":"b\u0007c"}', { a: 'b c' }],
  ['an escaped apostrophe', `{"a":"Cook\\'s"}`, { a: "Cook's" }],
  ['escapes', '{"a":"\\"\\u00e9\\n\\\\",}', { a: '"é\n\\' }],
  [
    'marks of comments',
    '{"a":"https://jobs.test/*x*/ //y <!-- z -->",}',
    { a: 'https://jobs.test/*x*/ //y <!-- z -->' },
  ],
  ['brackets', '{"a":"} ] {",}', { a: '} ] {' }],
])('keeps %s in strings', (_name, script, value) => expect(parseJsonLd(script)).toEqual(value));

it.each(['', '  ', '{"title":', '{"title"', '"', '"\\', '/*', '{"a":1]', 'render()', '{a: 1}', "{'a': 1}"])(
  'returns undefined for %j',
  (script) => expect(parseJsonLd(script)).toBeUndefined(),
);

it('parses a script of megabytes that has to be repaired', () => {
  const text = 'x"y\\'.repeat(500_000);
  expect(parseJsonLd(`${JSON.stringify({ text })};`)).toEqual({ text });
});
