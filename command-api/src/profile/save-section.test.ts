import { saveSectionBody } from '@trackrecord/contracts';
import { withRoleDetails } from './save-section.js';

it('merges roles with the details that are sent beside them', () => {
  const body = {
    preferredRoles: [{ title: 'Pilot' }, { title: 'Purser' }],
    roleDetails: [{ title: 'purser', match: 70 }],
  };
  const { roleDetails, origin: _, ...sections } = saveSectionBody('preferredRoles').parse(body);
  expect(withRoleDetails(sections, roleDetails)).toEqual({
    preferredRoles: [{ title: 'Pilot' }, { title: 'Purser', match: 70 }],
  });
});

it('accepts roleDetails for preferred roles only', () => {
  expect(saveSectionBody('preferredRoles').safeParse({ preferredRoles: [{ title: 'Pilot' }] }).success).toBe(true);
  expect(saveSectionBody('skills').safeParse({ skills: [], roleDetails: [] }).success).toBe(false);
});
