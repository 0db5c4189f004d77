import { screen, waitFor, within } from '@testing-library/react';
import { EXPERIENCE } from '../../../../testing/candidate';
import {
  rejectWithConflict,
  openEditor,
  acceptSave,
  acceptSaveThenFailReads,
  captureSaves,
} from '../../../../testing/editor';
import { makeProfile } from '../../../../testing/profile';

const CONFLICT_TITLE = 'This changed while you were editing';
const getButton = (name: string) => screen.getByRole('button', { name });

describe('A save after which the profile cannot be reloaded', () => {
  it('updates the page and the editor, and the next save uses the new revision', async () => {
    const { user, waitUntilClosed, router } = await openEditor('skills', 'Edit Skills');
    const saves = captureSaves('skills', acceptSaveThenFailReads({ skills: ['Go'] }), acceptSave());
    await user.type(screen.getByLabelText('Add a skill'), 'Go');
    await user.click(getButton('Save Changes'));
    await waitUntilClosed();
    expect(within(screen.getByRole('list', { name: 'Skills' })).getByText('Go')).toBeVisible();
    await waitFor(() => router.navigate('/profile?edit=skills'));
    expect(await screen.findByRole('button', { name: 'Remove Go' })).toBeVisible();
    await user.type(screen.getByLabelText('Add a skill'), 'Rust');
    await user.click(getButton('Save Changes'));
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]).toEqual({ ifMatch: '"4"', body: { skills: ['Go', 'Rust'], origin: 'typed' } });
  });

  it('keeps the other sections', async () => {
    const { user, waitUntilClosed } = await openEditor('personal', 'Edit Personal Information', {
      experiences: [EXPERIENCE],
    });
    const { personalInfo } = makeProfile();
    captureSaves(
      'personalInfo',
      acceptSaveThenFailReads({ personalInfo: { ...personalInfo, firstName: 'Maria', lastName: 'Kurian' } }),
    );
    await user.click(getButton('Save Changes'));
    await waitUntilClosed();
    expect(screen.getByRole('heading', { name: 'Maria Kurian' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Pilot' })).toBeVisible();
  });
});

describe('A save rejected although the same values are already stored', () => {
  it('succeeds when another window added the same skill', async () => {
    const { user, waitUntilClosed } = await openEditor('skills', 'Edit Skills', { skills: ['Go'] });
    const saves = captureSaves('skills', rejectWithConflict({ skills: ['Go', 'Rust'] }));
    await user.type(screen.getByLabelText('Add a skill'), 'Rust');
    await user.click(getButton('Save Changes'));
    expect(await screen.findByText('Skills updated successfully')).toBeVisible();
    await waitUntilClosed();
    expect(screen.queryByText(CONFLICT_TITLE)).not.toBeInTheDocument();
    expect(saves).toHaveLength(1);
    expect(screen.getByText('Rust')).toBeVisible();
  });

  it('succeeds when the response to the first attempt was lost', async () => {
    const { user, waitUntilClosed } = await openEditor('experience', 'Edit Work Experience', {
      experiences: [EXPERIENCE],
    });
    const saves = captureSaves('experiences', () => Response.error());
    await user.click(getButton('Edit Pilot'));
    await user.type(screen.getByRole('textbox', { name: /Job title/ }), ' in chief');
    await user.click(getButton('Save All Changes'));
    expect(await screen.findByText('Failed to update work experiences')).toBeVisible();
    expect(saves).toHaveLength(1);
    captureSaves('experiences', rejectWithConflict({ experiences: [{ ...EXPERIENCE, title: 'Pilot in chief' }] }));
    await waitFor(() => expect(getButton('Save All Changes')).toBeEnabled());
    await user.click(getButton('Save All Changes'));
    expect(await screen.findByText('Work experiences updated successfully')).toBeVisible();
    await waitUntilClosed();
    expect(screen.queryByText(CONFLICT_TITLE)).not.toBeInTheDocument();
  });
});
