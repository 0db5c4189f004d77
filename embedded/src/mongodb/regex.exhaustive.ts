import type { Document } from 'mongodb';

import { startTestServer, type TestServer } from './testing/test-server.js';

describe('regular expressions of the embedded MongoDB', () => {
  let testServer: TestServer;

  beforeAll(async () => {
    testServer = await startTestServer();
  });
  afterAll(() => testServer.stop());

  async function isMatch(text: string, filter: Document): Promise<boolean> {
    const collection = testServer.db.collection('texts');
    await collection.deleteMany({});
    await collection.insertOne({ text });
    return (await collection.countDocuments({ text: filter })) === 1;
  }

  // Expected results are those of PCRE2 with UTF and without UCP, which is how MongoDB compiles expressions.
  it.each<[string, string, string, boolean]>([
    ['^.$', '', '😀', true],
    ['^..$', '', '😀', false],
    ['^[😀]$', '', '😀', true],
    ['^[^a]$', '', '😀', true],
    ['^a.b$', '', 'a\rb', true],
    ['^a.b$', '', 'a\u2028b', true],
    ['^a.b$', '', 'a\u2029b', true],
    ['^a.b$', '', 'a\nb', false],
    ['^a.b$', 's', 'a\nb', true],
    ['^a$', '', 'a\n', true],
    ['^a$', '', 'a\n\n', false],
    ['^a$', '', 'a\r', false],
    ['^b', 'm', 'a\rb', false],
    ['^b', 'm', 'a\u2028b', false],
    ['^b', 'm', 'a\nb', true],
    ['^$', 'm', 'a\n', false],
    ['^$', 'm', 'a\n\nb', true],
    ['a\\n^', 'm', 'a\n', false],
    ['a$', 'm', 'a\rb', false],
    ['a$', 'm', 'a\nb', true],
    ['^\\s$', '', '\u00a0', false],
    ['^\\s$', '', '\ufeff', false],
    ['^\\s$', '', '\u2028', false],
    ['^\\S$', '', '\u00a0', true],
    ['^\\s$', '', '\v', true],
    ['^\\d$', '', '٣', false],
    ['^\\w$', '', 'é', false],
    ['é\\b', '', 'éa', true],
    ['^\\w$', 'i', '\u017f', false],
    ['^\\W$', 'i', '\u017f', true],
    ['^s$', 'i', '\u017f', true],
    ['^k$', 'i', '\u212a', true],
    ['^É$', 'i', 'é', true],
    ['^[^é]$', 'i', 'É', false],
    ['^i$', 'i', 'İ', false],
    ['\\B', '', 'i😀1', false],
  ])('match /%s/%s against %j as MongoDB does: %s', async (pattern, options, text, expected) => {
    expect(await isMatch(text, { $regex: pattern, $options: options })).toBe(expected);
  });

  it('match the same in $in, $not, $nin and $all', async () => {
    expect(await isMatch('a\n', { $in: [/^a$/] })).toBe(true);
    expect(await isMatch('a\n', { $not: /^a$/ })).toBe(false);
    expect(await isMatch('a\n', { $nin: [/^a$/] })).toBe(false);
    expect(await isMatch('a\n', { $all: [/^a$/] })).toBe(true);
  });

  it.each<[string, string, string]>([
    ['(?i)a', '', '(?i)'],
    ['(?<n>a)', '', '(?<n>'],
    ['(?P<n>a)', '', '(?P<n'],
    ['(?<=a)b', '', '(?<=a'],
    ['(a)\\1', '', '\\1'],
    ['a++', '', 'possessive'],
    ['(?>a)', '', '(?>a)'],
    ['\\h', '', '\\h'],
    ['\\R', '', '\\R'],
    ['\\Qa\\E', '', '\\Q'],
    ['\\pL', '', '\\p'],
    ['[[:digit:]]', '', '[:digit:'],
    ['ß', 'i', 'ß'],
  ])('are rejected: /%s/%s, with %s in the message', async (pattern, options, syntax) => {
    await expect(isMatch('a', { $regex: pattern, $options: options })).rejects.toMatchObject({
      code: 51091,
      message: expect.stringContaining(syntax),
    });
  });

  it("are rejected with MongoDB's error code if options are given twice", async () => {
    await expect(isMatch('a', { $regex: /a/i, $options: 'm' })).rejects.toMatchObject({ code: 51075 });
    await expect(isMatch('a', { $options: 'm', $regex: /a/i })).rejects.toMatchObject({ code: 51074 });
  });
});
