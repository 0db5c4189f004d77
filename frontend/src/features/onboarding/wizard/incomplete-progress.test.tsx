import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { EDUCATION, disableAi } from '../../../testing/candidate';
import { ONBOARDING_URL } from '../../../testing/onboarding';
import { serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { allowConsoleErrors } from '../../../testing/setup';

const serveProgress = (body: object) => server.use(http.get(ONBOARDING_URL, () => HttpResponse.json(body)));

beforeEach(() => {
  serveProfile(null);
  disableAi();
});

it('opens with the valid parts of an incomplete progress', async () => {
  serveProgress({
    done: ['userType', 'poem', 7, 'personal'],
    data: { userType: 'graduate', personalInfo: { firstName: 'Nadia' }, educations: null, skills: 'Go' },
    drafts: { personal: 7, education: { items: [null, EDUCATION], form: { institution: 'Harbour', courseName: 7 } } },
    detectedSkills: [],
  });
  const { address } = renderApp({ at: '/onboarding' });
  expect(await screen.findByLabelText(/^Institution/)).toHaveValue('Harbour');
  expect(screen.getByText(new RegExp(EDUCATION.institution))).toBeVisible();
  expect(address()).toBe('/onboarding/education');
});

it('offers a retry when the response is not a progress', async () => {
  allowConsoleErrors(/Invalid onboarding progress/);
  serveProgress([]);
  const { user } = renderApp({ at: '/onboarding' });
  await screen.findByText('Failed to load your progress');
  serveProgress({ done: [] });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Which best describes you?' })).toBeVisible();
});
