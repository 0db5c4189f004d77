import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import {
  APPLICATIONS_URL,
  makeApplication,
  REMOVED_EVENT_ID,
  SENT_RECORD,
  serveApplications,
} from '../../../testing/applications';
import { captureDownloads } from '../../../testing/downloads';
import { drawPages } from '../../../shared/cv/draw-pages';
import { errorBody, makeProfile, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

// Jest cannot load pdf.js, and jsdom has no canvas.
jest.mock('../../../shared/cv/draw-pages', () => ({ drawPages: jest.fn() }));

const APPLICATION = makeApplication();
const open = (search = '') => {
  serveProfile(makeProfile());
  return renderApp({ at: `/applications/${APPLICATION.id}${search}` });
};
const conflict = () => HttpResponse.json(errorBody('Changed elsewhere'), { status: 412 });

it('shows the title and text of the posting and the next step', async () => {
  serveApplications([makeApplication({ nextSteps: [{ id: 's1', title: 'Technical interview', due: '2026-11-27' }] })]);
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Backend Engineer' })).toBeVisible();
  expect(screen.getByText('Own the booking services.')).toBeVisible();
  expect(screen.getByText('Technical interview')).toBeVisible();
});

it.each([
  ['saved', '2020-11-30', 'Apply by Mon 30 Nov 2020, overdue'],
  ['applied', '2020-11-30', 'Apply by Mon 30 Nov 2020'],
  ['saved', '2099-11-30', 'Apply by Mon 30 Nov 2099'],
] as const)('shows the last day to apply of a posting that is %s', async (stage, applyBy, text) => {
  const posting = { ...APPLICATION.posting, applyBy };
  serveApplications([makeApplication({ posting, moves: [{ id: 'm1', stage, on: '2020-11-20' }] })]);
  open();
  const header = within(await screen.findByRole('region', { name: 'Application' }));
  expect(header.getByText(/^Apply by/).textContent).toBe(text);
});

it('says that an application was removed', async () => {
  serveApplications([]);
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('This application is not here any more.');
});

describe('Editing the posting', () => {
  const changeTitleAndSave = async () => {
    const { user } = open('?edit=posting');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit job' }));
    await user.type(dialog.getByLabelText(/^Title/), ', Ledger');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    return { user, dialog };
  };

  it('retries the save when another part was changed in another window', async () => {
    const served = serveApplications([APPLICATION]);
    served.responses.push(conflict());
    const saving = changeTitleAndSave();
    await screen.findByRole('dialog');
    served.revision = 9;
    await saving;
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(served.writes.map(({ ifMatch }) => ifMatch)).toEqual([expect.stringMatching(/^"\d"$/), '"9"']);
  });

  it('replaces a change of the same part only when it is saved again', async () => {
    const served = serveApplications([APPLICATION]);
    served.responses.push(conflict());
    const { user } = open('?edit=posting');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit job' }));
    await user.type(dialog.getByLabelText(/^Title/), ', Ledger');
    served.items = [makeApplication({ posting: { title: 'Staff Engineer', company: 'Kestrel Labs' } })];
    served.revision = 9;
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This was changed in another window');
    expect(dialog.getByLabelText(/^Title/)).toHaveValue('Backend Engineer, Ledger');
    expect(served.writes).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(served.writes[1]).toMatchObject({
      ifMatch: '"9"',
      body: { posting: { title: 'Backend Engineer, Ledger' } },
    });
  });
});

it('bases a change on the change before, even if the page has not been loaded again', async () => {
  const served = serveApplications([APPLICATION]);
  const { user } = open();
  const newNote = await screen.findByLabelText('New note');
  server.use(http.get(`${APPLICATIONS_URL}/:id`, () => new Promise<never>(() => {})));
  for (const text of ['Two rounds.', 'They use Go.']) {
    await user.type(newNote, text);
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(newNote).toHaveValue(''));
  }
  expect(served.writes.map(({ ifMatch }) => ifMatch)).toEqual(['"4"', '"5"']);
});

/** Unmounts the page and restores the session storage that its cleanup removes, since a reload runs no cleanup. */
function simulateReload(unmount: () => void): void {
  const stored = Object.entries(sessionStorage) as [string, string][];
  unmount();
  for (const [key, value] of stored) sessionStorage.setItem(key, value);
}

describe('After a reload', () => {
  it('what was entered in a dialog is still there, until it is saved', async () => {
    const served = serveApplications([APPLICATION]);
    const first = open('?edit=next-step');
    const before = within(await screen.findByRole('dialog', { name: 'Add next step' }));
    await first.user.type(before.getByLabelText(/^What comes next/), 'Technical interview');
    simulateReload(first.unmount);

    const { user } = open('?edit=next-step');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add next step' }));
    await waitFor(() => expect(dialog.getByLabelText(/^What comes next/)).toHaveValue('Technical interview'));
    await user.click(dialog.getByRole('button', { name: 'Add next step' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(served.writes[0]).toMatchObject({ body: { nextStep: { title: 'Technical interview' } } });
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('application:'))).toEqual([]);
  });

  it('the text of a note that was not saved is still there', async () => {
    serveApplications([APPLICATION]);
    const first = open();
    await first.user.type(await screen.findByLabelText('New note'), 'Two rounds.');
    simulateReload(first.unmount);
    open();
    expect(await screen.findByLabelText('New note')).toHaveValue('Two rounds.');
  });
});

it('removes the draft of a dialog from the session storage when its changes are discarded', async () => {
  serveApplications([APPLICATION]);
  const { user } = open('?edit=next-step');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add next step' }));
  await user.type(dialog.getByLabelText(/^What comes next/), 'Technical interview');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add next step' })).not.toBeInTheDocument());
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('application:'))).toEqual([]);
});

it('saves a note, and keeps its text when that fails', async () => {
  const served = serveApplications([APPLICATION]);
  served.responses.push(HttpResponse.json(errorBody('Not now.'), { status: 503 }));
  const { user } = open();
  await user.type(await screen.findByLabelText('New note'), 'Two rounds.');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.getByLabelText('New note')).toHaveValue('Two rounds.');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
  expect(served.writes.at(-1)).toMatchObject({ method: 'POST', body: { text: 'Two rounds.' } });
});

it.each([
  ['85k', '85,000', { amount: 85_000, currency: 'USD', period: 'YEAR' }],
  ['45.000', '45,000', { amount: 45_000, currency: 'USD', period: 'YEAR' }],
  ['£ 27.50 per hour', '27.5', { amount: 27.5, currency: 'GBP', period: 'HOUR' }],
  ['$2,100 bi-weekly', '2,100', { amount: 2_100, currency: 'USD', period: 'TWO_WEEKS' }],
])('saves the amount %s, and shows it as %s before', async (typed, shown, body) => {
  const served = serveApplications([APPLICATION]);
  const { user } = open('?edit=salary');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add salary' }));
  await user.type(dialog.getByLabelText(/^Amount/), typed);
  await user.tab();
  expect(dialog.getByLabelText(/^Amount/)).toHaveValue(shown);
  await user.click(dialog.getByRole('button', { name: 'Add salary' }));
  await waitFor(() => expect(served.writes[0]?.body).toMatchObject(body));
});

it('rejects an amount that cannot be read, and saves one when Enter is pressed in its field', async () => {
  const served = serveApplications([APPLICATION]);
  const { user } = open('?edit=salary');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add salary' }));
  await user.type(dialog.getByLabelText(/^Amount/), 'a lot{Enter}');
  await waitFor(() => expect(dialog.getByLabelText(/^Amount/)).toBeInvalid());
  expect(dialog.getByLabelText(/^Amount/)).toHaveAccessibleDescription('Please enter a number, such as 48,000 or 48k.');
  await user.clear(dialog.getByLabelText(/^Amount/));
  await user.type(dialog.getByLabelText(/^Amount/), '€45k{Enter}');
  await waitFor(() => expect(served.writes[0]?.body).toMatchObject({ amount: 45_000, currency: 'EUR' }));
});

it('changes one of several next steps, and cancels and completes them one by one', async () => {
  const nextSteps = [
    { id: 's1', title: 'Interview', due: '2026-11-27' },
    { id: 's2', title: 'Send references', due: '2026-11-30', comment: 'Two of them: https://refs.example/1.' },
  ];
  const served = serveApplications([makeApplication({ nextSteps })]);
  const { user } = open();
  expect(await screen.findByRole('link', { name: 'https://refs.example/1 (opens a new tab)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Send references' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit next step' }));
  await user.type(dialog.getByLabelText(/^What comes next/), ' today');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Mark as done: Interview' }));
  await user.click(screen.getByRole('button', { name: 'Cancel Send references' }));
  expect(await screen.findByText('Cancelled the next step')).toBeVisible();
  expect(served.writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `PUT /${APPLICATION.id}/next-steps/s2`,
    `POST /${APPLICATION.id}/next-steps/s1/done`,
    `DELETE /${APPLICATION.id}/next-steps/s2`,
  ]);
  expect(served.writes[0]?.body).toMatchObject({
    nextStep: { title: 'Send references today', due: '2026-11-30', comment: 'Two of them: https://refs.example/1.' },
  });
});

it('sets an appointment in the time zone of the user', async () => {
  const served = serveApplications([APPLICATION]);
  const { user } = open('?edit=next-step');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add next step' }));
  await user.type(dialog.getByLabelText(/^What comes next/), 'Interview');
  await user.clear(dialog.getByLabelText(/^Day/));
  await user.type(dialog.getByLabelText(/^Day/), '2026-11-27');
  await user.type(dialog.getByLabelText('From'), '11:00');
  await user.type(dialog.getByLabelText('To'), '12:00');
  await user.click(dialog.getByRole('button', { name: 'Add next step' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [due, until] = ['2026-11-27T11:00', '2026-11-27T12:00'].map((local) => new Date(local).toISOString());
  expect(served.writes[0]).toMatchObject({ body: { nextStep: { title: 'Interview', due, until } } });
});

describe('What was sent', () => {
  const APPLIED = makeApplication({
    moves: [...APPLICATION.moves, { id: 'applied', stage: 'applied', on: '2026-11-21' }],
  });

  it('is kept when a saved posting is moved to Applied', async () => {
    const served = serveApplications([APPLICATION]);
    const { user } = open();
    expect(await screen.findByText(/^Nothing yet\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Move to, Backend Engineer' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Applied' }));
    expect(await screen.findByText('Version 2')).toBeVisible();
    expect(screen.getByText('PDF, 84 kB')).toBeVisible();
    expect(served.writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `POST /${APPLICATION.id}/moves`,
      `PUT /${APPLICATION.id}/sent`,
    ]);
  });

  it('can be kept later, and removed', async () => {
    const served = serveApplications([APPLIED]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Keep my current CV' }));
    await user.click(await screen.findByText('Checksums'));
    expect(screen.getByText(SENT_RECORD.cvHash)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove what was sent' }));
    expect(await screen.findByRole('button', { name: 'Keep my current CV' })).toBeVisible();
    expect(served.writes.map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
  });

  it('says why it could not be kept', async () => {
    const served = serveApplications([APPLIED]);
    served.responses.push(HttpResponse.json(errorBody('You have no CV yet.', 'no-cv'), { status: 409 }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Keep my current CV' }));
    expect(await screen.findByText('You have no CV yet.')).toBeVisible();
  });

  it('is downloaded with the day in its name', async () => {
    const served = serveApplications([APPLIED]);
    served.sentRecord = SENT_RECORD;
    const { savedFiles } = captureDownloads();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Download CV as sent' }));
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    expect(savedFiles[0]).toMatchObject({ name: 'cv-2026-11-21.pdf', type: 'application/pdf' });
    expect(await savedFiles[0]?.text).toBe('%PDF-1.7 as sent');
  });

  describe('as a picture', () => {
    beforeEach(() => {
      jest.spyOn(window, 'IntersectionObserver').mockImplementation(
        (notify) =>
          ({
            observe: () => notify([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
            disconnect: () => undefined,
          }) as unknown as IntersectionObserver,
      );
    });

    it('shows the first page, and how many there are', async () => {
      jest.mocked(drawPages).mockImplementation(async (pdf) => {
        expect(await pdf.text()).toBe('%PDF-1.7 as sent');
        return { urls: ['data:image/png;base64,'], pageCount: 2 };
      });
      serveApplications([APPLIED]).sentRecord = SENT_RECORD;
      open();
      expect(await screen.findByRole('img', { name: 'First page of the CV' })).toBeVisible();
      expect(screen.getByText('PDF, 2 pages, 84 kB')).toBeVisible();
    });

    it('is left out if it cannot be drawn', async () => {
      jest.mocked(drawPages).mockReset().mockRejectedValue(new Error('no PDF'));
      serveApplications([APPLIED]).sentRecord = SENT_RECORD;
      open();
      await waitFor(() => expect(drawPages).toHaveBeenCalled());
      expect(await screen.findByText('PDF, 84 kB')).toBeVisible();
      expect(screen.queryByRole('img', { name: 'First page of the CV' })).not.toBeInTheDocument();
    });
  });

  it('is compared with the profile of today', async () => {
    const served = serveApplications([APPLIED]);
    served.sentRecord = SENT_RECORD;
    const { user } = open();
    serveProfile(makeProfile({ revision: 3, skills: ['Go'] }));
    server.use(
      http.get('http://localhost/api/profile/nadia', ({ request }) =>
        HttpResponse.json(
          new URL(request.url).searchParams.has('revision')
            ? makeProfile({ revision: 1, skills: ['Java'] })
            : makeProfile({ revision: 3, skills: ['Go'] }),
        ),
      ),
    );
    await waitFor(() =>
      expect(screen.getByText(/^Your profile has changed since/)).toHaveTextContent(
        'Your profile has changed since: Skills. Kestrel Labs has not seen the changes.',
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Compare with today' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare with today' }));
    expect(await dialog.findByText('Java')).toBeVisible();
    expect(dialog.getByText('Go')).toBeVisible();
  });
});

it('removes the application after a confirmation, and offers to undo it', async () => {
  const served = serveApplications([APPLICATION]);
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'More actions, Backend Engineer' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Edit job',
    'Remove application',
  ]);
  await user.keyboard('{End}{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Remove application' }));
  await waitFor(() => expect(address()).toBe('/applications'));
  expect(served.writes).toMatchObject([{ method: 'DELETE', path: `/${APPLICATION.id}` }]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(served.writes[1]).toMatchObject({ path: `/history/${REMOVED_EVENT_ID}/undo` }));
});

it('opens the original posting from the menu', async () => {
  serveApplications([makeApplication({ posting: { ...APPLICATION.posting, url: 'https://kestrel.example/jobs/1' } })]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'More actions, Backend Engineer' }));
  const link = screen.getByRole('menuitem', { name: 'Open original posting (opens a new tab)' });
  expect(link).toHaveAttribute('href', 'https://kestrel.example/jobs/1');
  expect(link).toHaveFocus();
});

it('shows about 12 lines of a long posting at first, and then all of its words', async () => {
  serveApplications([APPLICATION]);
  const lines = Array.from({ length: 20 }, (_, index) => `• Task ${index + 1} of this job.`);
  server.use(
    http.get(`${APPLICATIONS_URL}/:id`, () =>
      HttpResponse.json({
        application: { ...APPLICATION, notes: [], contacts: [], salaries: [] },
        revision: 4,
        text: lines.join('\n'),
      }),
    ),
  );
  const { user } = open();
  expect(await screen.findByText('Task 12 of this job.…')).toBeVisible();
  expect(screen.queryByText(/^Task 13/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all 100 words' }));
  expect(screen.getByText('Task 20 of this job.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
});
