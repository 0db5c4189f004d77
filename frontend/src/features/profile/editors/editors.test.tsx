import { mapPersonalTexts } from '@trackrecord/contracts/profile/personal-texts';
import { screen, within } from '@testing-library/react';
import {
  getEducationFacts,
  getExperienceFacts,
  getPersonalFacts,
  getPreferenceFacts,
  getProjectFacts,
} from '../../../shared/profile/section-facts';
import { EDUCATION, EXPERIENCE, PROJECT } from '../../../testing/candidate';
import { acceptSave, captureSaves } from '../../../testing/editor';
import { EDITORS, STORED_PROFILE, describeUnsavedChanges, openStoredEditor } from '../../../testing/editors';
import { makeProfile, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';

describe.each(EDITORS)('$title', (editor) => {
  it('saves on request, closes, and shows a message and a toast', async () => {
    const { user, waitUntilClosed, address } = await openStoredEditor(editor);
    const saves = captureSaves(editor.section, acceptSave(STORED_PROFILE));
    await editor.change(user);
    expect(screen.getByText('1 change not saved yet')).toBeVisible();
    expect(saves).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: editor.saveLabel }));
    expect(await screen.findByText(editor.successText)).toBeVisible();
    await waitUntilClosed();
    expect(await screen.findByText('Profile updated successfully')).toBeVisible();
    expect(address()).toBe('/profile');
    expect(saves).toEqual([
      {
        ifMatch: '"3"',
        body: expect.objectContaining({ [editor.section]: expect.anything() as unknown, origin: 'typed' }) as unknown,
      },
    ]);
  });
});

// The other editors: editors.exhaustive.ts.
describe.each(EDITORS.slice(0, 1))('$title', describeUnsavedChanges);

/** Names of facts that are not typed into one field. */
const COMBINED_FACTS = [
  'Dates',
  'Years',
  'Links',
  'Locations',
  'Languages',
  'Match',
  'Skills asked for',
  'Other title',
];

it.each([
  [
    'personal',
    getPersonalFacts({
      firstName: 'Nadia',
      lastName: 'Kurian',
      headline: 'Pilot',
      email: 'nadia@example.com',
      ...mapPersonalTexts((name) => name),
      linkedInUrl: 'https://www.linkedin.com/in/nadia-kurian',
      portfolioUrl: 'https://example.com',
    }),
    '',
  ],
  ['education', getEducationFacts({ ...EDUCATION, achievements: 'Gold' }, undefined), 'Edit Diploma, Boats'],
  ['experience', getExperienceFacts({ ...EXPERIENCE, location: 'Kochi' }), 'Edit Pilot'],
  [
    'projects',
    getProjectFacts({
      ...PROJECT,
      category: 'Boats',
      year: '2024',
      projectUrl: 'https://example.com/ferry',
      imageUrl: 'https://example.com/ferry.png',
    }),
    'Edit Ferry Times',
  ],
  [
    'preferences',
    getPreferenceFacts({
      workModes: ['Remote'],
      locations: [],
      jobTypes: [],
      preferredIndustries: ['Media'],
      languages: [],
      salary: { minimum: 1, maximum: 2, currency: 'USD', period: 'MONTH' },
    }),
    '',
  ],
])('the conflict dialog names the fields of the editor %s as the editor does', async (name, facts, editButton) => {
  const editor = EDITORS.find((other) => other.name === name);
  if (editor === undefined) throw new Error(`No editor ${name}`);
  const { user, dialog } = await openStoredEditor(editor);
  if (editButton !== '') await user.click(within(dialog).getByRole('button', { name: editButton }));
  const names = [...dialog.querySelectorAll('label, legend, h3')].map(({ textContent }) => textContent.trim());
  const factNames = facts.map(({ label }) => label).filter((label) => !COMBINED_FACTS.includes(label));
  expect(factNames.length).toBeGreaterThan(1);
  expect(factNames.filter((label) => !names.some((text) => text.startsWith(label)))).toEqual([]);
});

describe('The URL parameter', () => {
  it('opens no editor for an unknown name', async () => {
    serveProfile(makeProfile());
    renderApp({ at: '/profile?edit=nothing' });
    expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
