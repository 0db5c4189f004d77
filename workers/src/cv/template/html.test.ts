import fc from 'fast-check';
import { html, styleSheet } from './html.js';

const text = fc.string({ unit: 'binary', maxLength: 60 });

it('leaves no way out of a text, wherever it stands', () => {
  fc.assert(
    fc.property(text, (hostile) => {
      const inside = html`${hostile}`.source;
      expect(inside).not.toMatch(/[<>"'`]/);
      expect(inside.replace(/&(amp|lt|gt|quot|#39|#96);/g, '')).not.toContain('&');
    }),
  );
});

it('escapes what it is given, and what was made by it only once', () => {
  const bold = html`<b>${'<i> & "co"'}</b>`;
  expect(html`<p>${bold}</p>`.source).toBe('<p><b>&lt;i&gt; &amp; &quot;co&quot;</b></p>');
});

it('takes lists, and leaves out what is not there', () => {
  expect(html`${['a', undefined, false, html`<br />`, ['b', 3]]}`.source).toBe('a<br />b3');
});

it('drops what cannot be printed and what would turn the text after it', () => {
  expect(html`${'a\u0000b\u001bc\u202ed\u2066e\ud800f\r\ng'}`.source).toBe('abcdef\ng');
});

it('lets nothing end a style sheet', () => {
  expect(styleSheet('a { content: "</style><script>"; }').source).not.toMatch(/<\/style>.+/);
});
