import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import {
  HISTORY_URL,
  makeChange,
  getEventId,
  serveHistory,
  serveVersions,
  mockWideScreen,
} from '../../../testing/history';
import { errorBody, makeProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

const REVISIONS = [4, 3, 2, 1, 0];
const VERSIONS = REVISIONS.toReversed().map((revision) => makeProfile({ revision, skills: [`Skill ${revision}`] }));
const CHANGES = REVISIONS.map((revision) => makeChange(revision));

const findSlider = () => screen.findByRole('slider');
const moveTo = async (revision: number) =>
  fireEvent.change(await findSlider(), { target: { value: String(revision) } });
const findEntry = (description: string) => screen.findByRole('group', { name: description });

/** Opens the history with a page size. Returns the requested cursors and the ids of the elements scrolled to. */
const open = (pageSize: number, at = '/profile?history=open') => {
  mockWideScreen();
  serveVersions(...VERSIONS);
  const requests = serveHistory(CHANGES, pageSize);
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  const scrolledIds = () => (scrollIntoView.mock.contexts as readonly Element[]).map(({ id }) => id);
  return { ...renderApp({ at }), requests, scrollIntoView, scrolledIds };
};

describe('The list of changes', () => {
  it('scrolls with the slider, and not when it is reloaded', async () => {
    const { scrollIntoView, scrolledIds } = open(20);
    await findEntry('Added skill 0');
    await moveTo(1);
    await waitFor(() => expect(scrolledIds().at(-1)).toBe(`change-${getEventId(1)}`));
    expect(scrollIntoView).toHaveBeenLastCalledWith({ block: 'nearest', behavior: 'smooth' });
    const callCount = scrollIntoView.mock.calls.length;
    serveHistory([makeChange(4, { description: 'Reloaded' }), ...CHANGES.slice(1)]);
    fireEvent(window, new Event('online'));
    await findEntry('Reloaded');
    expect(scrollIntoView).toHaveBeenCalledTimes(callCount);
    await moveTo(4);
    await waitFor(() => expect(scrolledIds().at(-1)).toBe(`change-${getEventId(4)}`));
  });

  it('scrolls without animation under prefers-reduced-motion', async () => {
    const { scrollIntoView } = open(20);
    const matching = Object.assign(window.matchMedia(''), { matches: true });
    jest.spyOn(window, 'matchMedia').mockReturnValue(matching);
    await moveTo(1);
    await waitFor(() => expect(scrollIntoView).toHaveBeenLastCalledWith({ block: 'nearest', behavior: 'instant' }));
  });

  it('loads the pages up to the version at the slider', async () => {
    const { requests, scrolledIds } = open(1);
    await findEntry('Added skill 4');
    await moveTo(1);
    await findEntry('Added skill 1');
    await waitFor(() => expect(scrolledIds().at(-1)).toBe(`change-${getEventId(1)}`));
    expect(requests).toEqual([null, '4', '3', '2']);
    expect(screen.getByRole('button', { name: 'Show earlier changes' })).toBeVisible();
  });

  it('opens at the version in the URL', async () => {
    const { scrolledIds } = open(2, '/profile?history=open&revision=0');
    await findEntry('Added skill 0');
    await waitFor(() => expect(scrolledIds().at(-1)).toBe(`change-${getEventId(0)}`));
  });

  it('stops loading pages when one fails, and tries again when the slider moves', async () => {
    const { scrolledIds } = open(1);
    await findEntry('Added skill 4');
    let failureCount = 0;
    server.use(
      http.get(HISTORY_URL, () => {
        failureCount += 1;
        return HttpResponse.json(errorBody('No'), { status: 400 });
      }),
    );
    await moveTo(1);
    expect(await screen.findByText('Earlier changes could not be loaded.')).toBeVisible();
    expect(failureCount).toBe(1);
    serveHistory(CHANGES, 1);
    await moveTo(3);
    await waitFor(() => expect(scrolledIds().at(-1)).toBe(`change-${getEventId(3)}`));
  });

  it('does not scroll while it contains the focus', async () => {
    const { router, scrolledIds } = open(20);
    (await screen.findByRole('button', { name: /^Undo: Added skill 0/ })).focus();
    await waitFor(() => router.navigate('/profile?history=open&revision=3'));
    await screen.findByText('Version 4 of 5');
    await screen.findByText(/You are looking at an earlier version/);
    expect(scrolledIds()).not.toContain(`change-${getEventId(3)}`);
  });
});
