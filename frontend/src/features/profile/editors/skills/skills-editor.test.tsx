import { screen, waitFor, within } from '@testing-library/react';
import { openEditor, acceptSave, captureSaves } from '../../../../testing/editor';

const open = (skills = ['Go', 'Docker']) => openEditor('skills', 'Edit Skills', { skills });
const getField = () => screen.getByLabelText('Add a skill');
const getAddButton = () => screen.getByRole('button', { name: 'Add' });
const getShownSkills = () =>
  within(screen.getByRole('list', { name: 'Your skills' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('The skills editor', () => {
  it('adds trimmed skills by button and by Enter, and saves them in order', async () => {
    const { user } = await open();
    const saves = captureSaves('skills', acceptSave());
    expect(getAddButton()).toBeDisabled();
    await user.type(getField(), '   ');
    expect(getAddButton()).toBeDisabled();
    await user.type(getField(), 'gRPC ');
    await user.click(getAddButton());
    expect(getField()).toHaveFocus();
    await user.keyboard('Kafka{Enter}');
    expect(getShownSkills()).toEqual(['Go', 'Docker', 'gRPC', 'Kafka']);
    expect(saves).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({ skills: ['Go', 'Docker', 'gRPC', 'Kafka'], origin: 'typed' });
  });

  it('takes a pasted list, and adds each of its skills once', async () => {
    const { user } = await open(['Café', 'Spring Boot']);
    const saves = captureSaves('skills', acceptSave());
    await user.click(getField());
    await user.paste('• Machine Learning\n• Cafe\u0301\n• spring\u00A0boot; SQL');
    expect(getField()).toHaveValue('Machine Learning, Café, spring boot, SQL');
    await user.click(getAddButton());
    expect(getShownSkills()).toEqual(['Café', 'Spring Boot', 'Machine Learning', 'SQL']);
    await user.type(getField(), 'sql, CAFÉ{Enter}');
    expect(getField()).toHaveAccessibleDescription('No new skills to add');
    await user.clear(getField());
    await user.type(getField(), 'Pair Programming');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toMatchObject({
      skills: ['Café', 'Spring Boot', 'Machine Learning', 'SQL', 'Pair Programming'],
    });
  });

  it('rejects duplicates, ignoring case', async () => {
    const { user } = await open();
    await user.type(getField(), 'docker{Enter}');
    expect(getField()).toHaveAccessibleDescription('This skill is already added');
    await user.type(getField(), 's');
    expect(getField()).not.toBeInvalid();
  });

  it('clears the duplicate error when that skill is removed', async () => {
    const { user } = await open();
    await user.type(getField(), 'docker{Enter}');
    expect(getField()).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Remove Docker' }));
    expect(getField()).not.toBeInvalid();
    expect(getField()).toHaveValue('docker');
  });

  it('saves a skill that is entered but not added yet', async () => {
    const { user } = await open(['Go']);
    const saves = captureSaves('skills', acceptSave());
    await user.type(getField(), 'go');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(getField()).toHaveAccessibleDescription('This skill is already added');
    expect(saves).toHaveLength(0);
    await user.type(getField(), 'lang');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({ skills: ['Go', 'golang'], origin: 'typed' });
  });

  it('removes all skills', async () => {
    const { user } = await open();
    const saves = captureSaves('skills', acceptSave());
    await user.click(screen.getByRole('button', { name: 'Remove Go' }));
    expect(screen.getByRole('button', { name: 'Remove Docker' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('No skills added yet.').parentElement).toHaveRole('status');
    expect(getField()).toHaveFocus();
    expect(screen.getByText('2 changes not saved yet')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByText('2 changes not saved yet')).not.toHaveClass('d-none');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({ skills: [], origin: 'typed' });
  });
});
