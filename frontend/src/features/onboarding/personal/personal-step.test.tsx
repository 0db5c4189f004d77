import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { failOnboardingSaves, ONBOARDING_URL, makeProgressUpTo, serveOnboarding } from '../../../testing/onboarding';
import { errorBody, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

const LINKEDIN_URL = 'https://www.linkedin.com/in/nadia-kurian';
const INVALID_URL_MESSAGE = 'Please enter a valid LinkedIn URL (e.g., https://www.linkedin.com/in/username)';

const fillIn = async (user: ReturnType<typeof renderApp>['user']) => {
  await user.type(await screen.findByLabelText(/First name/), 'Nadia');
  await user.type(screen.getByLabelText(/Last name/), 'Kurian');
  await user.type(screen.getByLabelText(/LinkedIn URL/), LINKEDIN_URL);
};

const getNextButton = () => screen.getByRole('button', { name: 'Next' });
const serveProgress = () => serveOnboarding(makeProgressUpTo('personal', { userType: 'student' }));

/** Holds the record requests until their responders are called. */
const deferResponses = () => {
  const responders: ((response: Response) => void)[] = [];
  server.use(
    http.put(`${ONBOARDING_URL}/personal`, () => new Promise<Response>((resolve) => responders.push(resolve))),
  );
  return responders;
};

beforeEach(() => serveProfile(null));

describe('The personal step', () => {
  it('records the name and LinkedIn URL and goes to the next step', async () => {
    const recordedSteps = serveProgress();
    const { user, address } = renderApp({ at: '/onboarding/personal' });
    await fillIn(user);
    await user.click(getNextButton());
    expect(await screen.findByRole('heading', { name: 'Tell us about your education' })).toHaveFocus();
    expect(address()).toBe('/onboarding/education');
    expect(recordedSteps.filter(({ body }) => body.data)).toEqual([
      {
        step: 'personal',
        body: { data: { personalInfo: { firstName: 'Nadia', lastName: 'Kurian', linkedInUrl: LINKEDIN_URL } } },
      },
    ]);
  });

  it('records one name', async () => {
    const recordedSteps = serveProgress();
    const { user } = renderApp({ at: '/onboarding/personal' });
    await fillIn(user);
    await user.click(screen.getByRole('checkbox', { name: 'I have only one name' }));
    expect(screen.getByLabelText(/Last name/)).toBeDisabled();
    await user.click(getNextButton());
    expect(await screen.findByRole('heading', { name: 'Tell us about your education' })).toHaveFocus();
    expect(recordedSteps.filter(({ body }) => body.data).map(({ body }) => body.data)).toEqual([
      { personalInfo: { firstName: 'Nadia', lastName: '', linkedInUrl: LINKEDIN_URL, hasOnlyOneName: true } },
    ]);
  });

  it('shows required fields on submit', async () => {
    serveProgress();
    const { user } = renderApp({ at: '/onboarding/personal' });
    await screen.findByLabelText(/First name/);
    await user.click(getNextButton());
    expect(await screen.findByText('First name is required')).toBeVisible();
    expect(screen.getByLabelText(/First name/)).toHaveFocus();
    expect(screen.getByLabelText(/Last name/)).toHaveAccessibleDescription('Last name is required');
    expect(screen.getByLabelText(/LinkedIn URL/)).toHaveAccessibleDescription('LinkedIn URL is required');
  });

  it('validates a field on blur and on change', async () => {
    serveProgress();
    const { user } = renderApp({ at: '/onboarding/personal' });
    await user.click(await screen.findByLabelText(/Last name/));
    await user.tab();
    expect(await screen.findByText('Last name is required')).toBeVisible();
    await user.type(screen.getByLabelText(/LinkedIn URL/), 'https://linkedin.com/company/x');
    expect(await screen.findByText(INVALID_URL_MESSAGE)).toBeVisible();
    await user.clear(screen.getByLabelText(/LinkedIn URL/));
    expect(await screen.findByText('LinkedIn URL is required')).toBeVisible();
  });

  it('opens LinkedIn in a new tab until the URL is valid', async () => {
    serveProgress();
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = renderApp({ at: '/onboarding/personal' });
    await user.click(await screen.findByRole('button', { name: 'Open LinkedIn in a new tab' }));
    expect(open).toHaveBeenCalledWith(
      expect.stringContaining('https://www.linkedin.com/'),
      '_blank',
      expect.anything(),
    );
    await user.type(screen.getByLabelText(/LinkedIn URL/), LINKEDIN_URL);
    expect(await screen.findByRole('button', { name: 'LinkedIn URL added' })).toBeDisabled();
  });

  it('normalizes the URL on paste and on blur', async () => {
    serveProgress();
    const { user } = renderApp({ at: '/onboarding/personal' });
    const field = await screen.findByLabelText(/LinkedIn URL/);
    await user.click(field);
    await user.paste('in.linkedin.com/in/nadia-kurian?utm_source=share');
    expect(field).toHaveValue(LINKEDIN_URL);
    expect(screen.getByRole('button', { name: 'LinkedIn URL added' })).toBeDisabled();
    await user.clear(field);
    await user.type(field, 'linkedin.com/in/josé/details/experience/');
    expect(field).toHaveValue('linkedin.com/in/josé/details/experience/');
    await user.tab();
    expect(field).toHaveValue('https://www.linkedin.com/in/jos%C3%A9');
    expect(screen.queryByText(INVALID_URL_MESSAGE)).not.toBeInTheDocument();
  });

  it('shows the server’s error and keeps the input', async () => {
    serveProgress();
    failOnboardingSaves(503, 'The event store is down');
    const { user } = renderApp({ at: '/onboarding/personal' });
    await fillIn(user);
    await user.click(getNextButton());
    expect(await screen.findByText('The event store is down')).toBeVisible();
    expect(screen.getByLabelText(/First name/)).toHaveValue('Nadia');
  });

  it('shows a fallback error on a network failure', async () => {
    serveProgress();
    server.use(http.put(`${ONBOARDING_URL}/personal`, () => HttpResponse.error()));
    const { user } = renderApp({ at: '/onboarding/personal' });
    await fillIn(user);
    await user.click(getNextButton());
    expect(await screen.findByText('Failed to save profile. Please try again.')).toBeVisible();
  });

  it('logs the user out', async () => {
    serveProgress();
    const { user, address } = renderApp({ at: '/onboarding/personal' });
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(address()).toBe('/signup'));
  });

  it('disables the fields while saving and restores the focus on failure', async () => {
    serveProgress();
    const responders = deferResponses();
    const { user } = renderApp({ at: '/onboarding/personal' });
    await fillIn(user);
    await user.click(getNextButton());
    await waitFor(() => expect(screen.getByLabelText(/First name/)).toBeDisabled());
    await waitFor(() => expect(responders).toHaveLength(1));
    responders[0]?.(HttpResponse.json(errorBody('The event store is down'), { status: 503 }));
    await waitFor(() => expect(screen.getByLabelText(/First name/)).toBeEnabled());
    expect(getNextButton()).toHaveFocus();
  });

  it('shows the server’s validation error at its field', async () => {
    serveProgress();
    const responders = deferResponses();
    const { user } = renderApp({ at: '/onboarding/personal' });
    await fillIn(user);
    await user.click(getNextButton());
    await waitFor(() => expect(responders).toHaveLength(1));
    const details = [{ path: 'data.personalInfo.lastName', message: 'Last name is too long' }];
    responders[0]?.(HttpResponse.json({ ...errorBody('Last name is too long'), details }, { status: 400 }));
    await waitFor(() =>
      expect(screen.getByLabelText(/Last name/)).toHaveAccessibleDescription('Last name is too long'),
    );
  });
});
