import { openSessionBody } from './access-session.js';
import { typedOneTimeCode } from './consent-code.js';
import { diffQuery } from '../support/past-states.js';
import { searchBody } from '../support/person-card.js';
import { timelineQuery } from '../support/timeline.js';

const ticketed = { basis: 'ticket', purpose: 'save-failed', reason: 'A save failed yesterday.', ticket: 'SUP-1234' };

describe('opening a session', () => {
  it('needs a ticket', () => {
    expect(openSessionBody.safeParse(ticketed).success).toBe(true);
    const { ticket: _ticket, ...withoutTicket } = ticketed;
    expect(openSessionBody.safeParse(withoutTicket).error?.issues[0]?.path).toEqual(['ticket']);
    expect(openSessionBody.safeParse({ ...ticketed, ticket: 'no ticket' }).success).toBe(false);
  });

  it('needs a code instead, if the basis is consent', () => {
    const consented = { ...ticketed, basis: 'consent', ticket: undefined };
    expect(openSessionBody.safeParse({ ...consented, code: 'K7Q2-9XMD' }).success).toBe(true);
    expect(openSessionBody.safeParse(consented).error?.issues[0]?.path).toEqual(['code']);
  });

  it.each([
    [14, false],
    [15, true],
    [500, true],
    [501, false],
  ])('with a reason of %i characters: %p', (length, isValid) => {
    expect(openSessionBody.safeParse({ ...ticketed, reason: 'x'.repeat(length) }).success).toBe(isValid);
  });

  it('does not count spaces around the reason', () => {
    expect(openSessionBody.safeParse({ ...ticketed, reason: `${'x'.repeat(14)}   ` }).success).toBe(false);
  });
});

describe('a consent code', () => {
  it.each(['K7Q2-9XMD', 'k7q2-9xmd', ' k7q29xmd ', 'K7Q2 9XMD'])(
    'is accepted in lower case, with spaces or without the hyphen: %j',
    (typed) => {
      expect(typedOneTimeCode.parse(typed)).toBe('K7Q2-9XMD');
    },
  );

  it('reads letters that look like digits as digits', () => {
    expect(typedOneTimeCode.parse('OIL2-9XMD')).toBe('0112-9XMD');
  });

  it.each(['', 'K7Q2', 'K7Q2-9XMDA', 'U7Q2-9XMD'])(
    'is rejected unless it has 8 characters, none of them a U: %j',
    (typed) => {
      expect(typedOneTimeCode.safeParse(typed).success).toBe(false);
    },
  );
});

it('searches by exactly one thing', () => {
  expect(searchBody.safeParse({ email: 'nadia@example.com' }).success).toBe(true);
  expect(searchBody.safeParse({ code: 'k7q29xmd' })).toMatchObject({ data: { code: 'K7Q2-9XMD' } });
  expect(searchBody.safeParse({ email: 'nadia@example.com', uid: 'x' }).success).toBe(false);
  expect(searchBody.safeParse({}).success).toBe(false);
});

it('compares an older with a newer revision, within 5,000 events', () => {
  expect(diffQuery.safeParse({ from: '1', to: '2' })).toMatchObject({ data: { from: 1, to: 2 } });
  expect(diffQuery.safeParse({ from: '2', to: '2' }).success).toBe(false);
  expect(diffQuery.safeParse({ from: '0', to: '5001' }).success).toBe(false);
});

it('filters a timeline by known kinds', () => {
  expect(timelineQuery.safeParse({ kinds: 'request,job' }).success).toBe(true);
  expect(timelineQuery.safeParse({ kinds: 'request,other' }).success).toBe(false);
});
