import fc from 'fast-check';
import { htmlToLine, MAX_CHARACTERS, htmlToText } from './html-to-text.js';

it('separates paragraphs by empty lines and headings and breaks by lines', () => {
  const html = '<h2>Who we are</h2><p>We make <b>lamps</b>\n and  shades.</p>\n<p>Since 1990.<br>In Pune.</p>';
  expect(htmlToText(html)).toBe('Who we are\n\nWe make lamps and shades.\n\nSince 1990.\nIn Pune.');
});

it('writes list items with a bullet, also in nested lists', () => {
  const html =
    '<p>You know</p><ul><li><p>Go</p></li><li>SQL<ul><li>joins</li></ul></li><li> </li></ul><p>And you ask.</p>';
  expect(htmlToText(html)).toBe('You know\n\n• Go\n• SQL\n• joins\n\nAnd you ask.');
});

it('reads unclosed lists and handwritten lists', () => {
  expect(htmlToText('<ul><li>Go<li>SQL</ul>after')).toBe('• Go\n• SQL\n\nafter');
  expect(htmlToText('You know<br>- Go<br>* SQL<br>·  Rust<br>•Zig<br>•')).toBe('You know\n• Go\n• SQL\n• Rust\n• Zig');
});

it('reads empty elements of editors as empty lines', () => {
  expect(htmlToText('<div>One</div><div><br></div><div>Two</div><div>Three</div>')).toBe('One\n\nTwo\nThree');
  expect(htmlToText('One<br><br><br><br>Two')).toBe('One\n\nTwo');
});

it('separates table cells and keeps the lines of preformatted text', () => {
  expect(htmlToText('<table><tr><td>Pay</td><td>Good</td></tr><tr><td>Where</td><td>Here</td></tr></table>')).toBe(
    'Pay Good\nWhere Here',
  );
  expect(htmlToText('<pre>one\n  two</pre>')).toBe('one\ntwo');
});

it('reads partly or fully double-escaped markup', () => {
  expect(
    htmlToText('&lt;p&gt;R&amp;amp;D &amp;mdash; &lt;strong&gt;now&lt;/strong&gt;&lt;/p&gt;&lt;p&gt;Go&lt;/p&gt;'),
  ).toBe('R&D — now\n\nGo');
  expect(htmlToText('<div>&lt;ul&gt;&lt;li&gt;Go&lt;/li&gt;&lt;/ul&gt;</div>')).toBe('• Go');
});

it('shows deeply escaped text as it is', () => {
  const text = htmlToText(`&${'amp;'.repeat(20)}lt;p&gt;`);
  expect(text).toMatch(/^& (?:amp;)+lt;p>$/);
  expect(htmlToText(text)).toBe(text);
});

it('keeps the lines of plain text', () => {
  expect(htmlToText('What you bring\r\n- Go &amp; SQL\n\n\n\n a <3 for 1 < 2 ')).toBe(
    'What you bring\n• Go & SQL\n\na <3 for 1 < 2',
  );
});

it.each([
  ['plain text', 'You:\n- bake\n- cook\n\nWe pay.', 'You:\n• bake\n• cook\n\nWe pay.'],
  ['text with inline tags', 'You <b>bake</b>:\n* bread\n* pies<!-- \n -->', 'You bake:\n• bread\n• pies'],
  ['escaped text', 'You &lt;3 bread\r\n- Bake &amp; cook', 'You <3 bread\n• Bake & cook'],
  ['line breaks that were escaped twice', 'You:\\n- bake\\r\\n- cook', 'You:\n• bake\n• cook'],
  ['a path', 'Edit C:\\new today', 'Edit C:\\new today'],
  ['the source lines of markup', '<p>You\n bake</p>\n\n\n<p>We\npay.</p>', 'You bake\n\nWe pay.'],
  ['source lines that were escaped twice', '<p>You\\n bake</p>\\n\\n<p>We pay.</p>', 'You bake\n\nWe pay.'],
  ['a shadow root', '<div><template shadowrootmode="open"><p>Bake.</p></template></div>', 'Bake.'],
])('reads the lines of %s', (_name, source, text) => expect(htmlToText(source)).toBe(text));

it.each([
  ['once', '<p>Fish &amp; chips, 1 &lt; 2</p>', 'Fish & chips, 1 < 2'],
  ['once in plain text', 'Fish &amp; chips &#8211; &eacute;t&eacute;', 'Fish & chips – été'],
  ['twice', '<p>Fish &amp;amp; chips &amp;#8211; day</p>', 'Fish & chips – day'],
  ['twice in plain text', 'Fish &amp;amp; chips&amp;nbsp;daily', 'Fish & chips daily'],
  ['twice, with markup', '&lt;p&gt;Fish &amp;amp; chips&lt;/p&gt;&lt;p&gt;Daily&lt;/p&gt;', 'Fish & chips\n\nDaily'],
  ['twice, with markup in a part', '<p>You</p>&lt;ul&gt;&lt;li&gt;bake&lt;/li&gt;&lt;/ul&gt;', 'You\n\n• bake'],
  ['twice, with breaks', '<p>You bake&lt;br /&gt;and cook</p>', 'You bake\nand cook'],
  ['once if the text names a tag', '<p>You know &lt;p&gt; and &lt;li&gt;.</p>', 'You know ‹p› and ‹li›.'],
  ['once if the text names inline tags', '<p>Not &lt;b&gt; or &lt;/b&gt;</p>', 'Not ‹b› or ‹/b›'],
])('decodes entities that were escaped %s', (_name, source, text) => expect(htmlToText(source)).toBe(text));

it.each([
  '<script>alert(1)</script>',
  '<style>p { color: red }</style>',
  '<template><p>x</p></template>',
  '<!-- x --><!doctype html><![CDATA[x]]><?php x ?>',
  '<p hidden>x</p>',
  '<div style="Display : none">x<div>y</div></div>',
  '<span style="visibility:hidden">x</span>',
  '<iframe src="https://x.test">x</iframe><noscript>x</noscript><svg><text>x</text></svg>',
  '<textarea>x</textarea><select><option>x</select>',
])('omits %s', (html) => expect(htmlToText(`<p>before</p>${html}<p>after</p>`)).toBe('before\n\nafter'));

it('shows the text after a hidden void element', () => {
  expect(htmlToText('<img hidden src="x"><br hidden>seen')).toBe('seen');
});

it('removes invisible characters and bidirectional controls', () => {
  expect(htmlToText('a\u0000b\u0007c\u202Ed\u2066e\u200Bf\u00ADg&#8238;h&shy;i\uD800j')).toBe('abcdefghij');
  expect(htmlToText('<\u200Bscript>alert(1)</script>x')).toBe('x');
});

it('neutralises escaped tags in text', () => {
  expect(htmlToText('<p>You know &lt;script&gt; and &lt;div class="a"&gt;, and a&lt;b</p>')).toBe(
    'You know ‹script› and ‹div class="a"›, and a‹b',
  );
});

it('truncates long text after a paragraph with an ellipsis', () => {
  const paragraph = 'word '.repeat(20).trim();
  const truncated = htmlToText(`<p>${paragraph}</p>`.repeat(1_000));
  expect(truncated.length).toBeLessThanOrEqual(MAX_CHARACTERS);
  expect(truncated.endsWith(`${paragraph}\n\n…`)).toBe(true);
  expect(htmlToText('x'.repeat(MAX_CHARACTERS))).toHaveLength(MAX_CHARACTERS);
  expect(htmlToText('😀'.repeat(MAX_CHARACTERS))).toMatch(/^(?:😀)+\n\n…$/u);
});

it('converts a title to a single short line', () => {
  expect(htmlToLine(' R&amp;D <b>Engineer</b>\n(m/f) ')).toBe('R&D Engineer (m/f)');
  expect(htmlToLine('- a\n- b')).toBe('- a - b');
  expect(htmlToLine('😀'.repeat(300))).toBe('😀'.repeat(100));
  expect(htmlToLine(`x${'😀'.repeat(300)}`)).toHaveLength(199);
});

const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '<p>',
      '</p>',
      '<ul>',
      '<li>',
      '</li>',
      '</ul>',
      '<br>',
      '<br/>',
      '<div hidden>',
      '</div>',
      '<script>',
      '</script>',
    ],
    ...[
      '<',
      '>',
      '</',
      '<!--',
      '-->',
      '<!',
      '<?',
      '<a href="',
      '"',
      '&lt;',
      '&gt;',
      '&amp;',
      '&amp;amp;lt;',
      '&#60;',
      '&#x3c;',
    ],
    ...[
      '&',
      ';',
      'lt',
      'amp',
      '&lt',
      '&nbsp;',
      '\n',
      '\r\n',
      '\t',
      ' ',
      '- ',
      '* ',
      '•',
      '• ',
      '…',
      '<pre>',
      '</pre>',
      '<plaintext>',
    ],
    ...['‹', '\u202E', '\u0000', '\uD800', '&#0;', '&#xD800;', '<table><tr><td>', '<h1>', '</h1>', '<svg>', '<title>'],
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const html = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

describe('for arbitrary input', () => {
  it('leaves no tags and no invisible characters', () => {
    fc.assert(
      fc.property(html, (source) => {
        const text = htmlToText(source);
        expect(text).not.toMatch(/<[a-z/!?]/i);
        expect(text).not.toMatch(/(?!\n)\p{Cc}|\p{Surrogate}|[\u202A-\u202E\u2066-\u2069]|\n{3}|^\s|\s$/u);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(html, (source) => {
        const text = htmlToText(source);
        expect(htmlToText(text)).toBe(text);
      }),
      { numRuns: 3_000 },
    );
  });

  it('returns a single line', () => {
    fc.assert(
      fc.property(html, (source) => {
        expect(htmlToLine(source)).toMatch(/^(?:\S(?:.{0,198}\S)?)?$/);
      }),
    );
  });
});

// With quadratic runtime, each of these would take minutes.
it.each([
  ['unclosed tags', '<b>'.repeat(100_000)],
  ['mismatched closing tags', '<b>'.repeat(100_000) + '</i></p>'.repeat(100_000)],
  ['nested lists', '<ul><li>'.repeat(100_000)],
  ['hidden elements', '<div hidden>'.repeat(100_000)],
  ['incomplete tags', '<a '.repeat(300_000)],
  ['unclosed comments', '<!--'.repeat(300_000)],
  ['ampersands', '&'.repeat(500_000)],
  ['nested escapes', `&${'amp;'.repeat(300_000)}lt;p&gt;`],
  ['incomplete entities', '&am'.repeat(300_000)],
  ['bullets', '• '.repeat(300_000)],
  ['line breaks', '\n'.repeat(500_000)],
  ['lone less-than signs', '<'.repeat(2_000_000)],
  ['quotes', '<a b="'.repeat(200_000)],
  ['attributes of one tag', `<a ${'b="c" '.repeat(200_000)}>`],
])('handles many %s', (_, source) => {
  expect(htmlToText(source).length).toBeLessThanOrEqual(MAX_CHARACTERS);
});
