import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { HISTORY, changeAt, eventAt, serveHistory, serveVersions, widePage } from '../../../testing/history';
import { errorBody, profileWith } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

const REVISIONS = [4, 3, 2, 1, 0];
const VERSIONS = REVISIONS.toReversed().map((revision) => profileWith({ revision, skills: [`Skill ${revision}`] }));
const CHANGES = REVISIONS.map((revision) => changeAt(revision));

const slider = () => screen.findByRole('slider');
const moveTo = async (revision: number) => fireEvent.change(await slider(), { target: { value: String(revision) } });
const entry = (words: string) => screen.findByRole('group', { name: words });

/** Opens the history with so many changes a page; gives back what was asked for and the changes that were led to. */
const open = (size: number, at = '/profile?history=open') => {
  widePage();
  serveVersions(...VERSIONS);
  const asked = serveHistory(CHANGES, size);
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const ledTo = () => (scrolled.mock.contexts as readonly Element[]).map(({ id }) => id);
  return { ...renderApp({ at }), asked, scrolled, ledTo };
};

describe('The list of changes', () => {
  it('follows the slider, and does not go back when it is read again', async () => {
    const { scrolled, ledTo } = open(20);
    await entry('Added skill 0');
    await moveTo(1);
    await waitFor(() => expect(ledTo().at(-1)).toBe(`change-${eventAt(1)}`));
    expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest', behavior: 'smooth' });
    const times = scrolled.mock.calls.length;
    serveHistory([changeAt(4, { words: 'Read again' }), ...CHANGES.slice(1)]);
    fireEvent(window, new Event('online'));
    await entry('Read again');
    expect(scrolled).toHaveBeenCalledTimes(times);
    await moveTo(4);
    await waitFor(() => expect(ledTo().at(-1)).toBe(`change-${eventAt(4)}`));
  });

  it('does so at once for who wants less motion', async () => {
    const { scrolled } = open(20);
    const matching = Object.assign(window.matchMedia(''), { matches: true });
    jest.spyOn(window, 'matchMedia').mockReturnValue(matching);
    await moveTo(1);
    await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest', behavior: 'instant' }));
  });

  it('reads the pages up to the version the slider stops at, one after another', async () => {
    const { asked, ledTo } = open(1);
    await entry('Added skill 4');
    await moveTo(1);
    await entry('Added skill 1');
    await waitFor(() => expect(ledTo().at(-1)).toBe(`change-${eventAt(1)}`));
    expect(asked).toEqual([null, '4', '3', '2']);
    expect(screen.getByRole('button', { name: 'Show earlier changes' })).toBeVisible();
  });

  it('is at the version it opens over', async () => {
    const { ledTo } = open(2, '/profile?history=open&revision=0');
    await entry('Added skill 0');
    await waitFor(() => expect(ledTo().at(-1)).toBe(`change-${eventAt(0)}`));
  });

  it('stops when a page cannot be read, and tries again for the next version', async () => {
    const { ledTo } = open(1);
    await entry('Added skill 4');
    let failures = 0;
    server.use(
      http.get(HISTORY, () => {
        failures += 1;
        return HttpResponse.json(errorBody('No'), { status: 400 });
      }),
    );
    await moveTo(1);
    expect(await screen.findByText('Earlier changes could not be loaded.')).toBeVisible();
    expect(failures).toBe(1);
    serveHistory(CHANGES, 1);
    await moveTo(3);
    await waitFor(() => expect(ledTo().at(-1)).toBe(`change-${eventAt(3)}`));
  });

  it('stays where it is while somebody works in it', async () => {
    const { router, ledTo } = open(20);
    (await screen.findByRole('button', { name: /^Undo: Added skill 0/ })).focus();
    await waitFor(() => router.navigate('/profile?history=open&revision=3'));
    await screen.findByText('Version 4 of 5');
    await screen.findByText(/You are looking at an earlier version\./);
    expect(ledTo()).not.toContain(`change-${eventAt(3)}`);
  });
});
