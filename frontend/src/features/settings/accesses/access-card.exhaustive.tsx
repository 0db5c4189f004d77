import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import {
  ACCESSES_URL,
  inMinutes,
  makeAccess,
  makeOpenAccess,
  serveAccesses,
  serveSupportActions,
} from '../../../testing/accesses';
import { PROFILE_URL, errorBody, makeProfile, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { formatTimestampInText } from '../../../shared/format/format-timestamp';

const CONSENTS_URL = `${PROFILE_URL}/consents`;
const CODE = 'K7Q2-9XMD';

const open = () => {
  serveProfile(makeProfile());
  return renderApp({ at: '/settings' });
};
const findCard = async () => {
  // This button appears once the chunk of the card is loaded.
  await screen.findByRole('button', { name: /^(Give support access|Create a new code)$/ });
  return within(screen.getByRole('region', { name: 'Who looked at my data' }));
};
const findEntries = async () => (await findCard()).findAllByRole('group', { name: /^\d+\s\w+|Today|Yesterday/ });

/** Returns the terms and values of an entry. */
const readFacts = (entry: HTMLElement): Record<string, string | null> =>
  Object.fromEntries(
    within(entry)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]),
  );

const makeAccessAt = (hour: number) =>
  makeAccess({ id: `access-${hour}`, at: `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z` });

describe('The list of accesses', () => {
  it('says when, who, why, and what was read', async () => {
    serveAccesses([
      makeAccess({
        basis: 'consent',
        purpose: 'cv',
        looked: [
          { what: 'profile', detail: 'newest revision', at: '2026-11-20T10:02:00.000Z' },
          { what: 'cv', detail: 'revision 11', at: '2026-11-20T10:03:00.000Z' },
          { what: 'profile', detail: 'revision 11', at: '2026-11-20T10:04:00.000Z' },
        ],
      }),
      makeAccess({ id: 'legal', at: '2026-11-19T10:00:00.000Z', basis: 'legal', ticket: null, looked: [] }),
    ]);
    const { user } = open();
    const [first, second] = await findEntries();
    if (first === undefined || second === undefined) throw new Error('An entry is missing.');
    expect(first).toHaveTextContent(/^20 Nov, \d\d:00 to \d\d:06You gave access/);
    expect(readFacts(first)).toMatchObject({
      Who: 'Support S-7K2Q',
      Purpose: 'Your CV',
      Reason: 'The save of the education failed twice.',
      Ticket: 'SUP-1234',
      'Looked at': expect.stringMatching(/^Your profile · Your CVAll 3, with times/),
    });
    await user.click(within(first).getByText('All 3, with times'));
    expect(within(first).getByText(/Your CV, version 12/)).toBeVisible();
    expect(second).toHaveTextContent('You did not give access');
    expect(readFacts(second)).toEqual({
      Who: 'Support S-7K2Q',
      Purpose: 'Something could not be saved',
      Reason: 'The save of the education failed twice.',
      Basis: 'A legal duty',
      'Looked at': 'Nothing was read',
    });
  });

  it('says that support has not looked', async () => {
    open();
    expect(await (await findCard()).findByText('Support has not looked at your data.')).toBeVisible();
  });

  it('shows five entries, then the others, then earlier pages, and focuses the first new one', async () => {
    const served = serveAccesses([8, 7, 6, 5, 4, 3, 2, 1].map(makeAccessAt), 7);
    const { user } = open();
    expect(await findEntries()).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Show earlier' }));
    expect(await findEntries()).toHaveLength(7);
    expect(document.getElementById('access-access-3')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Show earlier' }));
    await waitFor(async () => expect(await findEntries()).toHaveLength(8));
    await waitFor(() => expect(document.getElementById('access-access-1')).toHaveFocus());
    expect(served.requests.at(-1)).toBe(makeAccessAt(2).at);
    expect(screen.queryByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument();
  });

  it('ends an open session', async () => {
    serveAccesses([makeOpenAccess()]);
    const { user } = open();
    const [entry] = await findEntries();
    expect(entry).toHaveTextContent(/open until \d\d:\d\d/);
    await user.click((await findCard()).getByRole('button', { name: /^End now: Support S-7K2Q/ }));
    await waitFor(async () =>
      expect((await findCard()).queryByRole('button', { name: /^End now/ })).not.toBeInTheDocument(),
    );
    expect(await screen.findByText('Support can no longer see your profile')).toBeVisible();
    expect(entry).toHaveFocus();
  });

  it('shows an error with the reference, and retries', async () => {
    server.use(http.get(ACCESSES_URL, () => HttpResponse.json(errorBody('No'), { status: 400 })));
    const { user } = open();
    const alert = await (await findCard()).findByRole('alert');
    expect(alert).toHaveTextContent(/This list could not be loaded\.Reference/);
    serveAccesses([makeAccess()]);
    await user.click((await findCard()).getByRole('button', { name: 'Try Again' }));
    expect(await findEntries()).toHaveLength(1);
  });
});

describe('Give support access', () => {
  const letSupportLook = async () => {
    const served = serveAccesses();
    const until = inMinutes(72 * 60);
    server.use(
      http.post(CONSENTS_URL, () => {
        served.consent = { until, isUsed: false };
        return HttpResponse.json({ code: CODE, until }, { status: 201 });
      }),
      http.delete(CONSENTS_URL, () => {
        served.consent = null;
        return HttpResponse.json({});
      }),
    );
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: 'Give support access' }));
    return { ...app, served, until };
  };

  it('shows the code with its expiry time, and copies it', async () => {
    const { user, until } = await letSupportLook();
    expect(await screen.findByText(CODE)).toBeVisible();
    expect(screen.getByText(/It works once/).textContent).toBe(
      `It works once, until ${formatTimestampInText(until)}, and lets one support agent see your profile for up to two hours. It is not shown again.`,
    );
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy code' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(write).toHaveBeenCalledWith(CODE);
  });

  it('says if the code cannot be copied', async () => {
    const { user } = await letSupportLook();
    const copyButton = await screen.findByRole('button', { name: 'Copy code' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(copyButton);
    expect(await screen.findByText('Copying failed. Please select the code.')).toBeVisible();
  });

  it('says after a reload that the code is unused, but does not show it', async () => {
    const { served, unmount } = await letSupportLook();
    await screen.findByText(CODE);
    unmount();
    expect(served.consent).not.toBeNull();
    open();
    expect(await screen.findByText('Support has not used your code yet')).toBeVisible();
    expect(screen.queryByText(CODE)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Create a new code' })).toBeVisible();
  });

  it('shows that the code was used', async () => {
    const { served, until } = await letSupportLook();
    await screen.findByText(CODE);
    served.consent = { until, isUsed: true };
    served.items = [makeOpenAccess({ basis: 'consent' })];
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Support has used your code')).toBeVisible();
    expect(screen.queryByText(CODE)).not.toBeInTheDocument();
    expect(await findEntries()).toHaveLength(1);
  });

  it('is cancelled with an unused code', async () => {
    const { user } = await letSupportLook();
    await user.click(await screen.findByRole('button', { name: 'Cancel code' }));
    expect(await screen.findByText('Code cancelled')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(CODE)).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Give support access' })).toHaveFocus();
  });

  it('is ended after the code was used', async () => {
    const { user, served, until } = await letSupportLook();
    await screen.findByText(CODE);
    served.consent = { until, isUsed: true };
    served.items = [makeOpenAccess({ basis: 'consent' })];
    window.dispatchEvent(new Event('online'));
    await user.click(await screen.findByRole('button', { name: 'End support access' }));
    expect(await screen.findByText('Support access ended')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Give support access' })).toHaveFocus();
  });

  it('says that codes are turned off', async () => {
    server.use(
      http.post(CONSENTS_URL, () =>
        HttpResponse.json(errorBody('Support does not use codes here.', 'consent-off'), { status: 409 }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Give support access' }));
    expect(await screen.findByText('Codes are turned off.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    [
      'the error of the server',
      () => HttpResponse.json(errorBody('The disk is full'), { status: 503 }),
      'The disk is full',
    ],
    ['a fallback error after a network failure', () => HttpResponse.error(), 'Failed to create a code'],
  ])('shows %s if no code was created', async (_what, respond, text) => {
    server.use(http.post(CONSENTS_URL, respond));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Give support access' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});

describe('The list of what support did without opening the data', () => {
  const makeLookupAt = (hour: number, by: 'email' | 'uid' = 'email') =>
    ({
      kind: 'lookup',
      at: `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`,
      who: 'Support S-7K2Q',
      by,
    }) as const;

  it('says when, what and who, in words', async () => {
    serveAccesses();
    serveSupportActions([
      {
        kind: 'action',
        at: makeLookupAt(12).at,
        who: 'Support S-7K2Q',
        action: 'reset-mail',
        target: 'password-reset',
      },
      makeLookupAt(10),
    ]);
    open();
    const list = within(await screen.findByRole('region', { name: 'Searches and actions by support' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Had an email sent to you to reset your password20\sNov,\s\d\d:00 · Support S-7K2Q$/),
      expect.stringMatching(/^Found your account by your email address20\sNov,\s\d\d:00 · Support S-7K2Q$/),
    ]);
  });

  it('has pages', async () => {
    serveAccesses();
    serveSupportActions([makeLookupAt(12), makeLookupAt(11, 'uid'), makeLookupAt(10)], 2);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show earlier actions' }));
    const list = within(screen.getByRole('region', { name: 'Searches and actions by support' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3));
    expect(list.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is not shown if there was nothing', async () => {
    serveAccesses();
    open();
    expect(await (await findCard()).findByText('Support has not looked at your data.')).toBeVisible();
    expect(screen.queryByText('Searches and actions by support')).not.toBeInTheDocument();
  });

  it('can be loaded again after a failure', async () => {
    serveAccesses();
    serveSupportActions([makeLookupAt(10)]);
    server.use(
      http.get(`${PROFILE_URL}/support-actions`, () => HttpResponse.json(errorBody('Not valid.'), { status: 422 }), {
        once: true,
      }),
    );
    const { user } = open();
    expect(await screen.findByText(/Searches and actions by support could not be loaded/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/Found your account/)).toBeVisible();
  });
});
