import { MicrodataReader } from './microdata-reader.js';

const TAG = /<(\/?)(\w+)([^>]*)>|[^<]+/g;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;

/** Reads simple HTML: attributes in double quotes, no character references. */
function read(html: string) {
  const reader = new MicrodataReader();
  for (const [text, slash, name, attributes = ''] of html.matchAll(TAG)) {
    if (name === undefined) reader.onText(text);
    else if (slash === '/') reader.onCloseTag(name);
    else {
      const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value] as const);
      reader.onOpenTag(name, new Map(pairs));
    }
  }
  return reader.end();
}

it('reads items, with the items of their properties', () => {
  const html = `<div itemscope itemtype="https://schema.org/JobPosting"><b itemprop="title name">Cook</b>
    <p itemprop="hiringOrganization" itemscope><i itemprop="name">Inn</i></p></div><p itemscope></p>`;
  expect(read(html)).toEqual([
    {
      '@type': ['https://schema.org/JobPosting'],
      title: 'Cook',
      name: 'Cook',
      hiringOrganization: { '@type': [''], name: 'Inn' },
    },
    { '@type': [''] },
  ]);
});

it('reads the values of elements from their attributes', () => {
  const html = `<div itemscope><meta itemprop="a" content="1"><a itemprop="b" href="/x">X</a><img itemprop="c" src="y.png">
    <time itemprop="d" datetime="2026-01-02">Friday</time><span itemprop="e" content="5">five</span>
    <time itemprop="f">2026</time></div>`;
  expect(read(html)).toMatchObject([{ a: '1', b: '/x', c: 'y.png', d: '2026-01-02', e: '5', f: '2026' }]);
});

it('reads content as HTML without attributes, also of properties within it', () => {
  const html =
    '<div itemscope><div itemprop="a"><p class="x">One <b itemprop="b">two</b><br>three & four</p></div></div>';
  expect(read(html)).toMatchObject([{ a: '<p>One <b>two</b><br>three &amp; four</p>', b: 'two' }]);
});

it('lists the values of a property that an item has several times', () => {
  expect(read('<div itemscope><b itemprop="a">1</b><b itemprop="a">2</b></div>')).toMatchObject([{ a: ['1', '2'] }]);
});

it('closes elements without an end tag', () => {
  const html = '<ul itemscope><li itemprop="a">1<li itemprop="b">2</ul><div itemscope><b itemprop="c">3';
  expect(read(html)).toMatchObject([{ a: '1', b: '2' }, { c: '3' }]);
});

it('ignores properties outside of items, and end tags without an element', () => {
  expect(read('<b itemprop="a">1</b></div><div itemscope></b></div>')).toEqual([{ '@type': [''] }]);
});

it('stores a property with the name of the prototype as any other', () => {
  const [item] = read('<div itemscope><b itemprop="__proto__">1</b></div>');
  expect(Object.entries(item ?? {})).toContainEqual(['__proto__', '1']);
  expect(Object.getPrototypeOf(item)).toBe(Object.prototype);
});

it('limits items, their depth, and copies of content', () => {
  expect(read('<b itemscope></b>'.repeat(2_000))).toHaveLength(1_000);
  const deep = read('<div itemscope itemprop="a">'.repeat(100_000));
  expect(JSON.stringify(deep).match(/"a":/g)).toHaveLength(499);
  const nested = read(`<div itemscope>${'<div itemprop="a">'.repeat(100)}${'x'.repeat(1_000)}`);
  expect(JSON.stringify(nested).match(/x{1000}/g)).toHaveLength(5);
});

it('converts an item once that is the value of several properties', () => {
  const reader = new MicrodataReader();
  const attributes = new Map([
    ['itemscope', ''],
    ['itemprop', 'a b c d e f g h i j'],
  ]);
  // Converting an item for each of its properties would take time exponential in the depth.
  for (let depth = 0; depth < 5; depth += 1) reader.onOpenTag('div', attributes);
  const [item] = reader.end();
  expect(item?.['a']).toBeDefined();
  expect(item?.['a']).toBe(item?.['j']);
});
