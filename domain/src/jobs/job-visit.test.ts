import { getLastVisit, recordVisit } from './job-visit.js';

const at = (minutes: number): Date => new Date(Date.parse('2026-11-26T10:00:00.000Z') + minutes * 60_000);

describe('A visit to the jobs', () => {
  it('follows no other one at first', () => {
    expect(getLastVisit(undefined, at(0))).toBeUndefined();
    const first = recordVisit(undefined, 7, at(0));
    expect(first).toEqual({ previous: null, current: { at: at(0).toISOString(), newest: 7 } });
    expect(getLastVisit(first, at(20))).toBeUndefined();
  });

  it('lasts while requests are less than half an hour apart', () => {
    const visit = recordVisit(recordVisit(recordVisit(undefined, 7, at(0)), 8, at(25)), 9, at(50));
    expect(visit).toEqual({ previous: null, current: { at: at(50).toISOString(), newest: 9 } });
  });

  it('has the end of the previous visit as the last visit, also before it is recorded', () => {
    const first = recordVisit(recordVisit(undefined, 7, at(0)), 8, at(10));
    expect(getLastVisit(first, at(60))).toEqual({ at: at(10).toISOString(), newest: 8 });
    const second = recordVisit(first, 12, at(60));
    expect(getLastVisit(second, at(70))).toEqual({ at: at(10).toISOString(), newest: 8 });
    expect(getLastVisit(second, at(200))).toEqual({ at: at(60).toISOString(), newest: 12 });
  });

  it('does not make jobs new again that another window has seen', () => {
    const visit = recordVisit(recordVisit(undefined, 12, at(0)), 7, at(5));
    expect(visit.current.newest).toBe(12);
  });
});
