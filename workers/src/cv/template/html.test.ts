import fc from 'fast-check';
import { html, renderStyleSheet } from './html.js';

const text = fc.string({ unit: 'binary', maxLength: 60 });

it('escapes arbitrary text', () => {
  fc.assert(
    fc.property(text, (hostile) => {
      const inside = html`${hostile}`.source;
      expect(inside).not.toMatch(/[<>"'`]/);
      expect(inside.replace(/&(amp|lt|gt|quot|#39|#96);/g, '')).not.toContain('&');
    }),
  );
});

it('escapes values once', () => {
  const bold = html`<b>${'<i> & "co"'}</b>`;
  expect(html`<p>${bold}</p>`.source).toBe('<p><b>&lt;i&gt; &amp; &quot;co&quot;</b></p>');
});

it('renders lists and omits missing values', () => {
  expect(html`${['a', undefined, false, html`<br />`, ['b', 3]]}`.source).toBe('a<br />b3');
});

it('removes unprintable characters and bidirectional controls', () => {
  expect(html`${'a\u0000b\u001bc\u202ed\u2066e\ud800f\r\ng'}`.source).toBe('abcdef\ng');
});

it('removes the private use area and characters that are only for breaking lines, and keeps arrows of Word', () => {
  expect(html`${'soft\u00adware\u200b \ufeffof\u2060 \uf0b7\ue000\u{f0000}\u{10fffd}A \uf0e0 B'}`.source).toBe(
    'software of A → B',
  );
  expect(html`${'می‌خواهم 👩‍💻'}`.source).toBe('می‌خواهم 👩‍💻');
});

it('prevents closing a style sheet', () => {
  expect(renderStyleSheet('a { content: "</style><script>"; }').source).not.toMatch(/<\/style>.+/);
});
