import { ROLE_QUICK_PICKS } from '@trackrecord/contracts/constants';
import { screen, waitFor, within } from '@testing-library/react';
import { openEditor, acceptSave, captureSaves } from '../../../../testing/editor';

const ROLE = {
  id: '44444444-4444-4444-8444-444444444444',
  title: 'Data Scientist',
  match: 92,
  description: 'Asks data.',
  requiredSkills: ['Python'],
};

const open = (preferredRoles = [ROLE]) => openEditor('roles', 'Edit Preferred Roles', { preferredRoles });
const getSearchField = () => screen.getByRole('combobox', { name: 'Search roles' });
const getSaveButton = () => screen.getByRole('button', { name: 'Save Changes' });
const getRoleList = () => within(screen.getByRole('list', { name: 'Your preferred roles' }));
const expectedRole = (title: string) => ({ id: expect.any(String) as string, title, match: 70, requiredSkills: [] });

describe('The preferred roles editor', () => {
  it('adds searched, popular and free-text roles and keeps the stored ones', async () => {
    const { user } = await open();
    const saves = captureSaves('preferredRoles', acceptSave());
    await user.type(getSearchField(), 'scrum');
    await user.click(await screen.findByRole('option', { name: 'Scrum Master' }));
    expect(screen.queryByRole('button', { name: 'Data Scientist' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Product Manager' }));
    await user.type(getSearchField(), 'Ferry Captain{Enter}');
    expect(getRoleList().getAllByText('added by you')).toHaveLength(3);
    await user.type(getSearchField(), 'Purser');
    await user.click(getSaveButton());
    await waitFor(() => expect(saves).toHaveLength(1));
    const titles = ['Scrum Master', 'Product Manager', 'Ferry Captain', 'Purser'];
    expect(saves[0]?.body).toEqual({
      preferredRoles: [ROLE.title, ...titles].map((title) => ({ title })),
      roleDetails: titles.map(expectedRole),
      origin: 'typed',
    });
  });

  it('restores a removed stored role when it is added again, ignoring case', async () => {
    const other = { ...ROLE, id: '55555555-5555-4555-8555-555555555555', title: 'Purser' };
    const { user } = await open([ROLE, other]);
    const saves = captureSaves('preferredRoles', acceptSave());
    await user.click(screen.getByRole('button', { name: 'Remove Data Scientist' }));
    await user.type(getSearchField(), 'data scientist{Enter}');
    expect(getRoleList().getByText('Data Scientist')).toBeVisible();
    await user.click(getSaveButton());
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({
      preferredRoles: [{ title: other.title }, { title: ROLE.title }],
      origin: 'typed',
    });
  });

  it('keeps the search text when a popular role is added, unless it is the same role', async () => {
    const { user } = await open();
    await user.type(getSearchField(), 'Ferry Captain');
    await user.click(screen.getByRole('button', { name: 'UX Designer' }));
    expect(getSearchField()).toHaveValue('Ferry Captain');
    await user.clear(getSearchField());
    await user.type(getSearchField(), 'product manager ');
    await user.click(screen.getByRole('button', { name: 'Product Manager' }));
    expect(getSearchField()).toHaveValue('');
  });

  it('rounds the match to whole percents', async () => {
    await open([{ ...ROLE, match: 200 / 3 }]);
    expect(getRoleList().getByText('67%')).toBeVisible();
  });

  it('shows when no role matches and rejects duplicates', async () => {
    const { user } = await open();
    await user.type(getSearchField(), 'xyzzy');
    expect(await screen.findByText('No matching roles found')).toBeVisible();
    await user.clear(getSearchField());
    await user.type(getSearchField(), 'data SCIENTIST');
    await user.click(screen.getByRole('button', { name: 'Add role' }));
    expect(getSearchField()).toHaveAccessibleDescription('This role is already added');
    await user.click(screen.getByRole('button', { name: 'UX Designer' }));
    expect(getSearchField()).not.toBeInvalid();
  });

  it('cannot be saved without a role', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Remove Data Scientist' }));
    expect(getSearchField()).toHaveFocus();
    const emptyText = screen.getByText('No roles selected. Add at least one role to continue.');
    expect(emptyText).toBeVisible();
    expect(emptyText.parentElement).toHaveRole('status');
    expect(getSaveButton()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Data Scientist' }));
    expect(getSaveButton()).toBeEnabled();
  });

  it('focuses the search when the last popular role is added', async () => {
    const { user } = await open(
      [...ROLE_QUICK_PICKS.slice(1)].map((title, index) => ({ ...ROLE, id: `${index}`, title })),
    );
    await user.click(screen.getByRole('button', { name: ROLE_QUICK_PICKS[0] }));
    expect(screen.queryByRole('group', { name: 'Popular' })).not.toBeInTheDocument();
    expect(getSearchField()).toHaveFocus();
  });
});
