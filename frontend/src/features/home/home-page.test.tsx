import type { DueStep } from '@trackrecord/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { APPLICATIONS_URL, serveApplications } from '../../testing/applications';
import { getEventId } from '../../testing/history';
import { HOME_URL, makeFirstHome, makeHome, serveHome } from '../../testing/home';
import { makeJob } from '../../testing/jobs';
import { PROFILE_URL, errorBody, makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { addDays, getToday } from '../../shared/format/local-day';

const open = () => {
  serveProfile(makeProfile());
  return renderApp({ at: '/dashboard' });
};
const findCard = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const getLinks = (card: Pick<typeof screen, 'getAllByRole'>) =>
  card.getAllByRole('link').map((link) => [link.textContent.trim(), link.getAttribute('href')]);

const APPLICATION_ID = '00000000-0000-4000-8000-0000000000b1';
const STEP_ID = '00000000-0000-4000-8000-0000000000d1';
const makeDueStep = (overrides: Partial<DueStep> = {}): DueStep => ({
  applicationId: APPLICATION_ID,
  stepId: STEP_ID,
  stage: 'applied',
  posting: { title: 'Backend Engineer', company: 'Kestrel Labs' },
  title: 'Ask for an answer',
  due: getToday(),
  ...overrides,
});
const makeHomeWithDueSteps = (...due: DueStep[]) =>
  makeHome({ applications: { counts: makeHome().applications.counts, due } });

describe('The home page', () => {
  it('shows every card with one request', async () => {
    const served = serveHome(makeHomeWithDueSteps(makeDueStep()));
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Nadia$/ }),
    ).toBeVisible();
    for (const name of ['Applications', /^New since/, 'Your profile', 'Events near you', 'Recent changes'])
      expect(screen.getByRole('region', { name })).toBeVisible();
    expect(screen.getByText(/1 step is due this week\.$/)).toBeVisible();
    expect(served.requests).toHaveLength(1);
  });

  it('shows links or a hint on the cards of a new user', async () => {
    serveHome(makeFirstHome());
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Nadia' })).toBeVisible();
    expect(getLinks(await findCard('Applications'))).toEqual(
      expect.arrayContaining([
        ['Add application', '/applications?edit=new'],
        ['Find jobs', '/jobs'],
      ]),
    );
    expect(screen.queryByRole('list', { name: 'Applications by stage' })).not.toBeInTheDocument();
    const matches = await findCard('Best matches');
    expect(matches.getByText(/compared with 1,284 open jobs/)).toBeVisible();
    expect(getLinks(matches)).toContainEqual(['Browse all jobs', '/jobs?mode=all']);
    expect(getLinks(await findCard('Coming events'))).toContainEqual(['All', '/events']);
    expect((await findCard('Recent changes')).getByText(/is listed here, with undo/)).toBeVisible();
  });

  it('shows an error with a retry', async () => {
    server.use(http.get(HOME_URL, () => HttpResponse.json(errorBody('No', 'test'), { status: 400 })));
    const { user } = open();
    expect(await screen.findByText('Your home page could not be loaded.')).toBeVisible();
    serveHome(makeHome());
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('region', { name: 'Your profile' })).toBeVisible();
  });
});

describe('The steps of the profile', () => {
  it('link to their editors', async () => {
    serveHome(makeFirstHome());
    open();
    const card = await findCard('Your profile');
    expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10');
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/profile?edit=experience',
      '/profile?edit=skills',
      '/profile?edit=roles',
    ]);
  });

  it('ask students for a project', async () => {
    serveHome({ ...makeFirstHome(), userType: 'student' });
    open();
    expect((await findCard('Your profile')).getByRole('link', { name: /Add a project/ })).toHaveAttribute(
      'href',
      '/profile?edit=projects',
    );
  });

  it('open an editor that leads back', async () => {
    serveHome(makeFirstHome());
    const { user, address } = open();
    await user.click((await findCard('Your profile')).getByRole('link', { name: /five skills/ }));
    const editor = await screen.findByRole('dialog');
    expect(address()).toBe('/profile?edit=skills');
    const [close] = within(editor).getAllByRole('button', { name: 'Close' });
    if (close === undefined) throw new Error('no button to close the editor');
    await user.click(close);
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('are done at 100 %', async () => {
    serveHome(makeHome({ completeness: { percentage: 100, steps: [] } }));
    open();
    expect((await findCard('Your profile')).getByText(/Your profile is complete/)).toBeVisible();
  });
});

describe('The applications', () => {
  it('are counted by stage, with links to each', async () => {
    serveHome(
      makeHomeWithDueSteps(
        makeDueStep(),
        makeDueStep({ applicationId: 'other', stage: 'saved', due: addDays(getToday(), -2) }),
      ),
    );
    open();
    const stages = within(await screen.findByRole('list', { name: 'Applications by stage' }));
    expect(stages.getAllByRole('link').map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual([
      ['2 Saved 1 overdue', '/applications?view=list&stage=saved'],
      ['3 Applied  1 this week', '/applications?view=list&stage=applied'],
      ['1 Interviewing', '/applications?view=list&stage=interviewing'],
      ['0 Offer', '/applications?view=list&stage=offer'],
      ['4 Closed', '/applications?view=list&stage=closed'],
    ]);
  });

  it('show five steps that are due, overdue ones first, and link to the others', async () => {
    const steps = [1, 2, 3, 4, 5, 6].map((day) =>
      makeDueStep({ applicationId: `id-${day}`, title: `Step ${day}`, due: addDays(getToday(), day) }),
    );
    serveHome(
      makeHomeWithDueSteps(
        ...steps,
        makeDueStep({ stepId: null, title: null, due: addDays(getToday(), -1) }),
        makeDueStep({ due: addDays(getToday(), 7) }),
      ),
    );
    open();
    const list = within(await screen.findByRole('list', { name: 'Due this week' }));
    const items = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toHaveLength(5);
    expect(items[0]).toContain('Last day to applyBackend Engineer, Kestrel Labs · 1\u00A0day\u00A0ago');
    expect(items[1]).toContain('Step 1Backend Engineer, Kestrel Labs · tomorrow');
    expect(list.getByRole('link', { name: 'Step 1' })).toHaveAttribute('href', '/applications/id-1');
    expect(screen.getByRole('link', { name: 'Show all 7' })).toHaveAttribute('href', '/applications?due=week');
  });

  it('have no step any more once it is marked as done', async () => {
    const served = serveHome(
      makeHomeWithDueSteps(makeDueStep(), makeDueStep({ applicationId: 'other', title: 'Call' })),
    );
    serveApplications([]);
    server.use(
      http.post(`${APPLICATIONS_URL}/${APPLICATION_ID}/next-steps/${STEP_ID}/done`, () => {
        served.home = makeHomeWithDueSteps(makeDueStep({ applicationId: 'other', title: 'Call' }));
        return HttpResponse.json(
          {
            application: {
              id: APPLICATION_ID,
              posting: { title: 'Backend Engineer', company: 'Kestrel Labs' },
              source: 'typed',
              addedAt: '2026-11-20T10:00:00.000Z',
              moves: [{ id: 'move', stage: 'applied', on: '2026-11-20' }],
              notes: [],
              contacts: [],
              salaries: [],
            },
            text: '',
            revision: 9,
          },
          { headers: { etag: '"9"' } },
        );
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Mark as done: Ask for an answer, Kestrel Labs' }));
    expect(await screen.findByText('Done: Ask for an answer')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ask for an answer' })).not.toBeInTheDocument());
    expect(served.requests.at(-1)?.headers.get('x-min-applications-revision')).toBe('9');
    expect(screen.getByRole('button', { name: 'Mark as done: Call, Kestrel Labs' })).toHaveFocus();
  });
});

describe('The matches', () => {
  it('are new since the last visit, and link to all new ones', async () => {
    serveHome(makeHome());
    open();
    const card = await findCard(/^New since/);
    expect(card.getByRole('img', { name: '94% match' })).toBeVisible();
    expect(card.getAllByText('Strong match').length).toBeGreaterThan(0);
    expect(card.getByText('Why:').parentElement).toHaveTextContent('Why: Dubai');
    expect(getLinks(card)).toEqual([
      ['All 12', '/jobs?show=new'],
      ['Pilot 1', '/jobs?job=feed-1'],
    ]);
  });

  it('are the best ones if none is new', async () => {
    serveHome(makeHome({ matches: { ...makeHome().matches, newCount: 0 } }));
    open();
    expect((await findCard('Best matches')).getByText(/Nothing new since your last visit/)).toBeVisible();
  });

  it('are saved as applications, without reading all of them', async () => {
    const served = serveHome(makeHome());
    const applications = serveApplications([]);
    const lists: Request[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'GET' && request.url === APPLICATIONS_URL) lists.push(request);
    });
    const { user } = open();
    const save = await screen.findByRole('button', { name: 'Save: Pilot 1, Kestrel Labs' });
    served.home = makeHome({ matches: { ...makeHome().matches, jobs: [makeJob(2)] } });
    await user.click(save);
    expect(await screen.findByText('Saved Pilot 1')).toBeVisible();
    expect(applications.writes).toMatchObject([{ body: { posting: { jobId: 'feed-1' }, text: 'Steer large ships.' } }]);
    expect(await screen.findByRole('link', { name: 'Pilot 2' })).toBeVisible();
    expect(lists).toEqual([]);
    server.events.removeAllListeners();
  });

  it('say what a profile needs to be matched', async () => {
    const home = makeFirstHome();
    serveHome({ ...home, matches: { ...home.matches, isReady: true } });
    open();
    expect(getLinks(await findCard('Best matches'))).toContainEqual(['Add skills', '/profile?edit=skills']);
  });

  it('label sample data', async () => {
    const source = { id: 'feed', name: 'Harbour Board', isSample: true };
    serveHome(makeHome({ matches: { ...makeHome().matches, jobs: [makeJob(1, { source })] } }));
    open();
    expect(await screen.findByText('Sample data')).toBeVisible();
  });
});

describe('The last changes', () => {
  it('of the profile can be undone', async () => {
    const served = serveHome(makeHome());
    const undone: string[] = [];
    server.use(
      http.post(`${PROFILE_URL}/history/:id/undo`, ({ params }) => {
        undone.push(String(params.id));
        served.home = makeHome({ changes: [] });
        return HttpResponse.json(makeProfile(), { headers: { etag: '"8"' } });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Undo: Added skill Go/ }));
    expect(await screen.findByText('Undid: added skill Go')).toBeVisible();
    expect(undone).toEqual([getEventId(7)]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument());
    expect(served.requests.at(-1)?.headers.get('x-min-revision')).toBe('8');
  });

  it('of applications can be undone, or say why not', async () => {
    const [change] = makeHome().changes;
    if (change === undefined) throw new Error('no change');
    serveHome(makeHome({ changes: [{ ...change, of: 'applications', description: 'Moved it' }] }));
    serveApplications([]).responses.push(
      HttpResponse.json(errorBody('Later changes depend on it.', 'blocked'), { status: 409 }),
      HttpResponse.json({}),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Undo: Moved it/ }));
    expect(await screen.findByText('Later changes depend on it.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Undo: Moved it/ }));
    expect(await screen.findByText('Undid: moved it')).toBeVisible();
  });
});
