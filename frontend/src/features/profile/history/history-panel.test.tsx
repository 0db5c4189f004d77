import type { PersonalInfo } from '@trackrecord/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { JOB } from '../../../testing/candidate';
import { HISTORY, changeAt, eventAt, serveHistory, widePage } from '../../../testing/history';
import { errorBody, profileWith, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

const NAMED: PersonalInfo = { firstName: 'Nadia', lastName: 'Kurian' };

const panel = () => screen.findByRole('dialog', { name: 'History' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'History' })).not.toBeInTheDocument());
const entry = (words: string) => screen.findByRole('group', { name: words });

const open = (at = '/profile?history=open') => {
  serveProfile(profileWith({ skills: ['Go'] }));
  return renderApp({ at });
};

describe('The history panel', () => {
  it('opens from the page, takes the focus, and gives it back', async () => {
    serveHistory([changeAt(0)]);
    const { user, address } = open('/profile');
    const link = await screen.findByRole('link', { name: 'History' });
    await user.click(link);
    expect(await panel()).toHaveFocus();
    expect(screen.getByText('Every change, newest first')).toBeVisible();
    await user.keyboard('{Escape}');
    await closed();
    expect(address()).toBe('/profile');
    expect(link).toHaveFocus();
  });

  it('opens from its address, and closes to the page', async () => {
    serveHistory([changeAt(0)]);
    const { user, address } = open();
    expect(await panel()).toHaveAttribute('aria-modal', 'true');
    await user.click(screen.getByRole('button', { name: 'Close history' }));
    await closed();
    expect(address()).toBe('/profile');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('leaves a wide page in use', async () => {
    widePage();
    serveHistory([changeAt(0)]);
    const { user } = open();
    expect(await panel()).not.toHaveAttribute('aria-modal');
    expect(document.querySelector('.offcanvas-backdrop')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Edit profile' }));
    await closed();
  });

  it('tells what was changed, by whom, when and how', async () => {
    const at = new Date();
    at.setHours(14, 32);
    serveHistory([
      changeAt(3, { words: 'Changed experience Pilot at Fernway', at: at.toISOString(), origin: 'dictated' }),
      changeAt(2, { words: 'Removed skill C', actor: { uid: 'x', role: 'support' }, origin: null }),
      changeAt(1, { words: 'Added skill Go', actor: { uid: 'x', role: 'system' }, origin: 'suggested' }),
    ]);
    open();
    expect(await entry('Changed experience Pilot at Fernway')).toHaveTextContent('You · Today, 14:32 · Dictated');
    expect(within(await entry('Changed experience Pilot at Fernway')).getByText('Today, 14:32')).toHaveAttribute(
      'datetime',
      at.toISOString(),
    );
    expect(await entry('Removed skill C')).toHaveTextContent(/Support · [^·]*$/);
    expect(await entry('Added skill Go')).toHaveTextContent(/Trackrecord · .* · Suggested/);
  });

  it('shows before and after', async () => {
    serveHistory([
      changeAt(2, {
        words: 'Changed experience Pilot at Fernway',
        before: { experiences: [JOB] },
        after: { experiences: [{ ...JOB, description: 'Steered ships.' }] },
      }),
      changeAt(1, { words: 'Added experience Pilot at Fernway', after: { experiences: [JOB] } }),
    ]);
    open();
    const changed = await entry('Changed experience Pilot at Fernway');
    expect(within(changed).getByText('Description')).toBeVisible();
    expect(within(changed).getByRole('deletion')).toHaveTextContent('Before: Steered.');
    expect(within(changed).getByRole('insertion')).toHaveTextContent('After: Steered ships.');
    const added = await entry('Added experience Pilot at Fernway');
    expect(within(added).queryByRole('deletion')).not.toBeInTheDocument();
    expect(within(added).getByRole('insertion')).toHaveTextContent(
      'After: Pilot at Fernway Dates: Present Description: Steered.',
    );
  });

  it.each([
    ['Changed phone', { ...NAMED, phone: '1' }, { ...NAMED, phone: '2' }, 'Before: 1After: 2'],
    ['Undo: changed phone', { ...NAMED, phone: '1' }, NAMED, 'Before: 1'],
    [
      'Changed headline and phone',
      NAMED,
      { ...NAMED, headline: 'I fly', phone: '2' },
      'HeadlineAfter: I flyPhoneAfter: 2',
    ],
    // One of the two has no words: which one is shown has to be said.
    ['Changed headline and phone', NAMED, { ...NAMED, phone: '2' }, 'PhoneAfter: 2'],
    ['Changed personal information', NAMED, { ...NAMED, phone: '2' }, 'PhoneAfter: 2'],
    ['Added personal information', undefined, NAMED, 'After: First name: Nadia\nLast name: Kurian'],
    ['Changed what was said', NAMED, { ...NAMED, phone: '2' }, 'Personal informationPhoneAfter: 2'],
  ])('does not repeat what the words say: %s', async (words, before, after, shown) => {
    const sections = (personalInfo: PersonalInfo | undefined) => (personalInfo ? { personalInfo } : null);
    serveHistory([changeAt(1, { words, undoable: false, before: sections(before), after: sections(after) })]);
    open();
    const { textContent } = await entry(words);
    expect(textContent.slice(textContent.indexOf('Typed') + 'Typed'.length)).toBe(shown);
  });

  it('keeps what was added, though the words name it', async () => {
    serveHistory([changeAt(1, { words: 'Added skill Fossils', after: { skills: ['Fossils'] } })]);
    open();
    expect(within(await entry('Added skill Fossils')).getByRole('insertion')).toHaveTextContent('After: Fossils');
  });

  it('shows a long text in full when asked to', async () => {
    const description = 'Steered. '.repeat(60).trim();
    serveHistory([changeAt(1, { words: 'Added it', after: { experiences: [{ ...JOB, description }] } }), changeAt(0)]);
    const { user } = open();
    const all = await screen.findByRole('button', { name: 'Show all' });
    await user.click(all);
    expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument();
  });

  it('goes further back, page by page, and puts the focus on what is new', async () => {
    const asked = serveHistory([changeAt(4), changeAt(3), changeAt(2), changeAt(1), changeAt(0)], 2);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show earlier changes' }));
    await waitFor(async () => expect(await entry('Added skill 2')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Show earlier changes' }));
    await waitFor(async () => expect(await entry('Added skill 0')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Show earlier changes' })).not.toBeInTheDocument();
    expect(asked).toEqual([null, '3', '1']);
    expect(screen.getAllByRole('group').map((group) => group.id)).toEqual(
      [4, 3, 2, 1, 0].map((revision) => `change-${eventAt(revision)}`),
    );
  });

  it('says when earlier changes could not be loaded, and tries again', async () => {
    serveHistory([changeAt(1), changeAt(0)], 1);
    const { user } = open();
    await screen.findByRole('button', { name: 'Show earlier changes' });
    server.use(http.get(HISTORY, () => HttpResponse.json(errorBody('No'), { status: 500 })));
    await user.click(screen.getByRole('button', { name: 'Show earlier changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Earlier changes could not be loaded.');
    expect(await entry('Added skill 1')).toBeVisible();
    serveHistory([changeAt(1), changeAt(0)], 1);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await entry('Added skill 0')).toBeVisible();
  });

  it('says when the list could not be read again, also with earlier changes in it', async () => {
    serveHistory([changeAt(1), changeAt(0)], 1);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show earlier changes' }));
    await entry('Added skill 0');
    server.use(http.get(HISTORY, () => HttpResponse.json(errorBody('No'), { status: 400 })));
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The latest changes could not be loaded.');
    expect(await entry('Added skill 0')).toBeVisible();
    expect(await axe(await panel())).toHaveNoViolations();
  });

  it('says when the history could not be loaded, and tries again', async () => {
    server.use(http.get(HISTORY, () => HttpResponse.json(errorBody('No'), { status: 400 })));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The history could not be loaded.');
    const again = screen.getByRole('button', { name: 'Try Again' });
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.get(HISTORY, () => answered.then(() => HttpResponse.json(errorBody('No'), { status: 400 }))));
    await user.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
    expect(again).toHaveFocus();
    answer();
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'false'));
    expect(again).toHaveFocus();
    serveHistory([changeAt(0)]);
    await user.click(again);
    expect(await entry('Added skill 0')).toHaveFocus();
  });

  it('keeps the focus when trying again brings an empty list', async () => {
    server.use(http.get(HISTORY, () => HttpResponse.json(errorBody('No'), { status: 400 })));
    const { user } = open();
    const again = await screen.findByRole('button', { name: 'Try Again' });
    serveHistory([]);
    await user.click(again);
    expect(await screen.findByText(/^No changes yet/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Changes' })).toHaveFocus();
  });

  it('says when there is nothing yet', async () => {
    serveHistory([]);
    open();
    expect(await screen.findByText('No changes yet. Saved changes appear here.')).toBeVisible();
  });

  it('has no accessibility violation', async () => {
    serveHistory([changeAt(3), changeAt(2, { undoable: false, obstacle: 'No.' }), changeAt(1, { origin: null })], 2);
    open();
    await entry('Added skill 3');
    expect(await axe(await panel())).toHaveNoViolations();
  });
});
