import { act, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { serveApplications } from '../../testing/applications';
import { NADIA, memoryIdentity } from '../../testing/memory-identity';
import { PROFILE_URL, failProfile, makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { allowConsoleErrors } from '../../testing/setup';
import { useSidebar } from './sidebar';

const findSidebar = async () => within(await screen.findByRole('complementary', { name: 'Sidebar' }));

describe('Sidebar', () => {
  it('links to the screens of the specification', async () => {
    serveProfile(makeProfile());
    renderApp({ at: '/profile' });
    const sidebar = await findSidebar();
    await sidebar.findByText('not set up');
    const links = sidebar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Trackrecord', '/dashboard'],
      ['Home', '/dashboard'],
      ['Applications', '/applications'],
      ['Jobs', '/jobs'],
      ['Events', '/events'],
      ['Settings', '/settings'],
      ['Extensions2 not set up', '/extensions'],
      ['NKNadia Kuriannadia.kurian@example.com', '/profile'],
    ]);
  });

  it('starts open, and shows tooltips for its icons when collapsed', async () => {
    serveProfile(makeProfile());
    const { user } = renderApp({ at: '/profile' });
    const sidebar = await findSidebar();
    const toggle = sidebar.getByRole('button', { name: 'Sidebar' });
    const badge = sidebar.getByRole('link', { name: /Nadia Kurian/ });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(toggle).toHaveAttribute('title', 'Collapse sidebar');
    expect(badge).not.toHaveAttribute('title');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveAttribute('title', 'Expand sidebar');
    expect(badge).toHaveAttribute('title', 'Nadia Kurian');
    expect(sidebar.getByRole('link', { name: 'Jobs' })).toHaveAttribute('title', 'Jobs');
  });

  it('moves the focus to the heading of a screen that is opened while the first one is loading', async () => {
    server.use(http.get(PROFILE_URL, () => delay('infinite')));
    serveApplications([]);
    const { user } = renderApp({ at: '/profile' });
    await user.click((await findSidebar()).getByRole('link', { name: 'Applications' }));
    expect(await screen.findByRole('heading', { name: 'Applications' })).toHaveFocus();
  });

  it('falls back to a placeholder name and email', async () => {
    failProfile(500);
    renderApp({ at: '/profile', identity: memoryIdentity({ user: { ...NADIA, displayName: null, email: null } }) });
    await screen.findByRole('alert');
    expect((await findSidebar()).getByText('User')).toBeVisible();
    expect((await findSidebar()).getByText('user@example.com')).toBeVisible();
  });

  it('throws when useSidebar is called outside its provider', () => {
    allowConsoleErrors(/./);
    const Outside = () => String(useSidebar().open);
    expect(() => render(<Outside />)).toThrow('useSidebar must be used within a SidebarProvider');
  });
});

describe('Menu of narrow screens', () => {
  it('closes on Escape and returns the focus to its button', async () => {
    serveProfile(makeProfile());
    const { user } = renderApp({ at: '/profile' });
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    expect(screen.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  it('closes when the focus leaves it, without moving the focus', async () => {
    serveProfile(makeProfile());
    const { user } = renderApp({ at: '/profile' });
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
    act(() => menu.getByRole('link', { name: /Nadia Kurian/ }).focus());
    expect(screen.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await user.tab();
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveFocus();
  });
});

describe('Signing out', () => {
  it('clears stored data except the theme, shows a toast and redirects to /signup', async () => {
    serveProfile(makeProfile());
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('authData', '{}');
    sessionStorage.setItem('revision:profile-nadia', '3');
    const { user, address } = renderApp({ at: '/profile' });
    await user.click((await findSidebar()).getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('Signed out successfully')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/signup'));
    expect(Object.entries(localStorage)).toEqual([['theme', 'dark']]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('ends the sign-in at the server', async () => {
    serveProfile(makeProfile());
    const tokens: (string | null)[] = [];
    server.use(
      http.post(`${PROFILE_URL}/sign-out`, ({ request }) => {
        tokens.push(request.headers.get('authorization'));
        return HttpResponse.json({});
      }),
    );
    const { user } = renderApp({ at: '/profile' });
    await user.click((await findSidebar()).getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(tokens).toEqual(['Bearer token-of-nadia']));
  });

  it('shows an error and stays signed in when the provider rejects the sign-out', async () => {
    serveProfile(makeProfile());
    const identity = memoryIdentity({ user: NADIA });
    jest.spyOn(identity, 'signOut').mockRejectedValue(new Error('no'));
    const { user, address } = renderApp({ at: '/profile', identity });
    await user.click((await findSidebar()).getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to sign out');
    expect(address()).toBe('/profile');
  });
});

describe('Theme button', () => {
  it('switches the theme and stores it', async () => {
    serveProfile(makeProfile());
    const { user } = renderApp({ at: '/profile' });
    const toggle = (await findSidebar()).getByRole('button', { name: 'Switch theme' });
    await user.click(toggle);
    expect(document.documentElement).toHaveAttribute('data-bs-theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await user.click(toggle);
    expect(document.documentElement).toHaveAttribute('data-bs-theme', 'light');
    expect(localStorage.getItem('theme')).toBe('light');
  });
});
