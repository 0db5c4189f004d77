import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { failRecording, ONBOARDING, progressUpTo, serveOnboarding } from '../../../testing/onboarding';
import { errorBody, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

const URL = 'https://www.linkedin.com/in/nadia-kurian';
const INVALID = 'Please enter a valid LinkedIn URL (e.g., https://www.linkedin.com/in/username)';

const fillIn = async (user: ReturnType<typeof renderApp>['user']) => {
  await user.type(await screen.findByLabelText(/First name/), 'Nadia');
  await user.type(screen.getByLabelText(/Last name/), 'Kurian');
  await user.type(screen.getByLabelText(/LinkedIn URL/), URL);
};

const next = () => screen.getByRole('button', { name: 'Next' });
const atThePersonalStep = () => serveOnboarding(progressUpTo('personal', { userType: 'student' }));

/** Lets recording the step wait until it is answered. */
const heldRecording = () => {
  const answers: ((response: Response) => void)[] = [];
  server.use(http.put(`${ONBOARDING}/personal`, () => new Promise<Response>((resolve) => answers.push(resolve))));
  return answers;
};

beforeEach(() => serveProfile(null));

describe('The personal step', () => {
  it('records the name and the address, and goes on', async () => {
    const recorded = atThePersonalStep();
    const { user, address } = renderApp({ at: '/onboarding/personal' });
    await fillIn(user);
    await user.click(next());
    expect(await screen.findByRole('heading', { name: 'Tell us about your education' })).toHaveFocus();
    expect(address()).toBe('/onboarding/education');
    expect(recorded.filter(({ body }) => body.data)).toEqual([
      {
        step: 'personal',
        body: { data: { personalInfo: { firstName: 'Nadia', lastName: 'Kurian', linkedInUrl: URL } } },
      },
    ]);
  });

  it('says on submit what is required', async () => {
    atThePersonalStep();
    const { user } = renderApp({ at: '/onboarding/personal' });
    await screen.findByLabelText(/First name/);
    await user.click(next());
    expect(await screen.findByText('First name is required')).toBeVisible();
    expect(screen.getByLabelText(/First name/)).toHaveFocus();
    expect(screen.getByLabelText(/Last name/)).toHaveAccessibleDescription('Last name is required');
    expect(screen.getByLabelText(/LinkedIn URL/)).toHaveAccessibleDescription('LinkedIn URL is required');
  });

  it('checks a field when it is left and while it is typed', async () => {
    atThePersonalStep();
    const { user } = renderApp({ at: '/onboarding/personal' });
    await user.click(await screen.findByLabelText(/Last name/));
    await user.tab();
    expect(await screen.findByText('Last name is required')).toBeVisible();
    await user.type(screen.getByLabelText(/LinkedIn URL/), 'https://linkedin.com/company/x');
    expect(await screen.findByText(INVALID)).toBeVisible();
    await user.clear(screen.getByLabelText(/LinkedIn URL/));
    expect(await screen.findByText('LinkedIn URL is required')).toBeVisible();
  });

  it('opens LinkedIn in a new tab until the address is valid', async () => {
    atThePersonalStep();
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = renderApp({ at: '/onboarding/personal' });
    await user.click(await screen.findByRole('button', { name: 'Open LinkedIn in a new tab' }));
    expect(open).toHaveBeenCalledWith(
      expect.stringContaining('https://www.linkedin.com/'),
      '_blank',
      expect.anything(),
    );
    await user.type(screen.getByLabelText(/LinkedIn URL/), URL);
    expect(await screen.findByRole('button', { name: 'LinkedIn URL added' })).toBeDisabled();
  });

  it('shows the canonical address of what is pasted, and of what is typed when the field is left', async () => {
    atThePersonalStep();
    const { user } = renderApp({ at: '/onboarding/personal' });
    const field = await screen.findByLabelText(/LinkedIn URL/);
    await user.click(field);
    await user.paste('in.linkedin.com/in/nadia-kurian?utm_source=share');
    expect(field).toHaveValue(URL);
    expect(screen.getByRole('button', { name: 'LinkedIn URL added' })).toBeDisabled();
    await user.clear(field);
    await user.type(field, 'linkedin.com/in/josé/details/experience/');
    expect(field).toHaveValue('linkedin.com/in/josé/details/experience/');
    await user.tab();
    expect(field).toHaveValue('https://www.linkedin.com/in/jos%C3%A9');
    expect(screen.queryByText(INVALID)).not.toBeInTheDocument();
  });

  it('shows the server’s error and keeps what was typed', async () => {
    atThePersonalStep();
    failRecording(503, 'The event store is down');
    const { user } = renderApp({ at: '/onboarding/personal' });
    await fillIn(user);
    await user.click(next());
    expect(await screen.findByText('The event store is down')).toBeVisible();
    expect(screen.getByLabelText(/First name/)).toHaveValue('Nadia');
  });

  it('says that saving failed where the server says nothing', async () => {
    atThePersonalStep();
    server.use(http.put(`${ONBOARDING}/personal`, () => HttpResponse.error()));
    const { user } = renderApp({ at: '/onboarding/personal' });
    await fillIn(user);
    await user.click(next());
    expect(await screen.findByText('Failed to save profile. Please try again.')).toBeVisible();
  });

  it('lets the person log out', async () => {
    atThePersonalStep();
    const { user, address } = renderApp({ at: '/onboarding/personal' });
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(address()).toBe('/signup'));
  });

  it('takes no more words while it saves, and gives the focus back when saving failed', async () => {
    atThePersonalStep();
    const answers = heldRecording();
    const { user } = renderApp({ at: '/onboarding/personal' });
    await fillIn(user);
    await user.click(next());
    await waitFor(() => expect(screen.getByLabelText(/First name/)).toBeDisabled());
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(HttpResponse.json(errorBody('The event store is down'), { status: 503 }));
    await waitFor(() => expect(screen.getByLabelText(/First name/)).toBeEnabled());
    expect(next()).toHaveFocus();
  });

  it('shows at its field what the server finds wrong', async () => {
    atThePersonalStep();
    const answers = heldRecording();
    const { user } = renderApp({ at: '/onboarding/personal' });
    await fillIn(user);
    await user.click(next());
    await waitFor(() => expect(answers).toHaveLength(1));
    const details = [{ path: 'data.personalInfo.lastName', message: 'Last name is too long' }];
    answers[0]?.(HttpResponse.json({ ...errorBody('Last name is too long'), details }, { status: 400 }));
    await waitFor(() =>
      expect(screen.getByLabelText(/Last name/)).toHaveAccessibleDescription('Last name is too long'),
    );
  });

  it('has no accessibility violation', async () => {
    atThePersonalStep();
    const { container, user } = renderApp({ at: '/onboarding/personal' });
    await screen.findByLabelText(/First name/);
    await user.click(next());
    await screen.findByText('First name is required');
    expect(await axe(container)).toHaveNoViolations();
  });
});
