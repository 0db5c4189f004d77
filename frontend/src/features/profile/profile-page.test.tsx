import { screen, within } from '@testing-library/react';
import { serveOnboarding } from '../../testing/onboarding';
import { delay, http } from 'msw';
import { serveHistory } from '../../testing/history';
import { PROFILE_URL, makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const personalInfo = { firstName: 'Nadia', lastName: 'Kurian' };

describe('The profile page', () => {
  it('shows the name and the contact details', async () => {
    serveProfile(makeProfile());
    renderApp({ at: '/profile' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Nadia Kurian' })).toBeVisible();
    const linkedIn = screen.getByRole('link', { name: 'nadia-kurian' });
    expect(linkedIn).toHaveAttribute('href', 'https://www.linkedin.com/in/nadia-kurian/');
    const details = screen.getByRole('region', { name: 'Details' });
    expect(within(details).getByRole('link', { name: 'nadia.kurian@example.com' })).toHaveAttribute(
      'href',
      'mailto:nadia.kurian@example.com',
    );
    expect(document.title).toBe('Profile · Trackrecord');
  });

  it.each([
    ['Professional', {}],
    ['Backend Engineer', { title: 'Backend Engineer', headline: 'I build things' }],
    ['I build things', { headline: 'I build things' }],
  ])('shows %s under the name', async (shown, title) => {
    serveProfile(makeProfile({ personalInfo: { ...personalInfo, ...title } }));
    renderApp({ at: '/profile' });
    expect(await screen.findByText(shown)).toBeVisible();
  });

  it('does not link URLs that are not http(s)', async () => {
    serveProfile(makeProfile({ personalInfo: { ...personalInfo, linkedInUrl: 'javascript:alert(1)' } }));
    renderApp({ at: '/profile' });
    expect(await screen.findByText('javascript:alert(1)')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'javascript:alert(1)' })).not.toBeInTheDocument();
  });

  it('links to the wizard in edit mode', async () => {
    serveProfile(makeProfile({ onboardingCompleted: true }));
    const { user, address } = renderApp({ at: '/profile' });
    await user.click(await screen.findByRole('link', { name: 'Edit profile' }));
    expect(await screen.findByRole('heading', { name: 'Review and save' })).toHaveFocus();
    expect(screen.getByText('Nadia Kurian')).toBeVisible();
    expect(address()).toBe('/onboarding/review');
  });

  it('links to the history and marks it as opened from this page', async () => {
    serveProfile(makeProfile());
    serveHistory([]);
    const { user, address, router } = renderApp({ at: '/profile' });
    await user.click(await screen.findByRole('link', { name: 'History' }));
    expect(address()).toBe('/profile?history=open');
    expect(router.state.location.state).toEqual({ openedHere: true });
  });

  it('shows an empty state when the profile is deleted while it is shown', async () => {
    serveProfile(makeProfile({ onboardingCompleted: true }));
    const { user, address } = renderApp({ at: '/profile' });
    await screen.findByRole('heading', { name: 'Nadia Kurian' });
    serveProfile(null);
    serveOnboarding();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('heading', { name: 'Profile Not Found' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Complete Your Profile' }));
    expect(await screen.findByRole('heading', { name: 'Which best describes you?' })).toBeVisible();
    expect(address()).toBe('/onboarding/userType');
  });

  it('has a heading while loading', async () => {
    server.use(http.get(PROFILE_URL, () => delay('infinite')));
    renderApp({ at: '/profile' });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Loading your profile' });
    expect(heading.closest('[role="status"]')).toHaveAttribute('aria-busy', 'true');
  });
});
