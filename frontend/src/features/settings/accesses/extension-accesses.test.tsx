import { screen, waitFor, within } from '@testing-library/react';
import { serveAccesses } from '../../../testing/accesses';
import { makeBrowser, makeCalendar, serveExtensions } from '../../../testing/extensions';
import { makeProfile, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';

const openSettings = () => {
  serveProfile(makeProfile());
  serveAccesses();
  return renderApp({ at: '/settings' });
};
const findSection = async () => within(await screen.findByRole('region', { name: 'Your calendar and browsers' }));
const readEntries = (section: Awaited<ReturnType<typeof findSection>>) =>
  section.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));

it('lists the calendar, the browsers, and what was revoked', async () => {
  const { saved: _saved, ...browser } = makeBrowser({ id: 'b2', name: 'Edge on Windows' });
  serveExtensions({
    calendar: makeCalendar(),
    browsers: [makeBrowser()],
    revoked: [{ ...browser, kind: 'browser', revokedAt: '2026-11-21T10:00:00.000Z' }],
  });
  openSettings();
  expect(readEntries(await findSection())).toEqual([
    'Calendar address created 14 Nov 2026 · last read 20 Nov 2026Revoke',
    'Chrome on Windows connected 2 Nov 2026 · last used 20 Nov 2026Disconnect',
    'Edge on Windows connected 2 Nov 2026 · last used 20 Nov 2026 · disconnected 21 Nov 2026',
  ]);
});

it('revokes one after a confirmation', async () => {
  const served = serveExtensions({ calendar: makeCalendar(), browsers: [makeBrowser()] });
  const { user } = openSettings();
  const section = await findSection();
  await user.click(section.getByRole('button', { name: 'Revoke Calendar address' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke the calendar address?' }));
  await user.click(dialog.getByRole('button', { name: 'Revoke address' }));
  await waitFor(() => expect(served.list.calendar).toBeNull());
  await waitFor(() => expect(readEntries(section)).toHaveLength(1));
});

it('hides the section while there is no calendar, browser or revoked access', async () => {
  serveExtensions();
  openSettings();
  await screen.findByText('Support has not looked at your data.');
  expect(screen.queryByText('Your calendar and browsers')).not.toBeInTheDocument();
});
