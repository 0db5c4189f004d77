import type { PersonalInfo } from '@trackrecord/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { EXPERIENCE } from '../../../testing/candidate';
import { HISTORY_URL, makeChange, getEventId, serveHistory, mockWideScreen } from '../../../testing/history';
import { errorBody, makeProfile, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

const PERSON: PersonalInfo = { firstName: 'Nadia', lastName: 'Kurian' };

const findPanel = () => screen.findByRole('dialog', { name: 'History' });
const waitUntilClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'History' })).not.toBeInTheDocument());
const findEntry = (description: string) => screen.findByRole('group', { name: description });

const open = (at = '/profile?history=open') => {
  serveProfile(makeProfile({ skills: ['Go'] }));
  return renderApp({ at });
};

describe('The history panel', () => {
  it('opens from the page, takes the focus and restores it', async () => {
    serveHistory([makeChange(0)]);
    const { user, address } = open('/profile');
    const link = await screen.findByRole('link', { name: 'History' });
    await user.click(link);
    expect(await findPanel()).toHaveFocus();
    expect(screen.getByText('Every change, newest first')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitUntilClosed();
    expect(address()).toBe('/profile');
    expect(link).toHaveFocus();
  });

  it('opens from its URL and closes to the page', async () => {
    serveHistory([makeChange(0)]);
    const { user, address } = open();
    expect(await findPanel()).toHaveAttribute('aria-modal', 'true');
    await user.click(screen.getByRole('button', { name: 'Close history' }));
    await waitUntilClosed();
    expect(address()).toBe('/profile');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is not modal on a wide screen', async () => {
    mockWideScreen();
    serveHistory([makeChange(0)]);
    const { user } = open();
    expect(await findPanel()).not.toHaveAttribute('aria-modal');
    expect(document.querySelector('.offcanvas-backdrop')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Edit profile' }));
    await waitUntilClosed();
  });

  it('shows the title, author, time and origin of a change', async () => {
    const at = new Date();
    at.setHours(14, 32);
    serveHistory([
      makeChange(3, { description: 'Changed experience Pilot at Fernway', at: at.toISOString(), origin: 'dictated' }),
      makeChange(2, { description: 'Removed skill C', actor: { uid: 'x', role: 'support' }, origin: null }),
      makeChange(1, { description: 'Added skill Go', actor: { uid: 'x', role: 'system' }, origin: 'suggested' }),
    ]);
    open();
    expect(await findEntry('Changed experience Pilot at Fernway')).toHaveTextContent('You · Today, 14:32 · Dictated');
    expect(within(await findEntry('Changed experience Pilot at Fernway')).getByText('Today, 14:32')).toHaveAttribute(
      'datetime',
      at.toISOString(),
    );
    expect(await findEntry('Removed skill C')).toHaveTextContent(/Support · [^·]*$/);
    expect(await findEntry('Added skill Go')).toHaveTextContent(/Trackrecord · .* · Suggested/);
  });

  it('shows the values before and after a change', async () => {
    serveHistory([
      makeChange(2, {
        description: 'Changed experience Pilot at Fernway',
        before: { experiences: [EXPERIENCE] },
        after: { experiences: [{ ...EXPERIENCE, description: 'Steered ships.' }] },
      }),
      makeChange(1, { description: 'Added experience Pilot at Fernway', after: { experiences: [EXPERIENCE] } }),
    ]);
    open();
    const changedEntry = await findEntry('Changed experience Pilot at Fernway');
    expect(within(changedEntry).getByText('Description')).toBeVisible();
    expect(within(changedEntry).getByRole('deletion')).toHaveTextContent('Before: Steered.');
    expect(within(changedEntry).getByRole('insertion')).toHaveTextContent('After: Steered ships.');
    const addedEntry = await findEntry('Added experience Pilot at Fernway');
    expect(within(addedEntry).queryByRole('deletion')).not.toBeInTheDocument();
    expect(within(addedEntry).getByRole('insertion')).toHaveTextContent(
      'After: Pilot at Fernway Dates: Present Description: Steered.',
    );
  });

  it.each([
    ['Changed phone', { ...PERSON, phone: '1' }, { ...PERSON, phone: '2' }, 'Before: 1After: 2'],
    ['Undo: changed phone', { ...PERSON, phone: '1' }, PERSON, 'Before: 1'],
    ['Changed title and phone', PERSON, { ...PERSON, headline: 'I fly', phone: '2' }, 'TitleAfter: I flyPhoneAfter: 2'],
    // The title names two fields but only the phone changed, so its label is shown.
    ['Changed title and phone', PERSON, { ...PERSON, phone: '2' }, 'PhoneAfter: 2'],
    ['Changed personal information', PERSON, { ...PERSON, phone: '2' }, 'PhoneAfter: 2'],
    ['Added personal information', undefined, PERSON, 'After: First name: Nadia\nLast name: Kurian'],
    ['Changed what was said', PERSON, { ...PERSON, phone: '2' }, 'Personal informationPhoneAfter: 2'],
  ])('does not repeat the title of the change: %s', async (description, before, after, shownText) => {
    const toSections = (personalInfo: PersonalInfo | undefined) => (personalInfo ? { personalInfo } : null);
    serveHistory([
      makeChange(1, { description, undoable: false, before: toSections(before), after: toSections(after) }),
    ]);
    open();
    const { textContent } = await findEntry(description);
    expect(textContent.slice(textContent.indexOf('Typed') + 'Typed'.length)).toBe(shownText);
  });

  it('shows an added value although the title contains it', async () => {
    serveHistory([makeChange(1, { description: 'Added skill Fossils', after: { skills: ['Fossils'] } })]);
    open();
    expect(within(await findEntry('Added skill Fossils')).getByRole('insertion')).toHaveTextContent('After: Fossils');
  });

  it('expands a long text', async () => {
    const description = 'Steered. '.repeat(60).trim();
    serveHistory([
      makeChange(1, { description: 'Added it', after: { experiences: [{ ...EXPERIENCE, description }] } }),
      makeChange(0),
    ]);
    const { user } = open();
    const showAllButton = await screen.findByRole('button', { name: 'Show all' });
    await user.click(showAllButton);
    expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument();
  });

  it('loads earlier pages and focuses the first new change', async () => {
    const requests = serveHistory([makeChange(4), makeChange(3), makeChange(2), makeChange(1), makeChange(0)], 2);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show earlier changes' }));
    await waitFor(async () => expect(await findEntry('Added skill 2')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Show earlier changes' }));
    await waitFor(async () => expect(await findEntry('Added skill 0')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Show earlier changes' })).not.toBeInTheDocument();
    expect(requests).toEqual([null, '3', '1']);
    expect(screen.getAllByRole('group').map((group) => group.id)).toEqual(
      [4, 3, 2, 1, 0].map((revision) => `change-${getEventId(revision)}`),
    );
  });

  it('shows an error when an earlier page fails to load, and retries', async () => {
    serveHistory([makeChange(1), makeChange(0)], 1);
    const { user } = open();
    await screen.findByRole('button', { name: 'Show earlier changes' });
    server.use(http.get(HISTORY_URL, () => HttpResponse.json(errorBody('No'), { status: 500 })));
    await user.click(screen.getByRole('button', { name: 'Show earlier changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Earlier changes could not be loaded.');
    expect(await findEntry('Added skill 1')).toBeVisible();
    serveHistory([makeChange(1), makeChange(0)], 1);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await findEntry('Added skill 0')).toBeVisible();
  });

  it('shows an error when the list fails to refresh', async () => {
    serveHistory([makeChange(1), makeChange(0)], 1);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show earlier changes' }));
    await findEntry('Added skill 0');
    server.use(http.get(HISTORY_URL, () => HttpResponse.json(errorBody('No'), { status: 400 })));
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The latest changes could not be loaded.');
    expect(await findEntry('Added skill 0')).toBeVisible();
    expect(await axe(await findPanel())).toHaveNoViolations();
  });

  it('shows an error when the history fails to load, and retries', async () => {
    server.use(http.get(HISTORY_URL, () => HttpResponse.json(errorBody('No'), { status: 400 })));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The history could not be loaded.');
    const retryButton = screen.getByRole('button', { name: 'Try Again' });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    server.use(http.get(HISTORY_URL, () => released.then(() => HttpResponse.json(errorBody('No'), { status: 400 }))));
    await user.click(retryButton);
    await waitFor(() => expect(retryButton).toHaveAttribute('aria-disabled', 'true'));
    expect(retryButton).toHaveFocus();
    release();
    await waitFor(() => expect(retryButton).toHaveAttribute('aria-disabled', 'false'));
    expect(retryButton).toHaveFocus();
    serveHistory([makeChange(0)]);
    await user.click(retryButton);
    expect(await findEntry('Added skill 0')).toHaveFocus();
  });

  it('focuses the list when a retry returns no changes', async () => {
    server.use(http.get(HISTORY_URL, () => HttpResponse.json(errorBody('No'), { status: 400 })));
    const { user } = open();
    const retryButton = await screen.findByRole('button', { name: 'Try Again' });
    serveHistory([]);
    await user.click(retryButton);
    expect(await screen.findByText(/^No changes yet/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Changes' })).toHaveFocus();
  });

  it('shows an empty state', async () => {
    serveHistory([]);
    open();
    expect(await screen.findByText('No changes yet. Saved changes appear here.')).toBeVisible();
  });
});
