import { decodeReasons, encodeReasons, type MatchReasons } from './match-reasons.js';

it('decodes encoded reasons', () => {
  const reasons: MatchReasons[] = [
    { skills: { met: 8, listed: 9 }, location: 'Dubai' },
    { location: 'Remote', title: true },
    {},
    { skills: { met: 255, listed: 255 }, location: 'Dubai', salary: true },
    ...Array.from({ length: 16_381 }, (_none, index) => ({ location: `Town ${String(index)}`, title: true as const })),
  ];
  const { codes, locations } = encodeReasons(reasons);
  expect(locations).toHaveLength(16_383);
  expect(Array.from(Uint32Array.from(codes), (code) => decodeReasons(code, locations))).toEqual(reasons);
});

it('omits the skills of a posting that lists more than 255', () => {
  const { codes, locations } = encodeReasons([{ skills: { met: 3, listed: 256 }, location: 'Dubai' }]);
  expect(decodeReasons(codes[0] ?? 0, locations)).toEqual({ location: 'Dubai' });
});
