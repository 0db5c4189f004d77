import type { Profile } from '@trackrecord/contracts';
import { screen, waitFor } from '@testing-library/react';
import { EXPERIENCE } from '../../../../testing/candidate';
import { openEditor, acceptSave, captureSaves } from '../../../../testing/editor';
import { makeProfile, serveProfile } from '../../../../testing/profile';
import { renderApp } from '../../../../testing/render-app';

const getLink = (name: string) => screen.getByRole('link', { name });
const getButton = (name: string) => screen.getByRole('button', { name });

/** Opens an editor through a link of the page. */
const openThroughLink = async (name: string, overrides: Partial<Profile> = {}) => {
  serveProfile(makeProfile(overrides));
  const { user } = renderApp({ at: '/profile' });
  await user.click(await screen.findByRole('link', { name }));
  const dialog = await screen.findByRole('dialog');
  return { user, waitUntilClosed: () => waitFor(() => expect(dialog).not.toBeInTheDocument()) };
};

describe('The focus after an editor has closed', () => {
  it('returns to the link that opened the editor', async () => {
    const { user, waitUntilClosed } = await openThroughLink('Add work experience');
    await user.keyboard('{Escape}');
    await waitUntilClosed();
    expect(getLink('Add work experience')).toHaveFocus();
  });

  it('moves to the edit link of the card if the opener is gone', async () => {
    const { user, waitUntilClosed } = await openThroughLink('Add skills');
    captureSaves('skills', acceptSave({ skills: ['Go'] }));
    await user.type(await screen.findByLabelText('Add a skill'), 'Go');
    await user.click(getButton('Save Changes'));
    await waitUntilClosed();
    expect(screen.queryByRole('link', { name: 'Add skills' })).not.toBeInTheDocument();
    expect(getLink('Edit Skills')).toHaveFocus();
  });

  it.each([
    ['personal', 'Edit Personal Information', 'Edit Details'],
    ['experience', 'Edit Work Experience', 'Edit Work Experience'],
    ['preferences', 'Edit Work Preferences', 'Edit Work Preferences'],
    ['roles', 'Edit Preferred Roles', 'Edit Role Matches'],
    ['skills', 'Edit Skills', 'Edit Skills'],
    ['education', 'Edit Education', 'Edit Education'],
    ['projects', 'Edit Projects', 'Edit Projects'],
  ])('moves to the edit link of the card if %s was opened by URL', async (name, title, editLink) => {
    const { user, waitUntilClosed } = await openEditor(name, title);
    await user.keyboard('{Escape}');
    await waitUntilClosed();
    expect(getLink(editLink)).toHaveFocus();
  });

  it('moves to the edit link after discarding changes, every time', async () => {
    const { user, dialog, waitUntilClosed, router } = await openEditor('experience', 'Edit Work Experience', {
      experiences: [EXPERIENCE],
    });
    await user.click(getButton('Remove Pilot'));
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? dialog);
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitUntilClosed();
    expect(getLink('Edit Work Experience')).toHaveFocus();

    getLink('Edit Work Experience').blur();
    await waitFor(() => router.navigate('/profile?edit=experience'));
    const reopenedDialog = await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(reopenedDialog).not.toBeInTheDocument());
    expect(getLink('Edit Work Experience')).toHaveFocus();
  });
});
