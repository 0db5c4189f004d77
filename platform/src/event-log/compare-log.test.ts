import { compareLog, type LogEvidence } from './compare-log.js';

const toPosition = (commit: number) => ({ commit: String(commit), prepare: String(commit) });
const createEvidence = (changes: Partial<LogEvidence>): LogEvidence => ({
  logId: 'a',
  end: toPosition(1_000),
  recordedId: 'a',
  furthestCheckpoint: toPosition(1_000),
  ...changes,
});

describe('compareLog', () => {
  it.each<[string, Partial<LogEvidence>, ReturnType<typeof compareLog>]>([
    ['the same log, as far as it was read', {}, 'matches'],
    ['a log that is ahead of the read models', { end: toPosition(9_000) }, 'matches'],
    [
      'a new log without read models',
      { logId: undefined, end: undefined, recordedId: undefined, furthestCheckpoint: undefined },
      'matches',
    ],
    ['a log whose read models are gone', { recordedId: undefined, furthestCheckpoint: undefined }, 'matches'],
    ['a log of an older version', { logId: undefined, recordedId: undefined }, 'matches'],
    ['a log without its newest events', { end: toPosition(950) }, 'tail missing'],
    ['a log without its second half', { end: toPosition(500) }, 'cut off'],
    ['an empty log', { logId: undefined, end: undefined }, 'empty'],
    [
      'an empty log under read models of an older version',
      { logId: undefined, end: undefined, recordedId: undefined },
      'empty',
    ],
    ['another log', { logId: 'b', end: toPosition(9_000) }, 'another log'],
    ['a log from before the first start', { logId: undefined, end: toPosition(9_000) }, 'another log'],
  ])('classifies %s', (_, changes, expected) => {
    expect(compareLog(createEvidence(changes))).toBe(expected);
  });
});
