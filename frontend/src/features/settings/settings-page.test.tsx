import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const openSettings = () => {
  serveProfile(makeProfile());
  return renderApp({ at: '/settings' });
};

it('goes back from a chosen theme to that of the system', async () => {
  const { user } = openSettings();
  const themes = within(await screen.findByRole('group', { name: 'Theme' }));
  const [system, dark] = [themes.getByRole('button', { name: 'System' }), themes.getByRole('button', { name: 'Dark' })];
  expect(system).toHaveAttribute('aria-pressed', 'true');
  await user.click(dark);
  expect([dark, system].map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  expect(localStorage.getItem('theme')).toBe('dark');
  await user.click(system);
  expect(system).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('theme')).toBeNull();
  expect(document.documentElement).toHaveAttribute('data-bs-theme', 'light');
});

it('links to the legal pages and the contact of the operator', async () => {
  openSettings();
  const help = within(await screen.findByRole('region', { name: 'Help and legal' }));
  expect(await help.findByRole('link', { name: 'help@example.com' })).toHaveAttribute(
    'href',
    'mailto:help@example.com',
  );
  expect(help.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/terms');
  expect(help.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
});

it('refers to the terms if no contact is configured', async () => {
  server.use(
    http.get('http://localhost/api/operator', () => HttpResponse.json({ name: null, address: null, email: null })),
  );
  openSettings();
  expect(await screen.findByText(/how to reach them, is in the Terms & Conditions/)).toBeVisible();
});
