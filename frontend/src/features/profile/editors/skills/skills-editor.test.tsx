import { screen, waitFor, within } from '@testing-library/react';
import { openEditor, saved, takeSaves } from '../../../../testing/editor';

const open = (skills = ['Go', 'Docker']) => openEditor('skills', 'Edit Skills', { skills });
const field = () => screen.getByLabelText('Add a skill');
const add = () => screen.getByRole('button', { name: 'Add' });
const shownSkills = () =>
  within(screen.getByRole('list', { name: 'Your skills' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('The skills editor', () => {
  it('adds trimmed skills by button and by Enter, and saves them in order', async () => {
    const { user } = await open();
    const saves = takeSaves('skills', saved());
    expect(add()).toBeDisabled();
    await user.type(field(), '   ');
    expect(add()).toBeDisabled();
    await user.type(field(), 'gRPC ');
    await user.click(add());
    expect(field()).toHaveFocus();
    await user.keyboard('Kafka{Enter}');
    expect(shownSkills()).toEqual(['Go', 'Docker', 'gRPC', 'Kafka']);
    expect(saves).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({ skills: ['Go', 'Docker', 'gRPC', 'Kafka'], origin: 'typed' });
  });

  it('rejects duplicates, ignoring case', async () => {
    const { user } = await open();
    await user.type(field(), 'docker{Enter}');
    expect(field()).toHaveAccessibleDescription('This skill is already added');
    await user.type(field(), 's');
    expect(field()).not.toBeInvalid();
  });

  it('clears the duplicate error when that skill is removed', async () => {
    const { user } = await open();
    await user.type(field(), 'docker{Enter}');
    expect(field()).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Remove Docker' }));
    expect(field()).not.toBeInvalid();
    expect(field()).toHaveValue('docker');
  });

  it('saves a skill that is entered but not added yet', async () => {
    const { user } = await open(['Go']);
    const saves = takeSaves('skills', saved());
    await user.type(field(), 'go');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(field()).toHaveAccessibleDescription('This skill is already added');
    expect(saves).toHaveLength(0);
    await user.type(field(), 'lang');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({ skills: ['Go', 'golang'], origin: 'typed' });
  });

  it('removes all skills', async () => {
    const { user } = await open();
    const saves = takeSaves('skills', saved());
    await user.click(screen.getByRole('button', { name: 'Remove Go' }));
    expect(screen.getByRole('button', { name: 'Remove Docker' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('No skills added yet.').parentElement).toHaveRole('status');
    expect(field()).toHaveFocus();
    expect(screen.getByText('2 changes not saved yet')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByText('2 changes not saved yet')).not.toHaveClass('d-none');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({ skills: [], origin: 'typed' });
  });
});
