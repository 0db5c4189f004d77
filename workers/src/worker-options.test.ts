import { QUEUE_FACTS, QUEUES } from '@trackrecord/contracts';
import { parseWorkerOptions, UsageError } from './worker-options.js';

const parse = (...args: readonly string[]) => Object.fromEntries(parseWorkerOptions(args));

it('processes all queues with their own concurrency by default', () => {
  expect(parse()).toEqual(Object.fromEntries(QUEUES.map((queue) => [queue, QUEUE_FACTS[queue].concurrency])));
});

it.each([
  [['--queues=cv,matching'], { cv: QUEUE_FACTS.cv.concurrency, matching: QUEUE_FACTS.matching.concurrency }],
  [['--queues=cv,matching', '--concurrency=4'], { cv: 4, matching: 4 }],
  [['--concurrency=cv:3', '--queues=cv,matching'], { cv: 3, matching: QUEUE_FACTS.matching.concurrency }],
  [['--queues=cv,matching', '--concurrency=matching:1,cv:1000'], { cv: 1_000, matching: 1 }],
  [['--concurrency=7'], Object.fromEntries(QUEUES.map((queue) => [queue, 7]))],
])('parses %j', (args, concurrency) => {
  expect(parse(...args)).toEqual(concurrency);
});

it.each([
  [['--queues=cv,cooking'], '--queues: no queue "cooking"'],
  [['--queues='], '--queues: no queue ""'],
  [['--queues=cv,'], '--queues: no queue ""'],
  [['--queues=cv,cv'], '--queues: cv is given twice'],
  [['--queues=a\nb'], String.raw`--queues: no queue "a\nb"`],
  [['--concurrency='], '--concurrency: "" is no number from 1 to 1000'],
  [['--concurrency=0'], '--concurrency: "0" is no number from 1 to 1000'],
  [['--concurrency=1001'], '--concurrency: "1001" is no number from 1 to 1000'],
  [['--concurrency=many'], '--concurrency: "many" is no number from 1 to 1000'],
  [['--concurrency=cv:1.5'], '--concurrency: "1.5" is no number from 1 to 1000'],
  [['--concurrency=cv:1:2'], '--concurrency: "1:2" is no number from 1 to 1000'],
  [['--concurrency=cv:8,4'], '--concurrency: no queue "4" among'],
  [['--concurrency=cv:8,cv:8'], '--concurrency: cv is given twice'],
  [['--queues=skills', '--concurrency=cv:8'], '--concurrency: no queue "cv" among skills'],
  [['--queue=skills'], '--queue=skills: unknown option'],
  [['skills'], 'skills: unknown option'],
  [['--queues=cv', '--queues=skills'], '--queues=skills: given twice'],
  [['a\nb'], String.raw`a\nb: unknown option`],
])('rejects %j with one line that names the problem', (args, problem) => {
  expect(() => parseWorkerOptions(args)).toThrow(UsageError);
  expect(() => parseWorkerOptions(args)).toThrow(problem);
  expect(() => parseWorkerOptions(args)).not.toThrow(/\n/);
});
