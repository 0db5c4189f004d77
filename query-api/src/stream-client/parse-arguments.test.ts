import { parseArguments } from './parse-arguments.js';

it.each([
  [['log'], { kind: 'log', query: {} }],
  [['log', '--type=SkillAdded,SkillRemoved', '--not-type=A', '--before=7'], { kind: 'log', query: { type: 'SkillAdded,SkillRemoved', notType: 'A', before: '7' } }], // prettier-ignore
  [['show', 'profile-nadia', '--backwards', '--from=9'], { kind: 'show', stream: 'profile-nadia', query: { from: '9', backwards: 'true' } }], // prettier-ignore
  [['event', 'an-id'], { kind: 'event', id: 'an-id' }],
  [['trace', 'an-id'], { kind: 'trace', id: 'an-id' }],
  [['tail', '--category=profile'], { kind: 'tail', query: { category: 'profile' } }],
  [['projections'], { kind: 'projections' }],
  [['verify', 'profile'], { kind: 'verify', projection: 'profile', sample: 200 }],
  [['verify', 'profile', '--sample=5'], { kind: 'verify', projection: 'profile', sample: 5 }],
])('parses %j', (args, command) => {
  expect(parseArguments(args)).toEqual({ command, isJson: false });
  expect(parseArguments([...args, '--json'])).toEqual({ command, isJson: true });
});

it.each([
  [[]],
  [['list']],
  [['log', 'profile']],
  [['log', '--backwards']],
  [['log', '--since']],
  [['show']],
  [['show', 'profile-nadia', '--type=A']],
  [['event', 'a', 'b']],
  [['trace']],
  [['tail', '--role=user']],
  [['verify']],
  [['verify', 'account']],
  [['verify', 'profile', '--sample=0']],
  [['verify', 'profile', '--sample=1001']],
  [['projections', '--unknown']],
])('says how it is used after %j', (args) => expect(() => parseArguments(args)).toThrow(/^Usage: npm run streams/));
