import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { EXTENSIONS_URL, makeBrowser, makeCalendar, serveExtensions } from '../../testing/extensions';
import { errorBody, makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { captureReads } from '../../testing/requests';
import { server } from '../../testing/server';

const openPage = () => {
  serveProfile(makeProfile());
  return renderApp({ at: '/extensions' });
};
const findCalendar = async () => within(await screen.findByRole('region', { name: 'Calendar' }));
const findBrowsers = async () => within(await screen.findByRole('region', { name: 'Save to Trackrecord' }));
const findSidebarLink = async () =>
  within(await screen.findByRole('complementary', { name: 'Sidebar' })).findByRole('link', { name: /^Extensions/ });

describe('The calendar', () => {
  it('shows its address once after it was created, with links for the calendars', async () => {
    serveExtensions();
    const { user } = openPage();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const calendar = await findCalendar();
    expect(calendar.getByText('Not added yet')).toBeVisible();
    expect(calendar.queryByRole('link')).not.toBeInTheDocument();
    await user.click(calendar.getByRole('button', { name: 'Create address' }));
    const address = 'http://localhost/api/calendar/SECRET1.ics';
    expect(await calendar.findByRole('textbox', { name: 'Your private address' })).toHaveValue(address);
    expect(calendar.getByRole('textbox')).toHaveFocus();
    expect(calendar.getByText('Address created', { selector: '.tr-tag' })).toBeVisible();
    await user.click(calendar.getByRole('button', { name: 'Copy the address' }));
    expect(writeText).toHaveBeenCalledWith(address);
    expect(await calendar.findByRole('button', { name: 'Copied' })).toBeVisible();
    const links = calendar.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Flocalhost%2Fapi%2Fcalendar%2FSECRET1.ics',
      'https://outlook.live.com/calendar/0/addfromweb?name=Trackrecord&url=http%3A%2F%2Flocalhost%2Fapi%2Fcalendar%2FSECRET1.ics',
      'webcal://localhost/api/calendar/SECRET1.ics',
    ]);
  });

  it('replaces an address that was lost, after a confirmation', async () => {
    const served = serveExtensions({ calendar: makeCalendar() });
    const { user } = openPage();
    const calendar = await findCalendar();
    expect(calendar.getByText(/last read 20 Nov 2026\. It is not shown again/)).toBeVisible();
    expect(calendar.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(calendar.getByRole('button', { name: 'Create new address' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Create a new address?' }));
    expect(served.requests).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Create new address' }));
    expect(await calendar.findByRole('textbox')).toHaveValue('http://localhost/api/calendar/SECRET1.ics');
  });

  it('revokes the address after a confirmation', async () => {
    serveExtensions({ calendar: makeCalendar() });
    const { user } = openPage();
    const calendar = await findCalendar();
    await user.click(calendar.getByRole('button', { name: 'Revoke address' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke the calendar address?' }));
    await user.click(dialog.getByRole('button', { name: 'Revoke address' }));
    expect(await screen.findByText('Address revoked')).toBeVisible();
    expect(await calendar.findByRole('button', { name: 'Create address' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Calendar' })).toHaveFocus());
  });

  it('changes what it contains', async () => {
    const served = serveExtensions({ calendar: makeCalendar() });
    const { user } = openPage();
    const calendar = await findCalendar();
    const reads = captureReads();
    await user.click(calendar.getByRole('checkbox', { name: 'Next steps' }));
    await waitFor(() =>
      expect(served.list.calendar?.contents).toEqual({ interviews: true, nextSteps: false, savedEvents: true }),
    );
    await waitFor(() => expect(calendar.getByRole('checkbox', { name: 'Next steps' })).not.toBeChecked());
    // A later request: the list would have been read again before it is answered.
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    expect(await screen.findByText('K7Q2-9XMD')).toBeVisible();
    expect(reads).toEqual([]);
  });

  it('says why an address could not be created', async () => {
    serveExtensions();
    server.use(
      http.post(`${EXTENSIONS_URL}/calendar`, () =>
        HttpResponse.json(errorBody('Too many requests.'), { status: 429 }),
      ),
    );
    const { user } = openPage();
    await user.click((await findCalendar()).getByRole('button', { name: 'Create address' }));
    expect(await screen.findByText(/Too many requests\./)).toBeVisible();
  });
});

describe('The browser extension', () => {
  it('fills only the button to press next', async () => {
    serveExtensions();
    const { user, unmount } = openPage();
    await findBrowsers();
    const getFilled = () => [...document.querySelectorAll('main .btn-primary')].map(({ textContent }) => textContent);
    expect(getFilled()).toEqual(['Get the extension']);
    const link = screen.getByRole('link', { name: 'Get the extension' });
    // Jsdom cannot download.
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(getFilled()).toEqual(['Create code']);
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    await screen.findByText('K7Q2-9XMD');
    expect(getFilled()).toEqual([]);
    unmount();
    serveExtensions({ browsers: [makeBrowser()] });
    openPage();
    await findBrowsers();
    expect(getFilled()).toEqual(['Create address']);
  });

  it('offers the file, and a code that connects a browser', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
    try {
      const served = serveExtensions();
      const { user } = openPage();
      const browsers = await findBrowsers();
      expect(browsers.getByRole('link', { name: 'Get the extension' })).toHaveAttribute(
        'href',
        '/save-to-trackrecord.zip',
      );
      await user.click(browsers.getByRole('button', { name: 'Create code' }));
      expect(await browsers.findByText('K7Q2-9XMD')).toBeVisible();
      expect(browsers.getByText('10 minutes left')).toBeVisible();
      served.list = { ...served.list, browsers: [makeBrowser()] };
      await act(() => jest.advanceTimersByTimeAsync(3_500));
      expect(await browsers.findByText('Chrome on Windows is connected.')).toBeVisible();
      expect(browsers.queryByText('K7Q2-9XMD')).not.toBeInTheDocument();
      expect(browsers.getByText('1 browser connected')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('says that a code has expired', async () => {
    serveExtensions();
    server.use(
      http.post(`${EXTENSIONS_URL}/pairing-codes`, () =>
        HttpResponse.json({ code: 'K7Q2-9XMD', until: new Date(Date.now() - 1).toISOString() }, { status: 201 }),
      ),
    );
    const { user } = openPage();
    const browsers = await findBrowsers();
    await user.click(browsers.getByRole('button', { name: 'Create code' }));
    expect(await browsers.findByText('The code has expired.')).toBeVisible();
    expect(browsers.getByRole('button', { name: 'Create code' })).toBeVisible();
  });

  it('lists connected browsers, and disconnects one after a confirmation', async () => {
    const served = serveExtensions({ browsers: [makeBrowser(), makeBrowser({ id: 'b2', name: 'Edge on Windows' })] });
    const { user } = openPage();
    const browsers = await findBrowsers();
    expect(browsers.getByText('2 browsers connected')).toBeVisible();
    expect(browsers.getAllByText('Connected 2 Nov 2026 · last used 20 Nov 2026 · 11 jobs saved')).toHaveLength(2);
    await user.click(browsers.getByRole('button', { name: 'Disconnect Edge on Windows' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Disconnect Edge on Windows?' }));
    await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(browsers.queryByText('Edge on Windows')).not.toBeInTheDocument());
    expect(served.requests).toEqual([`DELETE ${new URL(EXTENSIONS_URL).pathname}/browsers/b2`]);
  });
});

describe('The badge in the sidebar', () => {
  it.each([
    ['neither', '2', {}],
    ['only the calendar', '1', { calendar: makeCalendar() }],
    ['only a browser', '1', { browsers: [makeBrowser()] }],
    ['both', undefined, { calendar: makeCalendar(), browsers: [makeBrowser()] }],
  ])('shows how many extensions are not set up, if any, with %s set up', async (_what, count, list) => {
    serveExtensions(list);
    openPage();
    await findCalendar();
    const name = count === undefined ? 'Extensions' : `Extensions${count} not set up`;
    await waitFor(async () => expect((await findSidebarLink()).textContent).toBe(name));
  });
});

it('the page can be loaded again after an error', async () => {
  let isDown = true;
  serveExtensions();
  server.use(
    http.get(EXTENSIONS_URL, () => (isDown ? HttpResponse.json(errorBody('Down'), { status: 400 }) : undefined)),
  );
  const { user } = openPage();
  expect(await screen.findByText('Your extensions could not be loaded.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await findCalendar();
});

it('the page has a title', async () => {
  serveExtensions();
  openPage();
  await findCalendar();
  expect(document.title).toBe('Extensions · Trackrecord');
});
