import { tokenize } from './tokens.js';

const getWords = (text: string): string[] =>
  tokenize(text)
    .filter(({ kind }) => kind === 'word')
    .map(({ text }) => text);
const getKeys = (text: string): string[] => tokenize(text).map(({ key }) => key);

describe('tokenize', () => {
  it.each([
    ['C++ and C#, F# too', ['C++', 'and', 'C#', 'F#', 'too']],
    ['.NET, ASP.NET and VB.NET.', ['.NET', 'ASP.NET', 'and', 'VB.NET']],
    ['Node.js/Express', ['Node.js', 'Express']],
    ['the R&D of Q&A, P&L', ['the', 'R&D', 'of', 'Q&A', 'P&L']],
    ['Version 3.11 of Python.', ['Version', '3.11', 'of', 'Python']],
    ['Wrote it in Go.Then left.', ['Wrote', 'it', 'in', 'Go', 'Then', 'left']],
    ['#python @java', ['python', 'java']],
  ])('keeps names with symbols whole: %s', (text, expected) => {
    expect(getWords(text)).toEqual(expected);
  });

  it('distinguishes slash, pause and stop, and drops hyphens within names', () => {
    expect(tokenize('CI/CD, test-driven. (done)').map(({ kind, isJoined }) => (isJoined ? 'joined' : kind))).toEqual([
      'word',
      'slash',
      'word',
      'pause',
      'word',
      'joined',
      'stop',
      'pause',
      'word',
      'pause',
    ]);
  });

  it('treats a dash between spaces as a pause', () => {
    expect(tokenize('Python - Django').map(({ kind }) => kind)).toEqual(['word', 'pause', 'word']);
  });

  it.each([
    ['React’s', 'React'],
    ['APIs', 'API'],
    ['libraries', 'library'],
    ['processes', 'process'],
    ['modelling', 'modeling'],
    ['Optimisation', 'optimization'],
    ['behaviour', 'behavior'],
    ['licences', 'license'],
    ['C++17', 'C++'],
  ])('gives %s and %s the same key', (left, right) => {
    expect(getKeys(left)).toEqual(getKeys(right));
  });

  it.each([
    ['HTTPS', 'HTTP'],
    ['CSS', 'CS'],
    ['NATS', 'NAT'],
    ['C', 'C++'],
  ])('gives %s and %s different keys', (left, right) => {
    expect(getKeys(left)).not.toEqual(getKeys(right));
  });
});
