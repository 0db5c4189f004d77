import type { Project } from '@trackrecord/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { PROJECT } from '../../../../testing/candidate';
import { openEditor, acceptSave, captureSaves } from '../../../../testing/editor';

const PROJECT_WITH_SKILLS = { ...PROJECT, skills: { technical: ['Go'] } };
const INVALID_URL = 'Please enter a valid URL (include http:// or https://).';

const open = (projects: Project[] = [PROJECT_WITH_SKILLS]) => openEditor('projects', 'Edit Projects', { projects });
const getField = (name: RegExp) => screen.getByRole('textbox', { name });
const getButton = (name: string) => screen.getByRole('button', { name });

describe('The projects editor', () => {
  it('adds a project with all fields', async () => {
    const { user, dialog } = await open([]);
    expect(within(dialog).getByText('No projects yet')).toBeVisible();
    const saves = captureSaves('projects', acceptSave());
    await user.type(getField(/Project title/), 'Ledger');
    await user.type(getField(/Description/), 'Finds mistakes.');
    await user.type(getField(/Category/), 'Tool');
    await user.type(getField(/^Year/), '2024');
    await user.type(getField(/Start date/), '01/2024');
    await user.click(screen.getByLabelText('Ongoing'));
    expect(getField(/End date/)).toBeDisabled();
    await user.type(getField(/Project URL/), 'https://ledger.example.com');
    await user.type(getField(/Image URL/), 'https://ledger.example.com/a.png');
    await user.type(getField(/Link name/), 'Docs');
    await user.type(getField(/Link URL/), 'https://docs.example.com{Enter}');
    await user.type(getField(/Link name/), 'Video');
    await user.type(getField(/Link URL/), 'https://video.example.com');
    await user.click(getButton('Add project'));
    await user.click(getButton('Save All Changes'));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({
      projects: [
        {
          id: expect.any(String) as string,
          title: 'Ledger',
          description: 'Finds mistakes.',
          category: 'Tool',
          year: '2024',
          startDate: '2024-01-01T00:00:00.000Z',
          endDate: null,
          isOngoing: true,
          projectUrl: 'https://ledger.example.com',
          imageUrl: 'https://ledger.example.com/a.png',
          links: [
            { name: 'Docs', url: 'https://docs.example.com' },
            { name: 'Video', url: 'https://video.example.com' },
          ],
        },
      ],
      origin: 'typed',
    });
  });

  it('drops the skills of projects on save without counting that as a change', async () => {
    const { user } = await open();
    const saves = captureSaves('projects', acceptSave());
    expect(screen.queryByText(/not saved yet/)).not.toBeInTheDocument();
    await user.click(getButton('Edit Ferry Times'));
    expect(screen.getByRole('heading', { name: 'Edit project' })).toBeVisible();
    await user.type(getField(/Project title/), ' 2');
    await user.click(getButton('Update'));
    await user.click(getButton('Save All Changes'));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({ projects: [{ ...PROJECT, title: 'Ferry Times 2' }], origin: 'typed' });
  });

  it('warns that skills are dropped only if there are some', async () => {
    const warning = /^Skills that were detected in projects are not edited here/;
    const { unmount } = await open();
    expect(screen.getByText(warning)).toBeVisible();
    unmount();
    await open([PROJECT]);
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
  });

  it('validates required fields and URLs', async () => {
    const { user } = await open([]);
    await user.type(getField(/Project URL/), 'ledger');
    await user.type(getField(/Image URL/), 'picture');
    await user.type(getField(/Link name/), 'Docs');
    await user.click(getButton('Add project'));
    await waitFor(() => expect(getField(/Project title/)).toHaveAccessibleDescription('Project Title is required'));
    expect(getField(/^Description/)).toHaveAccessibleDescription('Project Description is required');
    expect(getField(/Project URL/)).toHaveAccessibleDescription(INVALID_URL);
    expect(getField(/Image URL/)).toHaveAccessibleDescription(expect.stringContaining(INVALID_URL) as string);
    expect(getField(/Link URL/)).toHaveAccessibleDescription('Both name and URL are required');
  });

  it('rejects an end date before the start', async () => {
    const { user } = await open([]);
    await user.type(getField(/Start date/), '05/2020');
    await user.type(getField(/End date/), '04/2020');
    await user.click(getButton('Add project'));
    await waitFor(() =>
      expect(getField(/End date/)).toHaveAccessibleDescription('End date cannot be before start date'),
    );
  });

  it('removes a link', async () => {
    const { user } = await open();
    const saves = captureSaves('projects', acceptSave());
    await user.click(getButton('Edit Ferry Times'));
    await user.click(getButton('Remove link Repository'));
    await user.click(getButton('Save All Changes'));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({ projects: [{ ...PROJECT, links: [] }], origin: 'typed' });
  });
});
