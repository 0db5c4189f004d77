import { makeLogEvent } from '@trackrecord/contracts/testing/stream-events';
import { ACTOR_ROLES, ORIGINS } from '@trackrecord/contracts/events/metadata';
import { logQuery } from '@trackrecord/contracts/streams/stream-log';
import { CHOICES, getActiveFilters, matchesFilters, parseFilters, removeFilter, toQuery } from './filter-values';

const parse = (search: string) => parseFilters(new URLSearchParams(search));
const NONE = parse('');

it('offers every origin and role', () => {
  expect(CHOICES.origin).toEqual(ORIGINS);
  expect(CHOICES.role).toEqual(ACTOR_ROLES);
});

it('keeps what the server accepts, and ignores the rest', () => {
  const filters = parse(
    'type=SkillAdded,skill,SkillAdded&notType=&category=profile,staff&origin=typed,sung&role=host&since=2026-11-21T09:30:00.000Z&until=soon&client=web/0.2.0&id=a b',
  );
  expect(toQuery(filters)).toEqual({
    type: 'SkillAdded',
    category: 'profile',
    origin: 'typed',
    role: 'host',
    since: '2026-11-21T09:30:00.000Z',
    client: 'web/0.2.0',
  });
  expect(logQuery.safeParse(toQuery(filters)).success).toBe(true);
});

it('removes one value of a filter', () => {
  const filters = parse('type=SkillAdded,SkillRemoved&client=web');
  const [, removed, client] = getActiveFilters(filters);
  expect(removed && toQuery(removeFilter(filters, removed))).toEqual({ type: 'SkillAdded', client: 'web' });
  expect(client && toQuery(removeFilter(filters, client))).toEqual({ type: 'SkillAdded,SkillRemoved' });
});

const event = makeLogEvent(45, { originRef: 'work:00000000-0000-4000-8000-000000000001' });

it.each([
  ['', true],
  ['type=ExperienceRevised,SkillAdded&category=profile&origin=typed&role=user', true],
  ['type=SkillAdded', false],
  ['notType=ExperienceRevised', false],
  ['category=account', false],
  ['origin=dictated', false],
  ['role=system', false],
  [`since=${event.at}`, true],
  [`until=${event.at}`, false],
  ['client=web', true],
  ['client=web/0.2.0', true],
  ['client=web/0.2', false],
  [`id=${event.eventId}`, true],
  [`id=${event.correlationId}`, true],
  [`id=${event.originRef ?? ''}`, true],
  ['id=another', false],
])('matches an event of the tail with %j: %s', (search, expected) => {
  expect(matchesFilters(event, parse(search))).toBe(expected);
});

it('does not match an event without a client or origin', () => {
  const bare = makeLogEvent(45, { client: null, origin: null });
  expect(matchesFilters(bare, { ...NONE, client: 'web' })).toBe(false);
  expect(matchesFilters(bare, { ...NONE, origin: ['typed'] })).toBe(false);
});
