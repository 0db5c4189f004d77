import { screen } from '@testing-library/react';
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

describe('The URL parameter', () => {
  it('opens no editor for an unknown name', async () => {
    serveProfile(makeProfile());
    renderApp({ at: '/profile?edit=nothing' });
    expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
