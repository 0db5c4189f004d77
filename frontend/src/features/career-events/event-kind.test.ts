import { getEventBadges, getEventKind } from './event-kind';

it.each([
  ['Gulf Cloud Days', 'Conference'],
  ['Kochi Maker Weekend', 'Hackathon'],
  ['Graduate Job Fair', 'Job fair'],
  ['Careers Evening', 'Job fair'],
  ['TypeScript Meetup', 'Meet-up'],
  ['React Meet-up', 'Meet-up'],
  ['Intro to Kubernetes: a workshop', 'Workshop'],
  ['Webinar: interviews', 'Webinar'],
  ['', 'Conference'],
])('derives the kind of event from the title %s', (title, kind) => {
  expect(getEventKind({ title, source: 'confs.tech' })).toBe(kind);
});

it.each(['Workshop', 'Conference'])('prefers the source %s over the title', (source) => {
  expect(getEventKind({ title: 'Careers Evening', source })).toBe(source);
});

it.each([
  ['Conference', ['Conference']],
  ['Career fair', ['Job fair']],
  ['Meetup', ['Meet-up']],
  ['confs.tech', ['Conference', 'confs.tech']],
  ['Harbour Workshops', ['Workshop', 'Harbour Workshops']],
])('shows the kind once for an event of %s', (source, badges) => {
  expect(getEventBadges({ title: 'Gulf Cloud Days', source })).toEqual(badges);
});
