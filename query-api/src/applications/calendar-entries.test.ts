import type { Application, NextStep, SavedEvent } from '@trackrecord/contracts';
import { toCalendarEntries } from './calendar-entries.js';

const contents = { interviews: true, nextSteps: true, savedEvents: true };
const options = { contents, origin: 'https://jobs.test', revision: 7 };

const createApplication = (
  nextStep: NextStep | undefined,
  stage: Application['moves'][number]['stage'] = 'applied',
): Application => ({
  id: 'a1',
  posting: { title: 'Cook', company: 'Inn', salary: '$9 an hour' },
  source: 'typed',
  addedAt: '2026-11-20T08:00:00.000Z',
  addedRevision: 0,
  moves: [{ id: 'm1', stage, on: '2026-11-20' }],
  notes: [{ id: 'n1', text: 'secret note', at: '2026-11-20T08:00:00.000Z' }],
  contacts: [{ id: 'c1', name: 'Rohan Mehta' }],
  salaries: [],
  nextSteps: nextStep ? [{ ...nextStep, id: 's1' }] : [],
});
const createSource = (applications: readonly Application[]) => ({ applications, savedEvents: [] });
const interview: NextStep = { title: 'Interview', due: '2026-11-27T11:00:00+05:30', comment: 'https://meet.example/1' };
const task: NextStep = { title: 'Send the certificate', due: '2026-11-28' };

const SAVED_EVENT: SavedEvent = {
  eventId: 'e1',
  title: 'Go meet-up',
  place: 'Kochi, India',
  startDate: '2026-12-03T17:00:00.000Z',
  endDate: '2026-12-03T20:00:00.000Z',
  source: 'Meet-up',
  link: 'https://events.example/1\n2',
  isSample: false,
  savedAt: '2026-11-20T08:00:00.000Z',
};

it('contains appointments with times and tasks with days', () => {
  const until = '2026-11-27T12:30:00+05:30';
  expect(
    toCalendarEntries(
      createSource([createApplication({ ...interview, until }), createApplication(task), createApplication(undefined)]),
      options,
    ),
  ).toEqual([
    {
      uid: 's1.next-step@trackrecord',
      title: 'Interview: Cook, Inn',
      comment: 'https://meet.example/1',
      url: 'https://jobs.test/applications/a1',
      createdAt: new Date('2026-11-20T08:00:00Z'),
      sequence: 7,
      start: new Date('2026-11-27T05:30:00Z'),
      end: new Date('2026-11-27T07:00:00Z'),
      isBusy: true,
    },
    expect.objectContaining({
      title: 'Send the certificate: Cook, Inn',
      day: '2026-11-28',
      lastDay: '2026-11-28',
      isBusy: false,
    }),
  ]);
});

it('gives an appointment without an end one hour', () => {
  expect(toCalendarEntries(createSource([createApplication(interview)]), options)).toMatchObject([
    { end: new Date('2026-11-27T06:30:00Z') },
  ]);
});

it('omits closed applications and the kinds of entries that the user turned off', () => {
  const applications = [createApplication(interview), createApplication(task)];
  const select = (changes: Partial<typeof contents>) =>
    toCalendarEntries(createSource(applications), { ...options, contents: { ...contents, ...changes } }).map(
      ({ title }) => title,
    );
  expect(select({ interviews: false })).toEqual(['Send the certificate: Cook, Inn']);
  expect(select({ nextSteps: false, savedEvents: true })).toEqual(['Interview: Cook, Inn']);
  expect(toCalendarEntries(createSource([createApplication(interview, 'closed')]), options)).toEqual([]);
});

it('contains every step of an application', () => {
  const steps = [
    { ...interview, id: 's1' },
    { ...task, id: 's2' },
  ];
  const application = { ...createApplication(undefined), nextSteps: steps };
  expect(toCalendarEntries(createSource([application]), options).map(({ uid }) => uid)).toEqual([
    's1.next-step@trackrecord',
    's2.next-step@trackrecord',
  ]);
});

it.each([
  ['a day', '2026-11-30', 'saved', { day: '2026-11-30', lastDay: '2026-11-30' }],
  [
    'a moment',
    '2026-12-01T04:59:00Z',
    'saved',
    { start: new Date('2026-12-01T04:29:00Z'), end: new Date('2026-12-01T04:59:00Z') },
  ],
  ['the day of an application that was sent', '2026-11-30', 'applied', undefined],
  ['the day of a closed application', '2026-11-30', 'closed', undefined],
] as const)('contains as the last day to apply %s', (_what, applyBy, stage, times) => {
  const application = createApplication(task, stage);
  const source = createSource([{ ...application, posting: { ...application.posting, applyBy } }]);
  const find = (changes: Partial<typeof contents>) =>
    toCalendarEntries(source, { ...options, contents: { ...contents, ...changes } }).find(
      ({ uid }) => uid === 'a1.apply-by@trackrecord',
    );
  if (times) expect(find({})).toMatchObject({ title: 'Apply by: Cook, Inn', isBusy: false, ...times });
  else expect(find({})).toBeUndefined();
  expect(find({ nextSteps: false })).toBeUndefined();
});

it('has no notes, people and pay', () => {
  const text = JSON.stringify(toCalendarEntries(createSource([createApplication(interview)]), options));
  expect(text).not.toMatch(/secret|Rohan|\$9/);
});

it.each([
  ['noon without an end', '12:00', '12:00', { startIsDay: false, endIsDay: false }, ['12:00', '13:00']],
  ['an evening', '17:00', '20:00', { startIsDay: false, endIsDay: false }, ['17:00', '20:00']],
  ['an evening whose end is only a day', '09:00', '12:00', { startIsDay: false, endIsDay: true }, ['09:00', '10:00']],
  ['a day', '12:00', '12:00', { startIsDay: true, endIsDay: true }, undefined],
  ['a day of an older saved event', '12:00', '12:00', {}, undefined],
])('contains a saved event at %s', (_what, from, to, flags, times) => {
  const toTime = (time: string) => `2026-12-10T${time}:00.000Z`;
  const event = { ...SAVED_EVENT, startDate: toTime(from), endDate: toTime(to), ...flags };
  const [entry] = toCalendarEntries({ applications: [], savedEvents: [event] }, options);
  expect(entry).toMatchObject(
    times
      ? { start: new Date(toTime(times[0] ?? '')), end: new Date(toTime(times[1] ?? '')) }
      : { day: '2026-12-10', lastDay: '2026-12-10' },
  );
});

it('ends a saved event of which only the last day is known with that day', () => {
  const dates = { startDate: '2026-12-10T09:00:00.000Z', endDate: '2026-12-12T12:00:00.000Z' };
  const event = { ...SAVED_EVENT, ...dates, startIsDay: false, endIsDay: true };
  expect(toCalendarEntries({ applications: [], savedEvents: [event] }, options)).toMatchObject([
    { start: new Date(dates.startDate), end: new Date('2026-12-13T00:00:00Z') },
  ]);
});

it('contains saved events, which leave their user free', () => {
  // A feed that gives only days.
  const days = {
    ...SAVED_EVENT,
    startDate: '2026-12-10T12:00:00.000Z',
    endDate: '2026-12-12T12:00:00.000Z',
    place: '',
  };
  const source = { applications: [], savedEvents: [SAVED_EVENT, days] };
  expect(toCalendarEntries(source, options)).toEqual([
    {
      uid: 'e1.event@trackrecord',
      title: 'Go meet-up, Kochi, India',
      url: 'https://events.example/12',
      createdAt: new Date('2026-11-20T08:00:00Z'),
      sequence: 7,
      start: new Date('2026-12-03T17:00:00Z'),
      end: new Date('2026-12-03T20:00:00Z'),
      isBusy: false,
    },
    expect.objectContaining({ title: 'Go meet-up', day: '2026-12-10', lastDay: '2026-12-12', isBusy: false }),
  ]);
  expect(toCalendarEntries(source, { ...options, contents: { ...contents, savedEvents: false } })).toEqual([]);
});
