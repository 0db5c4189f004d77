import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { memoryIdentity } from '../../testing/memory-identity';
import { makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { watchFilledFields } from './filled-fields';

let stopWatching: () => void;
beforeEach(() => {
  stopWatching = watchFilledFields();
});
afterEach(() => stopWatching());

type Fill = (field: HTMLElement, value: string) => void;

/** Ways to set a value without an event. */
const FILLS: readonly [string, Fill][] = [
  ['a script of the page', (field, value) => void Object.assign(field, { value })],
  // An extension does not see the properties that the page has defined on the element.
  [
    'an extension',
    (field, value) => {
      const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
      Reflect.set(prototype, 'value', value, field);
    },
  ],
];

describe.each(FILLS)('values that %s has set without an event', (_who, fill) => {
  it.each(['click', 'Enter', 'typing'])('are used to sign in with %s', async (way) => {
    const identity = memoryIdentity({ user: null });
    const signIn = jest.spyOn(identity, 'signIn');
    serveProfile(makeProfile());
    const { user } = renderApp({ at: '/signup?mode=signin', identity });
    const email = await screen.findByLabelText(/^Email/);
    fill(screen.getByLabelText(/^Password/), 'secret12');
    if (way === 'typing') await user.type(email, 'nadia@example.com');
    else fill(email, 'nadia@example.com');
    if (way === 'Enter') await user.type(screen.getByLabelText(/^Password/), '{Enter}');
    else await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(signIn).toHaveBeenCalledWith('nadia@example.com', 'secret12'));
  });

  it('keep the caret where it is', async () => {
    serveProfile(makeProfile());
    const { user } = renderApp({ at: '/profile?edit=personal' });
    const editor = within(await screen.findByRole('dialog', { name: 'Edit Personal Information' }));
    const field = editor.getByLabelText<HTMLInputElement>(/^First name/);
    field.focus();
    fill(field, 'Nadja');
    field.setSelectionRange(2, 2);
    await user.keyboard('x');
    expect(field).toHaveValue('Naxdja');
  });

  it('are saved by an editor, together with typed ones', async () => {
    const bodies: unknown[] = [];
    serveProfile(makeProfile());
    server.use(
      http.patch('http://localhost/api/profile/personal-info/nadia', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ success: true, message: '', personalInfo: {}, revision: 4 });
      }),
    );
    const { user } = renderApp({ at: '/profile?edit=personal' });
    const editor = within(await screen.findByRole('dialog', { name: 'Edit Personal Information' }));
    await user.clear(editor.getByLabelText(/^Title/));
    await user.type(editor.getByLabelText(/^Title/), 'Cartographer');
    fill(editor.getByLabelText(/^First name/), 'Nadja');
    await user.click(editor.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(bodies).toMatchObject([{ personalInfo: { firstName: 'Nadja', title: 'Cartographer' } }]),
    );
  });
});
