import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { errorBody, makeProfile, serveProfile } from '../../../../testing/profile';
import { serveOnboarding } from '../../../../testing/onboarding';
import { renderApp } from '../../../../testing/render-app';
import { server } from '../../../../testing/server';

const SAVE_URL = 'http://localhost/api/profile/personal-info/nadia';

const handleSaves = (...responses: readonly (() => Response | Promise<Response>)[]) => {
  const saves: { body: unknown; ifMatch: string | null }[] = [];
  server.use(
    http.patch(SAVE_URL, async ({ request }) => {
      saves.push({ body: await request.json(), ifMatch: request.headers.get('if-match') });
      return (responses[saves.length - 1] ?? responses.at(-1))?.();
    }),
  );
  return saves;
};

const acceptSave = () => {
  const newInfo = { ...makeProfile().personalInfo, firstName: 'Nadia Maria', lastName: 'Kurian' };
  serveProfile(makeProfile({ revision: 4, personalInfo: newInfo }));
  return HttpResponse.json(
    { success: true, message: 'Personal information updated successfully', personalInfo: newInfo, revision: 4 },
    { headers: { etag: '"4"' } },
  );
};

const openDialog = async (overrides: Parameters<typeof makeProfile>[0] = {}) => {
  serveProfile(makeProfile(overrides));
  const app = renderApp({ at: '/profile' });
  await app.user.click(await screen.findByRole('link', { name: 'Edit Details' }));
  await screen.findByRole('dialog', { name: 'Edit Personal Information' });
  return app;
};

const queryDialog = () => screen.queryByRole('dialog', { name: 'Edit Personal Information' });
const getSaveButton = () => screen.getByRole('button', { name: 'Save Changes' });
const waitUntilClosed = () => waitFor(() => expect(queryDialog()).not.toBeInTheDocument());

describe('The personal information editor', () => {
  it('has its own URL, which the back button leaves', async () => {
    const { address, goBack } = await openDialog();
    expect(address()).toBe('/profile?edit=personal');
    await goBack();
    await waitUntilClosed();
    expect(address()).toBe('/profile');
  });

  it('opens from its URL', async () => {
    serveProfile(makeProfile());
    const { user, address } = renderApp({ at: '/profile?edit=personal' });
    const [close] = await screen.findAllByRole('button', { name: 'Close' });
    await user.click(close ?? document.body);
    await waitUntilClosed();
    expect(address()).toBe('/profile');
  });

  it('saves changes, closes, and shows the new values and a toast', async () => {
    const { user } = await openDialog();
    const saves = handleSaves(acceptSave);
    await user.type(screen.getByLabelText(/First name/), ' Maria');
    await user.click(getSaveButton());
    expect(await screen.findByText('Personal information updated successfully')).toBeVisible();
    await waitUntilClosed();
    expect(await screen.findByText('Profile updated successfully')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Nadia Maria Kurian' })).toBeVisible();
    expect(saves).toEqual([
      {
        ifMatch: '"3"',
        body: {
          origin: 'typed',
          personalInfo: {
            firstName: 'Nadia Maria',
            lastName: 'Kurian',
            email: 'nadia.kurian@example.com',
            linkedInUrl: 'https://www.linkedin.com/in/nadia-kurian/',
          },
        },
      },
    ]);
  });

  it('edits the headline if the page shows the headline', async () => {
    const { user } = await openDialog({
      personalInfo: { firstName: 'N', lastName: 'K', email: 'n@k.dev', headline: 'Dev' },
    });
    const saves = handleSaves(acceptSave);
    await user.type(screen.getByLabelText('Title'), 'eloper');
    await user.click(getSaveButton());
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({
      origin: 'typed',
      personalInfo: { firstName: 'N', lastName: 'K', email: 'n@k.dev', headline: 'Developer' },
    });
  });

  it('saves one name, and asks for the last name again if there is one', async () => {
    const { user } = await openDialog();
    const saves = handleSaves(acceptSave);
    const lastName = screen.getByLabelText(/Last name/);
    const checkbox = screen.getByRole('checkbox', { name: 'I have only one name' });
    await user.click(checkbox);
    expect(lastName).toHaveValue('');
    expect(lastName).toBeDisabled();
    await user.click(checkbox);
    await user.click(getSaveButton());
    expect(await screen.findByText('Last name is required')).toBeVisible();
    await user.click(checkbox);
    expect(screen.queryByText('Last name is required')).not.toBeInTheDocument();
    await user.click(getSaveButton());
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toMatchObject({
      personalInfo: { firstName: 'Nadia', lastName: '', hasOnlyOneName: true },
    });
  });

  it('disables the save button and shows Saving... while it saves', async () => {
    const { user } = await openDialog();
    let respond: (response: Response) => void = () => undefined;
    handleSaves(() => new Promise<Response>((resolve) => (respond = resolve)));
    await user.click(getSaveButton());
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    respond(acceptSave());
    await waitUntilClosed();
  });

  it('stays open and disables its fields while it saves', async () => {
    const { user, address } = await openDialog();
    let respond: (response: Response) => void = () => undefined;
    handleSaves(() => new Promise<Response>((resolve) => (respond = resolve)));
    await user.click(getSaveButton());
    await screen.findByRole('button', { name: 'Saving...' });
    await waitFor(() => expect(screen.getByLabelText(/First name/)).toBeDisabled());
    for (const close of screen.getAllByRole('button', { name: 'Close' })) await user.click(close);
    await user.keyboard('{Escape}');
    expect(queryDialog()).toBeVisible();
    expect(address()).toBe('/profile?edit=personal');
    respond(acceptSave());
    await waitUntilClosed();
    expect(address()).toBe('/profile');
  });

  it('does not navigate back twice when the user goes back during a save', async () => {
    serveProfile(makeProfile());
    serveOnboarding();
    const { user, router, goBack, address } = renderApp({ at: '/onboarding' });
    await screen.findByRole('heading', { name: 'Which best describes you?' });
    await waitFor(() => router.navigate('/profile'));
    await user.click(await screen.findByRole('link', { name: 'Edit Details' }));
    await screen.findByRole('dialog', { name: 'Edit Personal Information' });
    let respond: (response: Response) => void = () => undefined;
    const saves = handleSaves(() => new Promise<Response>((resolve) => (respond = resolve)));
    await user.click(getSaveButton());
    await waitFor(() => expect(saves).toHaveLength(1));
    await goBack();
    await waitUntilClosed();
    respond(acceptSave());
    expect(await screen.findByText('Personal information updated successfully')).toBeVisible();
    expect(address()).toBe('/profile');
  });

  it('validates its fields', async () => {
    const { user } = await openDialog();
    await user.clear(screen.getByLabelText(/First name/));
    await user.clear(screen.getByLabelText(/Email/));
    await user.type(screen.getByLabelText('Portfolio URL'), 'nadia.dev');
    await user.click(getSaveButton());
    expect(await screen.findByText('First name is required')).toBeVisible();
    expect(screen.getByText('Email is required')).toBeVisible();
    expect(screen.getByLabelText('Portfolio URL')).toHaveAccessibleDescription(
      'Please enter a valid URL (include http:// or https://).',
    );
    expect(screen.getByLabelText(/First name/)).toHaveFocus();
  });

  it('normalizes a pasted LinkedIn URL', async () => {
    const { user } = await openDialog();
    const field = screen.getByLabelText('LinkedIn URL');
    await user.click(field);
    await user.paste('https://uk.linkedin.com/in/nadia-k/?trk=x#about');
    expect(field).toHaveValue('https://www.linkedin.com/in/nadia-k');
  });

  it.each([
    [
      'the server error',
      () => HttpResponse.json(errorBody('The event store is down'), { status: 503 }),
      'The event store is down',
    ],
    [
      'a default error when the server is unreachable',
      () => HttpResponse.error(),
      'Failed to update personal information',
    ],
  ])('keeps its values after a failed save, and shows %s', async (_title, failure, text) => {
    const { user, address } = await openDialog();
    handleSaves(failure);
    await user.type(screen.getByLabelText(/First name/), ' Maria');
    await user.click(getSaveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(queryDialog()).toBeVisible();
    expect(screen.getByLabelText(/First name/)).toHaveValue('Nadia Maria');
    expect(address()).toBe('/profile?edit=personal');
    expect(screen.queryByText('Personal information updated successfully')).not.toBeInTheDocument();
  });

  it('shows server validation errors at their fields', async () => {
    const { user } = await openDialog();
    const details = [{ path: 'personalInfo.phone', message: 'This is no phone number' }];
    handleSaves(() => HttpResponse.json({ ...errorBody('This is no phone number'), details }, { status: 400 }));
    await user.type(screen.getByLabelText('Phone'), 'x');
    await user.click(getSaveButton());
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('This is no phone number'));
  });

  it('focuses the first field that the server rejected', async () => {
    const { user } = await openDialog();
    const details = ['phone', 'location', 'lastName'].map((name) => ({ path: name, message: `Wrong ${name}` }));
    handleSaves(() => HttpResponse.json({ ...errorBody('Wrong'), details }, { status: 400 }));
    await user.click(getSaveButton());
    await waitFor(() => expect(screen.getByLabelText('Location')).toBeInvalid());
    expect(screen.getByLabelText(/Last name/)).toHaveFocus();
  });
});

describe('Unsaved changes', () => {
  it('are kept when the user continues editing', async () => {
    const { user, address } = await openDialog();
    await user.type(screen.getByLabelText(/First name/), ' Maria');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText(/First name/)).toHaveValue('Nadia Maria');
    expect(address()).toBe('/profile?edit=personal');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  });

  it('can be discarded', async () => {
    const { user, goBack, address } = await openDialog();
    await user.type(screen.getByLabelText(/First name/), ' Maria');
    await goBack();
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitUntilClosed();
    expect(address()).toBe('/profile');
    expect(screen.getByRole('heading', { name: 'Nadia Kurian' })).toBeVisible();
  });

  it('trigger a warning before the page unloads', async () => {
    const { user } = await openDialog();
    const isUnloadPrevented = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(isUnloadPrevented()).toBe(false);
    await user.type(screen.getByLabelText(/First name/), ' Maria');
    await waitFor(() => expect(isUnloadPrevented()).toBe(true));
  });
});
