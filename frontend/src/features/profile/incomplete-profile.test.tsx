import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { PROFILE_URL } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

it('shows a profile with missing and invalid fields', async () => {
  server.use(
    http.get(PROFILE_URL, () =>
      HttpResponse.json({
        userId: 'nadia',
        revision: 3,
        personalInfo: { firstName: 'Nadia', lastName: null },
        projects: null,
        educations: [{ institution: 'Harbour College', startDate: 'soon' }, null],
        skills: ['Go', 7, 'Go', ' '],
        preferredRoles: [
          'Pilot',
          { name: 'Captain', requiredSkills: ['Maps', 'maps'] },
          { title: 'Purser', requiredSkills: null },
        ],
        preferences: { workModes: ['Remote', 'Remote'], locations: 'Kochi' },
      }),
    ),
  );
  renderApp({ at: '/profile' });
  expect(await screen.findByRole('heading', { name: 'Nadia' })).toBeVisible();
  expect(['Pilot', 'Captain', 'Purser'].map((name) => screen.getByRole('heading', { name }))).toHaveLength(3);
  expect(screen.getByText('No work experience added yet.')).toBeVisible();
  expect(screen.getByText('No projects yet')).toBeVisible();
  expect(screen.getByText('Harbour College')).toBeVisible();
  expect(screen.getByText('Go')).toBeVisible();
});
