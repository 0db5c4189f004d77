import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { PROFILE, errorBody, profileWith, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

const SAVE = 'http://localhost/api/profile';
const URL = 'https://www.linkedin.com/in/nadia-kurian';
const INVALID = 'Please enter a valid LinkedIn URL (e.g., https://www.linkedin.com/in/username)';

/** Answers saving with these answers in turn, and keeps what was sent. */
const saving = (...answers: readonly (() => Response)[]) => {
  const saves: { body: unknown; ifMatch: string | null }[] = [];
  server.use(
    http.post(SAVE, async ({ request }) => {
      saves.push({ body: await request.json(), ifMatch: request.headers.get('if-match') });
      return (answers[saves.length - 1] ?? answers.at(-1))?.();
    }),
  );
  return saves;
};

const saved = () => HttpResponse.json(profileWith(), { status: 201, headers: { etag: '"3"' } });

const fillIn = async (user: ReturnType<typeof renderApp>['user']) => {
  await user.type(await screen.findByLabelText(/First name/), 'Nadia');
  await user.type(screen.getByLabelText(/Last name/), 'Kurian');
  await user.type(screen.getByLabelText(/LinkedIn URL/), URL);
};

const next = () => screen.getByRole('button', { name: 'Next' });

describe('The personal step', () => {
  it('saves the profile and leads to it', async () => {
    serveProfile(null);
    const saves = saving(saved);
    const { user, address } = renderApp({ at: '/onboarding' });
    await fillIn(user);
    await user.click(next());
    expect(await screen.findByText('Profile saved successfully!')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeVisible();
    expect(address()).toBe('/profile');
    expect(saves).toEqual([
      {
        ifMatch: null,
        body: { userId: 'nadia', personalInfo: { firstName: 'Nadia', lastName: 'Kurian', linkedInUrl: URL } },
      },
    ]);
  });

  it('says on submit what is required', async () => {
    serveProfile(null);
    const { user } = renderApp({ at: '/onboarding/personal' });
    await screen.findByLabelText(/First name/);
    await user.click(next());
    expect(await screen.findByText('First name is required')).toBeVisible();
    expect(screen.getByLabelText(/First name/)).toHaveFocus();
    expect(screen.getByLabelText(/Last name/)).toHaveAccessibleDescription('Last name is required');
    expect(screen.getByLabelText(/LinkedIn URL/)).toHaveAccessibleDescription('LinkedIn URL is required');
  });

  it('checks a field when it is left and while it is typed', async () => {
    serveProfile(null);
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
    serveProfile(null);
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

  it('shows the server’s error and keeps what was typed', async () => {
    serveProfile(null);
    saving(() => HttpResponse.json(errorBody('The event store is down'), { status: 503 }));
    const { user } = renderApp({ at: '/onboarding/personal' });
    await fillIn(user);
    await user.click(next());
    expect(await screen.findByRole('alert')).toHaveTextContent('The event store is down');
    expect(screen.getByLabelText(/First name/)).toHaveValue('Nadia');
  });

  it('says that saving failed where the server says nothing', async () => {
    serveProfile(null);
    saving(() => HttpResponse.error());
    const { user } = renderApp({ at: '/onboarding/personal' });
    await fillIn(user);
    await user.click(next());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save profile. Please try again.');
  });

  it('warns before unsaved edits are lost', async () => {
    serveProfile(null);
    const { user, address } = renderApp({ at: '/onboarding/personal' });
    await fillIn(user);
    await user.click(screen.getByRole('link', { name: 'Trackrecord' }));
    expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(address()).toBe('/onboarding/personal');
    expect(screen.getByLabelText(/First name/)).toHaveValue('Nadia');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('lets the person log out', async () => {
    serveProfile(null);
    const { user, address } = renderApp({ at: '/onboarding/personal' });
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(address()).toBe('/signup'));
  });

  it('asks before logging out discards unsaved edits', async () => {
    serveProfile(null);
    const { user, address } = renderApp({ at: '/onboarding/personal' });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText(/First name/)).toHaveValue('Nadia');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(address()).toBe('/signup'));
  });

  it('keeps what was typed when looking for the profile again fails', async () => {
    serveProfile(null);
    const { user } = renderApp({ at: '/onboarding/personal' });
    await user.type(await screen.findByLabelText(/First name/), 'Nadia');
    let asked = 0;
    server.use(
      http.get(PROFILE, () => {
        asked += 1;
        return HttpResponse.json(errorBody('The database is down'), { status: 503 });
      }),
    );
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(asked).toBe(4));
    await expect(screen.findByText('Failed to get profile', {}, { timeout: 300 })).rejects.toThrow();
    expect(screen.getByLabelText(/First name/)).toHaveValue('Nadia');
  });

  it('takes no more words while it saves, and gives the focus back when saving failed', async () => {
    serveProfile(null);
    const answers: ((response: Response) => void)[] = [];
    server.use(http.post(SAVE, () => new Promise<Response>((resolve) => answers.push(resolve))));
    const { user } = renderApp({ at: '/onboarding/personal' });
    await fillIn(user);
    await user.click(next());
    await waitFor(() => expect(screen.getByLabelText(/First name/)).toBeDisabled());
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(HttpResponse.json(errorBody('The event store is down'), { status: 503 }));
    await waitFor(() => expect(screen.getByLabelText(/First name/)).toBeEnabled());
    expect(next()).toHaveFocus();
  });

  it('does not lead anywhere once the person has left while it saved', async () => {
    serveProfile(profileWith());
    const answers: ((response: Response) => void)[] = [];
    server.use(http.post(SAVE, () => new Promise<Response>((resolve) => answers.push(resolve))));
    const { user, router, address } = renderApp({ at: '/onboarding/personal' });
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(answers).toHaveLength(1));
    await waitFor(() => router.navigate('/profile?edit=personal'));
    expect(await screen.findByRole('dialog', { name: 'Edit Personal Information' })).toBeVisible();
    answers[0]?.(saved());
    expect(await screen.findByText('Profile saved successfully!')).toBeVisible();
    expect(address()).toBe('/profile?edit=personal');
  });

  it('has no accessibility violation', async () => {
    serveProfile(null);
    const { container, user } = renderApp({ at: '/onboarding/personal' });
    await screen.findByLabelText(/First name/);
    await user.click(next());
    await screen.findByText('First name is required');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('In edit mode the personal step', () => {
  const state = { edit: true, profileData: profileWith({ revision: 5, onboardingCompleted: true }) };

  it('shows nothing of somebody else who was signed in here before', async () => {
    serveProfile(null);
    const ann = profileWith({ userId: 'ann', personalInfo: { firstName: 'Ann', lastName: 'Other' } });
    renderApp({ at: '/onboarding', state: { edit: true, profileData: ann } });
    expect(await screen.findByLabelText(/First name/)).toHaveValue('');
  });

  it('starts from the profile and saves over the revision it started from', async () => {
    serveProfile(profileWith({ revision: 5 }));
    const saves = saving(saved);
    const { user } = renderApp({ at: '/onboarding', state });
    expect(await screen.findByLabelText(/LinkedIn URL/)).toHaveValue(`${URL}/`);
    await user.type(screen.getByLabelText(/First name/), ' Maria');
    await user.click(next());
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]).toMatchObject({
      ifMatch: '"5"',
      body: { personalInfo: { firstName: 'Nadia Maria', email: 'nadia.kurian@example.com' } },
    });
  });

  it('lets the person choose when the profile was saved elsewhere meanwhile', async () => {
    serveProfile(profileWith({ revision: 6 }));
    const conflict = () => HttpResponse.json(errorBody('The profile changed'), { status: 412 });
    const saves = saving(conflict, saved);
    const { user } = renderApp({ at: '/onboarding', state });
    await user.type(await screen.findByLabelText(/First name/), ' Maria');
    await user.click(next());
    await screen.findByRole('button', { name: 'Keep mine' });
    expect(screen.getByRole('alert')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Profile saved successfully!')).toBeVisible();
    expect(saves.map(({ ifMatch }) => ifMatch)).toEqual(['"5"', '"6"']);
  });
});
