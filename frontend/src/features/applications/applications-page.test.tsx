import type { ApplicationSummary } from '@trackrecord/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import {
  APPLICATIONS_URL,
  CLOSED_EVENT_ID,
  makeApplication,
  MOVED_EVENT_ID,
  SENT_EVENT_ID,
  serveApplications,
} from '../../testing/applications';
import { captureDownloads } from '../../testing/downloads';
import { errorBody, makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { captureReads } from '../../testing/requests';
import { server } from '../../testing/server';

const open = (at = '/applications') => {
  serveProfile(makeProfile());
  return renderApp({ at });
};
const findColumn = async (name: string) => within(await screen.findByRole('region', { name }));
const CLOSED = makeApplication({
  id: '00000000-0000-4000-8000-0000000000b2',
  posting: { title: 'Go Developer', company: 'Fenwick Tools' },
  moves: [{ id: 'a', stage: 'closed', reason: 'withdrawn', on: '2026-11-01' }],
});

describe('The board', () => {
  it('shows each application in the column of its stage', async () => {
    serveApplications([makeApplication(), CLOSED]);
    open();
    expect((await findColumn('Saved')).getByRole('article', { name: 'Backend Engineer' })).toBeVisible();
    expect((await findColumn('Closed')).getByRole('article', { name: 'Go Developer' })).toHaveTextContent('Withdrawn');
    expect((await findColumn('Offer')).getByText('No offer yet')).toBeVisible();
    expect(screen.getByText('1 open, 1 closed.').textContent).toBe('1\u00A0open, 1\u00A0closed.');
  });

  it('counts the answers to all applications, also those of earlier weeks', async () => {
    const [applied, answered] = [
      { id: 'a', stage: 'applied', on: '2026-01-05' },
      { id: 'b', stage: 'interviewing', on: '2026-01-11' },
    ] as const;
    serveApplications([makeApplication({ moves: [applied, answered] }), { ...CLOSED, moves: [applied] }]);
    open();
    expect(await screen.findByText('1 of 2 answered in all, after 6 days on average')).toBeVisible();
  });

  it('moves a card by its menu, at once and without reading the list again', async () => {
    const served = serveApplications([makeApplication()]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Move Backend Engineer, Kestrel Labs' }));
    expect(await screen.findByText('Removed Go Developer at Fenwick Tools')).toBeVisible();
    const reads = captureReads();
    await user.click(screen.getByRole('menuitem', { name: 'No answer' }));
    expect(await (await findColumn('Closed')).findByRole('article')).toHaveTextContent('No answer');
    await waitFor(() => expect(served.writes).toMatchObject([{ body: { stage: 'closed', reason: 'no-answer' } }]));
    expect(await screen.findByText('Moved Backend Engineer to Closed')).toBeVisible();
    await waitFor(() => expect(reads).toContain('/api/applications/nadia/history'));
    expect(reads).not.toContain('/api/applications/nadia');
    expect(served.writes).toHaveLength(1);
    const move = (await findColumn('Closed')).getByRole('button', { name: 'Move Backend Engineer, Kestrel Labs' });
    expect(move).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undid: moved Backend Engineer to Closed')).toBeVisible();
    expect(await (await findColumn('Saved')).findByRole('article')).toBeVisible();
    expect(served.writes[1]).toMatchObject({ path: `/history/${MOVED_EVENT_ID}/undo` });
  });

  it('moves a card with the keyboard, once', async () => {
    const served = serveApplications([makeApplication()]);
    const { user } = open();
    const grip = await screen.findByRole('button', { name: 'Pick up Backend Engineer, Kestrel Labs' });
    grip.focus();
    await user.keyboard(' {ArrowRight}{ArrowRight}');
    expect(screen.getByText('Over Interviewing.')).toBeInTheDocument();
    expect(served.writes).toEqual([]);
    await user.keyboard(' ');
    const column = await findColumn('Interviewing');
    expect(await column.findByRole('article')).toBeVisible();
    expect(column.getByRole('button', { name: /^Pick up/ })).toHaveFocus();
    await waitFor(() => expect(served.writes).toMatchObject([{ body: { stage: 'interviewing' } }]));
  });

  it('leaves the card where it was after Escape', async () => {
    const served = serveApplications([makeApplication()]);
    const { user } = open();
    (await screen.findByRole('button', { name: /^Pick up/ })).focus();
    await user.keyboard(' {ArrowRight}{Escape}');
    expect(screen.getByText('Not moved.')).toBeInTheDocument();
    expect(served.writes).toEqual([]);
  });

  it('undoes a move to Applied with the CV that was kept for it', async () => {
    const served = serveApplications([makeApplication()]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Move Backend/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Applied' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undid: moved Backend Engineer to Applied')).toBeVisible();
    expect(served.writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `POST /${makeApplication().id}/moves`,
      `PUT /${makeApplication().id}/sent`,
      `POST /history/${MOVED_EVENT_ID}/undo`,
      `POST /history/${SENT_EVENT_ID}/undo`,
    ]);
  });

  it('moves a card that a mouse drags anywhere, but not to its own column', async () => {
    const served = serveApplications([makeApplication()]);
    const { user } = open();
    const card = await screen.findByRole('article', { name: 'Backend Engineer' });
    const dataTransfer = { setData: () => {} };
    const dragTo = (column: string) => {
      fireEvent.dragStart(card, { dataTransfer });
      fireEvent.dragOver(screen.getByRole('region', { name: column }));
      fireEvent.drop(screen.getByRole('region', { name: column }));
    };
    await user.pointer({ keys: '[TouchA]', target: screen.getByText('Kestrel Labs') });
    expect(card).toHaveAttribute('draggable', 'false');
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Kestrel Labs') });
    expect(card).toHaveAttribute('draggable', 'true');
    dragTo('Saved');
    dragTo('Offer');
    expect(await (await findColumn('Offer')).findByRole('article')).toBeVisible();
    await waitFor(() => expect(served.writes).toMatchObject([{ body: { stage: 'offer' } }]));
  });

  it('takes a move back that the server rejects', async () => {
    const served = serveApplications([makeApplication()]);
    served.responses.push(HttpResponse.json(errorBody('Your applications are full.'), { status: 409 }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Move Backend/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Offer' }));
    expect(await screen.findByText('Your applications are full.')).toBeVisible();
    const saved = await findColumn('Saved');
    expect(saved.getByRole('article')).toBeVisible();
    expect(saved.getByRole('button', { name: /^Move Backend/ })).toHaveFocus();
  });

  it('filters by words and by what is due, in the URL', async () => {
    serveApplications([makeApplication(), CLOSED]);
    const { user, address } = open();
    await user.type(await screen.findByLabelText('Search applications'), 'fenwick go');
    await waitFor(() => expect(address()).toBe('/applications?q=fenwick+go'));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Backend Engineer' })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Due this week' }));
    await waitFor(() => expect(address()).toContain('due=week'));
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  });
});

it('lists the applications, and those of one stage', async () => {
  serveApplications([makeApplication(), CLOSED]);
  const { user, address } = open('/applications?view=list');
  expect(await screen.findAllByRole('row')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Closed 1' }));
  await waitFor(() => expect(address()).toBe('/applications?view=list&stage=closed'));
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

it('offers to clear the search and the filters if no application matches', async () => {
  serveApplications([makeApplication()]);
  const { user, address } = open('/applications?view=list&q=nothing&due=week&stage=closed');
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByRole('row', { name: /Backend Engineer/ })).toBeVisible();
  expect(address()).toBe('/applications?view=list');
  expect(screen.getByLabelText('Search applications')).toHaveValue('');
});

it('lists the first next step of an application, and how many more there are', async () => {
  const steps = ['Interview', 'Call', 'Send references'].map((title, index) => ({
    id: `s${index}`,
    title,
    due: `2099-11-0${index + 1}`,
  }));
  const application = makeApplication({ nextSteps: steps, moves: [{ id: 'm', stage: 'applied', on: '2026-11-20' }] });
  const late = {
    ...CLOSED,
    moves: application.moves,
    nextSteps: [{ ...steps[0], id: 's9', due: '2020-11-01' }, ...steps],
  };
  serveApplications([application, { ...late, id: '00000000-0000-4000-8000-0000000000b3' } as typeof application]);
  open('/applications?view=list');
  expect(await screen.findByRole('cell', { name: 'Interview and 2 more' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Interview and 3 more' })).toBeVisible();
  expect(screen.getByText(/, overdue$/)).toHaveClass('tr-late');
});

describe('Several applications of the list', () => {
  const [first, second, third] = ['Cook', 'Baker', 'Waiter'].map((title, index) =>
    makeApplication({ id: `00000000-0000-4000-8000-0000000000f${index}`, posting: { title, company: 'The Inn' } }),
  ) as [ApplicationSummary, ApplicationSummary, ApplicationSummary];
  const select = async (...titles: readonly string[]) => {
    const served = serveApplications([first, second, third]);
    const { user } = open('/applications?view=list');
    await screen.findByRole('checkbox', { name: 'Select all 3' });
    for (const title of titles)
      await user.click(await screen.findByRole('checkbox', { name: `Select ${title}, The Inn` }));
    const moveTo = async (option: string) => {
      await user.click(screen.getByRole('button', { name: 'Move or close the selected applications' }));
      await user.click(screen.getByRole('menuitem', { name: option }));
    };
    return { served, user, moveTo };
  };

  it('are moved by one request each, named if they were not, and moved back by one Undo', async () => {
    const { served, user, moveTo } = await select('Cook', 'Baker', 'Waiter');
    expect(screen.getByText('3 selected')).toBeVisible();
    served.responses.push(HttpResponse.json(errorBody('Too many moves.'), { status: 409 }));
    await moveTo('Interviewing');
    expect(await screen.findByText('Moved 2 applications to Interviewing')).toBeVisible();
    expect(screen.getByText('Not moved: Cook at The Inn. Too many moves.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Cook, The Inn' })).toBeChecked();
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(served.writes.map(({ path }) => path)).toEqual([first, second, third].map(({ id }) => `/${id}/moves`));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undid: moved 2 applications to Interviewing')).toBeVisible();
  });

  it('are closed with a reason; the focus then goes to the checkbox of all', async () => {
    const { served, user, moveTo } = await select('Cook');
    const all = screen.getByRole('checkbox', { name: 'Select all 3' });
    expect(all).toBePartiallyChecked();
    await user.click(all);
    await moveTo('No answer');
    expect(await screen.findByText('Closed 3 applications')).toBeVisible();
    expect(served.writes.map(({ body }) => body)).toMatchObject(
      Array.from({ length: 3 }, () => ({ stage: 'closed', reason: 'no-answer' })),
    );
    await waitFor(() => expect(all).toHaveFocus());
    expect(all).not.toBeChecked();
  });
});

it('undoes the removal of an application', async () => {
  const served = serveApplications([makeApplication()]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Undo: Removed Go Developer/ }));
  await waitFor(() =>
    expect(served.writes).toMatchObject([{ path: '/history/00000000-0000-4000-8000-0000000000e1/undo' }]),
  );
});

describe('Closing quiet applications', () => {
  const makeQuiet = (title: string, on: string, index: number) =>
    makeApplication({
      id: `00000000-0000-4000-8000-0000000000d${index}`,
      posting: { title, company: 'Kestrel Labs' },
      moves: [{ id: `m${index}`, stage: 'applied', on }],
    });
  const QUIET = [
    makeQuiet('Go Developer', '2026-01-15', 1),
    makeQuiet('Data Engineer', '2026-01-10', 2),
    makeQuiet('Ledger Engineer', '2026-01-20', 3),
  ];
  const NEW = makeQuiet('Staff Engineer', '2099-01-01', 4);
  const openDialog = async () => {
    const served = serveApplications([...QUIET, NEW]);
    const result = open();
    await result.user.click(await screen.findByRole('button', { name: 'Close quiet applications' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close quiet applications' }));
    return { ...result, served, dialog };
  };

  it('closes the chosen ones for one reason by one request, which one undo takes back', async () => {
    const { user, served, dialog } = await openDialog();
    expect(screen.getByText('4 open, 0 closed. 3 are quiet.')).toHaveProperty(
      'textContent',
      '4\u00A0open, 0\u00A0closed. 3\u00A0are quiet.',
    );
    expect(dialog.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'All 3',
      expect.stringMatching(/^Data Engineer, Kestrel Labs Applied for \d+ days$/),
      expect.stringMatching(/^Go Developer, Kestrel Labs Applied for \d+ days$/),
      expect.stringMatching(/^Ledger Engineer, Kestrel Labs Applied for \d+ days$/),
    ]);
    for (const box of dialog.getAllByRole('checkbox')) expect(box).toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: /^Go Developer/ }));
    expect(dialog.getByRole('checkbox', { name: 'All 3' })).not.toBeChecked();
    await user.selectOptions(dialog.getByLabelText('Reason'), 'Posting taken down');
    await user.click(dialog.getByRole('button', { name: 'Close applications' }));
    expect(await screen.findByText('Closed 2 applications')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await (await findColumn('Closed')).findAllByRole('article')).toHaveLength(2);
    const applicationIds = [QUIET[1]?.id, QUIET[2]?.id];
    expect(served.writes).toMatchObject([{ path: '/close', body: { applicationIds, reason: 'taken-down' } }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undid: closed 2 applications')).toBeVisible();
    expect(served.writes.slice(1)).toMatchObject([{ path: `/history/${CLOSED_EVENT_ID}/undo` }]);
    expect(await screen.findByText('4 open, 0 closed. 3 are quiet.')).toBeInTheDocument();
  });

  it('needs a choice, and can choose all again', async () => {
    const { user, served, dialog } = await openDialog();
    await user.click(dialog.getByRole('checkbox', { name: 'All 3' }));
    await user.click(dialog.getByRole('button', { name: 'Close applications' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please choose an application.');
    await user.click(dialog.getByRole('checkbox', { name: 'All 3' }));
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    served.responses.push(HttpResponse.json(errorBody('Your applications are full.'), { status: 409 }));
    await user.click(dialog.getByRole('button', { name: 'Close applications' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Your applications are full.');
    await user.click(dialog.getByRole('button', { name: 'Close applications' }));
    expect(await screen.findByText('Closed 3 applications')).toBeVisible();
    expect(served.writes).toHaveLength(2);
  });

  it('is offered only if there are some', async () => {
    serveApplications([NEW]);
    open('/applications?edit=close');
    const dialog = within(await screen.findByRole('dialog', { name: 'Close quiet applications' }));
    expect(dialog.getByText('There are no applications without a change for 30 days or more.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close quiet applications', hidden: true })).not.toBeInTheDocument();
  });
});

describe('The report', () => {
  it('is downloaded for a period', async () => {
    serveApplications([makeApplication()]);
    const requests: string[] = [];
    server.use(
      http.get('http://localhost/api/applications/nadia/report/:format', ({ request, params }) => {
        requests.push(`${String(params.format)}${new URL(request.url).search}`);
        return requests.length === 1
          ? HttpResponse.json(errorBody('Not now.'), { status: 400 })
          : HttpResponse.arrayBuffer(new TextEncoder().encode('report').buffer, {
              headers: { 'content-type': 'application/pdf' },
            });
      }),
    );
    const { savedFiles } = captureDownloads();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Get report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Get report' }));
    await user.clear(dialog.getByLabelText('From'));
    await user.clear(dialog.getByLabelText('To'));
    await user.type(dialog.getByLabelText('To'), '2026-11-30');
    await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not now.');
    await user.click(dialog.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    expect(savedFiles[0]).toMatchObject({ name: 'applications.csv' });
    expect(requests).toEqual(['pdf?to=2026-11-30', 'csv?to=2026-11-30']);
    await user.type(dialog.getByLabelText('From'), '2026-12-01');
    await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
    expect(await dialog.findByText('The last day must not be before the first.')).toBeVisible();
    expect(requests).toHaveLength(2);
  });
});

describe('Adding an application', () => {
  it('says what is missing, then adds it and opens it', async () => {
    const served = serveApplications([makeApplication()]);
    const { user, address } = open('/applications?edit=new');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add application' }));
    await user.click(dialog.getByRole('button', { name: 'Add application' }));
    expect(await dialog.findByText('Please enter the title of the job.')).toBeVisible();
    expect(dialog.getByLabelText(/^Title/)).toHaveFocus();
    await user.type(dialog.getByLabelText(/^Title/), 'Backend Engineer');
    await user.type(dialog.getByLabelText(/^Company/), 'Kestrel Labs');
    await user.click(dialog.getByRole('button', { name: 'Add application' }));
    await waitFor(() => expect(address()).toBe('/applications/00000000-0000-4000-8000-0000000000b2'));
    expect(served.writes).toMatchObject([
      { body: { posting: { title: 'Backend Engineer', company: 'Kestrel Labs' }, source: 'typed', stage: 'saved' } },
    ]);
  });

  it('fills in the empty fields from the page of the posting and keeps the typed ones', async () => {
    const served = serveApplications([makeApplication()]);
    server.use(
      http.post('http://localhost/api/postings/read', async ({ request }) => {
        expect(await request.json()).toEqual({ url: 'https://kestrel.example/jobs/1' });
        return HttpResponse.json({
          title: 'Engineer (m/f)',
          company: 'Kestrel Labs',
          text: 'Own it.',
          applyBy: '2026-12-18',
        });
      }),
    );
    const { user } = open('/applications?edit=new');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add application' }));
    await user.type(dialog.getByLabelText(/^Title/), 'Backend Engineer');
    await user.click(dialog.getByRole('button', { name: 'Fill in from page' }));
    expect(await dialog.findByText('Please paste the address of the posting.')).toBeVisible();
    await user.type(dialog.getByLabelText(/^Address/), 'https://kestrel.example/jobs/1');
    await user.click(dialog.getByRole('button', { name: 'Fill in from page' }));
    expect(await dialog.findByText(/^Filled in from the page\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add application' }));
    await waitFor(() => expect(served.writes).toHaveLength(1));
    expect(served.writes[0]?.body).toMatchObject({
      posting: {
        title: 'Backend Engineer',
        company: 'Kestrel Labs',
        url: 'https://kestrel.example/jobs/1',
        applyBy: '2026-12-18',
      },
      text: 'Own it.',
      source: 'address',
    });
  });

  it('says why a page could not be read, and keeps what was entered', async () => {
    serveApplications([makeApplication()]);
    server.use(
      http.post('http://localhost/api/postings/read', () =>
        HttpResponse.json(errorBody('This page could not be opened.', 'page-unreachable'), { status: 422 }),
      ),
    );
    const { user } = open('/applications?edit=new');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add application' }));
    await user.type(dialog.getByLabelText(/^Title/), 'Backend Engineer');
    await user.type(dialog.getByLabelText(/^Address/), 'https://kestrel.example/jobs/1');
    await user.click(dialog.getByRole('button', { name: 'Fill in from page' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This page could not be opened.');
    expect(dialog.getByLabelText(/^Title/)).toHaveValue('Backend Engineer');
  });

  it('says that the posting is there, offers to open it, and adds another if the user insists', async () => {
    const served = serveApplications([makeApplication()]);
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
    const { user, address } = open('/applications?edit=new');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add application' }));
    await user.type(dialog.getByLabelText(/^Title/), 'Cook');
    await user.type(dialog.getByLabelText(/^Company/), 'The Inn');
    await user.click(dialog.getByRole('button', { name: 'Add application' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This job is already in your applications: Cook at The Inn (Applied).',
    );
    expect(dialog.getByRole('link', { name: 'Open it' })).toHaveAttribute(
      'href',
      '/applications/00000000-0000-4000-8000-0000000000b1',
    );
    await user.click(dialog.getByRole('button', { name: 'Add it anyway' }));
    await waitFor(() => expect(address()).toBe('/applications/00000000-0000-4000-8000-0000000000b2'));
    const insistences = served.writes.map(({ body }) => (body as Record<string, unknown>).isDuplicateAllowed);
    expect(insistences).toEqual([undefined, true]);
  });

  it('keeps what was entered when the server rejects it, and asks before it discards it', async () => {
    const served = serveApplications([makeApplication()]);
    served.responses.push(HttpResponse.json(errorBody('Your applications are full.'), { status: 409 }));
    const { user } = open('/applications?edit=new');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add application' }));
    await user.type(dialog.getByLabelText(/^Title/), 'Backend Engineer');
    await user.type(dialog.getByLabelText(/^Company/), 'Kestrel Labs');
    await user.click(dialog.getByRole('button', { name: 'Add application' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Your applications are full.');
    expect(dialog.getByLabelText(/^Title/)).toHaveValue('Backend Engineer');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Discard your changes?')).toBeVisible();
  });
});

it('offers only a retry and a new application when the applications could not be loaded', async () => {
  server.use(http.get(APPLICATIONS_URL, () => HttpResponse.json(errorBody('No'), { status: 400 })));
  open();
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'View' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add application' })).toHaveClass('btn-plain');
});

it('offers to add the first application when there is none', async () => {
  const served = serveApplications([]);
  served.revision = -1;
  const { user } = open();
  const first = await screen.findByRole('button', { name: 'Add your first application' });
  expect(screen.queryByRole('button', { name: /^(Add application|Board|Report)$/ })).not.toBeInTheDocument();
  await user.click(first);
  expect(await screen.findByRole('dialog', { name: 'Add application' })).toBeVisible();
});
