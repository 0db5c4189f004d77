import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { APPLICATIONS_URL, makeApplication, serveApplications } from '../../../testing/applications';
import type { ServedApplications } from '../../../testing/applications';
import { makeJob, serveJob, serveJobs } from '../../../testing/jobs';
import { errorBody, makeProfile, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { getToday } from '../../../shared/format/local-day';

const TEXT = `Own the booking services.\n\n${'• Ship daily.\n'.repeat(200)}`.trim();
const JOB = makeJob(1, {
  title: 'Backend Engineer',
  description: TEXT,
  validThrough: '2026-12-24T00:00:00.000Z',
});
const NAME = 'Backend Engineer, Kestrel Labs';

async function openJobs(items: Parameters<typeof serveApplications>[0] = []) {
  serveProfile(makeProfile());
  serveJobs([JOB, makeJob(2)]);
  const served = serveApplications(items);
  const app = renderApp({ at: '/jobs' });
  const card = within(await screen.findByRole('article', { name: 'Backend Engineer' }));
  return { ...app, served, card };
}

const findSaveButton = (card: Pick<typeof screen, 'getByRole'>, labelPattern: 'Save' | 'Saved' | 'Saved?' = 'Save') =>
  waitFor(() => {
    const button = card.getByRole('button', { name: new RegExp(`^${labelPattern}: ${NAME}$`) });
    expect(button).not.toHaveAttribute('aria-disabled');
    return button;
  });

/** Opens the posting in a new tab, and comes back. */
async function openPostingAndReturn({ user, card }: Awaited<ReturnType<typeof openJobs>>): Promise<void> {
  await findSaveButton(card, 'Saved?');
  await user.click(card.getByRole('link', { name: `Apply Now: ${NAME} (opens a new tab)` }));
  expect(card.queryByText('Did you apply?')).not.toBeInTheDocument();
  fireEvent.focus(window);
  await card.findByText('Did you apply?');
}

const getWrites = ({ writes }: ServedApplications) => writes.map(({ method, path }) => `${method} ${path}`);

describe('Saving a job', () => {
  it('adds the facts and the full text of the posting, and links to the application', async () => {
    const { user, served, card } = await openJobs();
    await user.click(await findSaveButton(card));
    expect(await card.findByRole('link', { name: `View application: ${NAME}` })).toHaveAttribute(
      'href',
      `/applications/${served.items[0]?.id ?? ''}`,
    );
    expect(card.getByRole('button', { name: `Saved: ${NAME}` })).toBeVisible();
    expect(served.writes).toEqual([
      {
        method: 'POST',
        path: '',
        ifMatch: null,
        body: {
          posting: {
            jobId: 'feed-1',
            title: 'Backend Engineer',
            company: 'Kestrel Labs',
            location: 'Dubai, United Arab Emirates',
            salary: '$55,000 – $70,000 / year',
            url: 'https://example.com/jobs/1',
            applyBy: '2026-12-24T00:00:00.000Z',
          },
          text: TEXT,
          source: 'job',
          stage: 'saved',
          on: getToday(),
        },
      },
    ]);
  });

  it('is shown before the server has responded, and taken back if it rejects', async () => {
    const { user, card } = await openJobs();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    server.use(
      http.post(APPLICATIONS_URL, async () => {
        await released;
        return HttpResponse.json({ error: 'Your list is full.', code: 'applications-full' }, { status: 409 });
      }),
    );
    await user.click(await findSaveButton(card));
    expect(card.getByRole('button', { name: `Saved: ${NAME}` })).toHaveAttribute('aria-disabled', 'true');
    release();
    expect(await screen.findByText('Your list is full.')).toBeVisible();
    expect(await findSaveButton(card)).toBeVisible();
  });

  it.each([
    ['opened', 'Open it'],
    ['saved all the same', 'Save it anyway'],
  ] as const)('asks about a posting that an application has, which can be %s', async (_name, action) => {
    const { user, served, card, address } = await openJobs([makeApplication()]);
    served.responses.push(
      HttpResponse.json(
        {
          ...errorBody('This job is already in your applications.'),
          code: 'same-posting',
          details: [
            { path: 'applications.00000000-0000-4000-8000-0000000000b1', message: 'Cook at The Inn (Applied)' },
          ],
        },
        { status: 409 },
      ),
    );
    await user.click(await findSaveButton(card));
    await screen.findByText('This job is already in your applications: Cook at The Inn (Applied).');
    expect(await findSaveButton(card)).toBeVisible();
    await user.click(screen.getByRole('button', { name: action }));
    if (action === 'Open it')
      await waitFor(() => expect(address()).toBe('/applications/00000000-0000-4000-8000-0000000000b1'));
    else {
      await card.findByRole('link', { name: `View application: ${NAME}` });
      expect(served.writes.at(-1)?.body).toMatchObject({ isDuplicateAllowed: true, stage: 'saved' });
    }
  });

  it('is undone by a second press', async () => {
    const { user, served, card } = await openJobs();
    await user.click(await findSaveButton(card));
    await user.click(await findSaveButton(card, 'Saved'));
    expect(await findSaveButton(card)).toBeVisible();
    expect(await screen.findByText('Removed Backend Engineer from your applications')).toBeVisible();
    expect(getWrites(served)).toEqual(['POST ', expect.stringMatching(/^DELETE \//)]);
  });

  it('is undone by the toast', async () => {
    const { user, served, card } = await openJobs();
    await user.click(await findSaveButton(card));
    const toast = await screen.findByText('Saved Backend Engineer');
    await user.click(
      within(toast.closest<HTMLElement>('[role=status]') ?? toast).getByRole('button', { name: 'Undo' }),
    );
    expect(await findSaveButton(card)).toBeVisible();
    expect(served.items).toEqual([]);
  });

  it('has no button to undo it once the application has notes', async () => {
    const { card } = await openJobs([
      makeApplication({ posting: { title: JOB.title, company: JOB.company, jobId: 'feed-1' }, notes: 1 }),
    ]);
    expect(await card.findByRole('link', { name: `View application: ${NAME}` })).toBeVisible();
    expect(card.queryByRole('button', { name: /^Saved?:/ })).not.toBeInTheDocument();
  });

  it('is possible in the details', async () => {
    serveJob(JOB);
    const { user, served } = await openJobs();
    await user.click(screen.getByRole('button', { name: `View Details: ${NAME}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Job details' }));
    await dialog.findByRole('link', { name: /^Apply Now/ });
    await user.click(await findSaveButton(dialog));
    await dialog.findByRole('link', { name: `View application: ${NAME}` });
    expect(getWrites(served)).toEqual(['POST ']);
  });
});

describe('The question after Apply Now', () => {
  it('adds an application that was sent today on Yes', async () => {
    const page = await openJobs();
    await openPostingAndReturn(page);
    await page.user.click(page.card.getByRole('button', { name: `Yes: ${NAME}` }));
    expect(await page.card.findByText('Applied')).toBeVisible();
    expect(page.served.writes[0]?.body).toMatchObject({ stage: 'applied', on: getToday(), text: TEXT });
    expect(page.card.queryByText('Did you apply?')).not.toBeInTheDocument();
    // The question is not asked again about a job that the user has applied to.
    await page.user.click(page.card.getByRole('link', { name: /^Apply Now/ }));
    fireEvent.focus(window);
    expect(page.card.queryByText('Did you apply?')).not.toBeInTheDocument();
  });

  it('saves the job on Not yet, and nothing on No', async () => {
    const page = await openJobs();
    await openPostingAndReturn(page);
    await page.user.click(page.card.getByRole('button', { name: `No: ${NAME}` }));
    expect(page.card.queryByText('Did you apply?')).not.toBeInTheDocument();
    expect(page.served.writes).toEqual([]);
    await openPostingAndReturn(page);
    await page.user.click(page.card.getByRole('button', { name: `Not yet, save it: ${NAME}` }));
    await page.card.findByRole('link', { name: `View application: ${NAME}` });
    expect(page.served.writes.map(({ body }) => body)).toEqual([expect.objectContaining({ stage: 'saved' })]);
  });

  it('moves a saved job to Applied on Yes', async () => {
    const page = await openJobs([
      makeApplication({ posting: { title: JOB.title, company: JOB.company, jobId: 'feed-1' } }),
    ]);
    await openPostingAndReturn(page);
    await page.user.click(page.card.getByRole('button', { name: `Yes: ${NAME}` }));
    expect(await page.card.findByText('Applied')).toBeVisible();
    await waitFor(() =>
      expect(page.served.writes).toEqual([
        expect.objectContaining({ method: 'POST', body: { stage: 'applied', on: getToday() } }),
        // Keeps the current CV as the one that was sent.
        expect.objectContaining({ method: 'PUT', path: expect.stringMatching(/\/sent$/) as string }),
      ]),
    );
  });

  it('is announced, and is not asked while the page is hidden', async () => {
    const { user, card } = await openJobs();
    await findSaveButton(card);
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await user.click(card.getByRole('link', { name: /^Apply Now/ }));
    fireEvent(document, new Event('visibilitychange'));
    expect(card.queryByText('Did you apply?')).not.toBeInTheDocument();
    visibility.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    expect(await card.findByRole('group', { name: 'Did you apply?' })).toBeVisible();
    expect(screen.getByText(`Did you apply: ${NAME}?`)).toHaveAttribute('role', 'status');
  });
});
