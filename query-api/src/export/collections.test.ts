import { LEFT_OUT } from './collections.js';

it('explains what is left out', () => {
  for (const { what, why } of LEFT_OUT) expect([what.length > 3, why.length > 20]).toEqual([true, true]);
});
