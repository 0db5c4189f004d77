import { readResume } from '@trackrecord/contracts';
import { initialProfile } from '../profile/profile.js';
import { TODAY } from '../testing/given.js';
import { previewImport } from './preview-import.js';

it('imports the sections once for both the changes and the left-out parts', () => {
  const today = jest.fn(() => TODAY);
  const readResult = readResume({ work: [{ name: 'Acme', position: 'Engineer' }], awards: [{}] });
  const context = { newId: () => 'id', today, now: () => `${TODAY}T10:00:00.000Z` };
  const { changes, leftOut } = previewImport({ readResult, strategy: 'merge' }, initialProfile, context);
  expect([changes.length, leftOut.length]).toEqual([1, 1]);
  expect(today).toHaveBeenCalledTimes(1);
});
