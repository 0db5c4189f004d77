import { readHeard } from './heard';

const toResults = (...results: readonly (readonly [transcript: string, isFinal: boolean])[]) =>
  results.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal }));

it.each([
  ['nothing', [], '', ''],
  ['one final result', [['I led', true]], 'I led', ''],
  ['a guess only', [['I let', false]], '', 'I let'],
  [
    'final results, then guesses',
    [
      ['I led', true],
      [' a', false],
      [' team', false],
    ],
    'I led',
    'a team',
  ],
  [
    'results with their spaces',
    [
      ['I led ', true],
      ['a team.', true],
    ],
    'I led a team.',
    '',
  ],
  [
    'results without the space between them',
    [
      ['I led.', true],
      ['Then I left.', true],
    ],
    'I led. Then I left.',
    '',
  ],
  [
    'punctuation of its own',
    [
      ['I led a team', true],
      [', twice', true],
    ],
    'I led a team, twice',
    '',
  ],
  [
    'scripts without spaces',
    [
      ['我领导', true],
      ['团队', true],
    ],
    '我领导团队',
    '',
  ],
  [
    'an empty result',
    [
      ['', true],
      [' a team ', true],
    ],
    'a team',
    '',
  ],
] as const)('reads %s', (_name, results, text, interim) => {
  expect(readHeard(toResults(...results))).toEqual({ text, interim });
});

it('reads a result without alternatives', () => {
  expect(readHeard([Object.assign([], { isFinal: true })])).toEqual({ text: '', interim: '' });
});
