import { screen, waitFor, within } from '@testing-library/react';
import { JOB } from '../../../../testing/candidate';
import { changedMeanwhile, openEditor, saved, savedAndLost, takeSaves } from '../../../../testing/editor';
import { profileWith } from '../../../../testing/profile';

const QUESTION = 'This changed while you were editing';
const press = (name: string) => screen.getByRole('button', { name });

describe('After a save whose profile cannot be read again', () => {
  it('the page and the editor show what was saved, and the next save goes over it', async () => {
    const { user, gone, router } = await openEditor('skills', 'Edit Skills');
    const saves = takeSaves('skills', savedAndLost({ skills: ['Go'] }), saved());
    await user.type(screen.getByLabelText('Add a skill'), 'Go');
    await user.click(press('Save Changes'));
    await gone();
    expect(within(screen.getByRole('list', { name: 'Skills' })).getByText('Go')).toBeVisible();
    await waitFor(() => router.navigate('/profile?edit=skills'));
    expect(await screen.findByRole('button', { name: 'Remove Go' })).toBeVisible();
    await user.type(screen.getByLabelText('Add a skill'), 'Rust');
    await user.click(press('Save Changes'));
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]).toEqual({ ifMatch: '"4"', body: { skills: ['Go', 'Rust'], origin: 'typed' } });
  });

  it('everything else stays as it was shown', async () => {
    const { user, gone } = await openEditor('personal', 'Edit Personal Information', { experiences: [JOB] });
    const { personalInfo } = profileWith();
    takeSaves(
      'personalInfo',
      savedAndLost({ personalInfo: { ...personalInfo, firstName: 'Maria', lastName: 'Kurian' } }),
    );
    await user.click(press('Save Changes'));
    await gone();
    expect(screen.getByRole('heading', { name: 'Maria Kurian' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Pilot' })).toBeVisible();
  });
});

describe('A save that is refused although the same is stored already', () => {
  it('counts as saved: two windows added one skill', async () => {
    const { user, gone } = await openEditor('skills', 'Edit Skills', { skills: ['Go'] });
    const saves = takeSaves('skills', changedMeanwhile({ skills: ['Go', 'Rust'] }));
    await user.type(screen.getByLabelText('Add a skill'), 'Rust');
    await user.click(press('Save Changes'));
    expect(await screen.findByText('Skills updated successfully')).toBeVisible();
    await gone();
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
    expect(saves).toHaveLength(1);
    expect(screen.getByText('Rust')).toBeVisible();
  });

  it('counts as saved: the answer to the first try was lost', async () => {
    const { user, gone } = await openEditor('experience', 'Edit Work Experience', { experiences: [JOB] });
    const saves = takeSaves('experiences', () => Response.error());
    await user.click(press('Edit Pilot'));
    await user.type(screen.getByRole('textbox', { name: /Job title/ }), ' in chief');
    await user.click(press('Save All Changes'));
    expect(await screen.findByText('Failed to update work experiences')).toBeVisible();
    expect(saves).toHaveLength(1);
    takeSaves('experiences', changedMeanwhile({ experiences: [{ ...JOB, title: 'Pilot in chief' }] }));
    await waitFor(() => expect(press('Save All Changes')).toBeEnabled());
    await user.click(press('Save All Changes'));
    expect(await screen.findByText('Work experiences updated successfully')).toBeVisible();
    await gone();
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  });
});
