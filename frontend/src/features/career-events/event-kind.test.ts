import { getEventKind } from './event-kind';

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

it('prefers the source over the title', () => {
  expect(getEventKind({ title: 'Careers Evening', source: 'Workshop' })).toBe('Workshop');
});
