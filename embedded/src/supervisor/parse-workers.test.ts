import { QUEUES } from '@trackrecord/contracts/work/queues';
import { parseWorkers } from './parse-workers.js';

const allExcept = (...queues: readonly string[]) => QUEUES.filter((queue) => !queues.includes(queue));

it('has one worker for all queues by default', () => {
  expect(parseWorkers(undefined)).toEqual([{ name: 'worker', queues: QUEUES }]);
});

it.each([
  ['*:1', [{ name: 'worker-1', queues: QUEUES }]],
  [
    'cv:2,matching:1,*:1',
    [
      { name: 'worker-cv-1', queues: ['cv'] },
      { name: 'worker-cv-2', queues: ['cv'] },
      { name: 'worker-matching-1', queues: ['matching'] },
      { name: 'worker-1', queues: allExcept('cv', 'matching') },
    ],
  ],
  [
    ' *:2 , feeds: 1',
    [
      { name: 'worker-1', queues: allExcept('feeds') },
      { name: 'worker-2', queues: allExcept('feeds') },
      { name: 'worker-feeds-1', queues: ['feeds'] },
    ],
  ],
  [
    QUEUES.map((queue) => `${queue}:1`).join(','),
    QUEUES.map((queue) => ({ name: `worker-${queue}-1`, queues: [queue] })),
  ],
])('parses %j', (list, workers) => {
  expect(parseWorkers(list)).toEqual(workers);
});

it.each([
  ['', 'no queue ""'],
  ['cooking:1,*:1', 'no queue "cooking"'],
  ['cv:1,,*:1', 'no queue ""'],
  ['cv:1,cv:2,*:1', 'cv is given twice'],
  ['*:1,*:1', '* is given twice'],
  ['cv,*:1', 'cv: "" is no number from 1 to 32'],
  ['cv:0,*:1', 'cv: "0" is no number from 1 to 32'],
  ['cv:33,*:1', 'cv: "33" is no number from 1 to 32'],
  ['cv:many,*:1', 'cv: "many" is no number from 1 to 32'],
  ['cv:1:2,*:1', 'cv: "1:2" is no number from 1 to 32'],
  [
    allExcept('roles', 'feeds')
      .map((queue) => `${queue}:1`)
      .join(','),
    'no worker for roles, feeds; add *:1 for all other queues',
  ],
  [`*:1,${QUEUES.map((queue) => `${queue}:1`).join(',')}`, '* stands for no queue, because each has an entry'],
])('rejects %j with one line that says why', (list, problem) => {
  expect(() => parseWorkers(list)).toThrow(new Error(`WORKERS: ${problem}`));
});
