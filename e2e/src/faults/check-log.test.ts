import { checkLog } from './check-log.js';

const createEvent = (title: string) => ({ payload: { project: { title, description: `Marked ${title}.` } } });
const log = [createEvent('a-1'), createEvent('a-2'), createEvent('a-3')];

describe('checkLog', () => {
  it('returns no violations if the log has each write once, in order', () => {
    const writes = ['a-1', 'a-2', 'a-3'].map((title, revision) => ({ title, revision }));
    expect(checkLog(writes, log)).toEqual([]);
    expect(checkLog([{ title: undefined, revision: 2 }], log)).toEqual([]);
  });

  it('reports a missing write and a truncated log', () => {
    expect(checkLog([{ title: 'a-4', revision: 2 }], log)).toMatchObject([{ kind: 'lost' }]);
    expect(checkLog([{ title: undefined, revision: 3 }], log)).toMatchObject([{ kind: 'lost' }]);
  });

  it('reports a duplicated write', () => {
    expect(checkLog([{ title: 'a-3', revision: 3 }], [...log, createEvent('a-3')])).toMatchObject([
      { kind: 'duplicated' },
    ]);
  });

  it('reports reordered writes', () => {
    const reorderedWrites = [
      { title: 'a-2', revision: 0 },
      { title: 'a-1', revision: 1 },
    ];
    expect(checkLog(reorderedWrites, log)).toMatchObject([{ kind: 'reordered' }, { kind: 'reordered' }]);
  });
});
