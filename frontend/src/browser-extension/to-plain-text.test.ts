import { toPlainText } from './to-plain-text';

it.each([
  ['<p>Cook for <b>guests</b>.</p><p>Bake.</p>', 'Cook for guests.\n\nBake.'],
  ['<p>You:</p><ul><li>bake</li><li>cook</li></ul><p>We pay.</p>', 'You:\n\n• bake\n• cook\n\nWe pay.'],
  ['a<br>b<div>c</div>', 'a\nb\nc'],
  ['Salt &amp; pepper', 'Salt & pepper'],
  ['&lt;p&gt;escaped &amp;amp; twice&lt;/p&gt;', 'escaped & twice'],
  ['1 &lt; 2 &gt; 0', '1 < 2 > 0'],
  ['a<script>alert(1)</script><style>b{}</style><template>c</template><title>d</title>', 'a'],
  ['<img src=x onerror="window.pwned=1"><svg onload="window.pwned=1">', ''],
  ['', ''],
])('converts %j', (html, text) => {
  expect(toPlainText(html)).toBe(text);
  expect(window).not.toHaveProperty('pwned');
});

it('truncates its input to 500,000 characters', () => {
  expect(toPlainText('x'.repeat(600_000))).toHaveLength(500_000);
});
