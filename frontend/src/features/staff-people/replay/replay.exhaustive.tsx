import type { TimelineItem } from '@trackrecord/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { errorBody } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import {
  ENDED_JOB,
  PERSON_PATH,
  PERSON_URL,
  REFUSED_SAVE,
  makeChange,
  makePersonCard,
  makeSession,
  makeStaffMe,
  serveDiffs,
  servePastProfiles,
  servePerson,
  serveStaffMe,
  serveTimeline,
  staffIdentity,
} from '../../../testing/staff';

const ITEMS = [makeChange(47), REFUSED_SAVE, makeChange(45), ENDED_JOB];

function open(at = PERSON_PATH, pages: readonly (readonly TimelineItem[])[] = [ITEMS]) {
  serveStaffMe(makeStaffMe({ sessions: [makeSession()] }));
  servePerson();
  serveDiffs();
  const reads = servePastProfiles();
  const queries = serveTimeline(...pages);
  return { ...renderApp({ at, identity: staffIdentity('support') }), reads, queries };
}

const findTimeline = () => screen.findByRole('listbox', { name: 'Timeline' });
const getOptions = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('The timeline', () => {
  it('lists what happened, newest first, and marks failures', async () => {
    open();
    const list = within(await findTimeline());
    expect(list.getAllByRole('option')).toHaveLength(4);
    expect(list.getByRole('option', { name: /Saving skills was refused/ })).toHaveTextContent(
      '412 precondition-failed',
    );
    await screen.findByText('Skill of revision 47');
  });

  it('lists a rendered CV and a ranking with their time only, because their descriptions name the revision', async () => {
    const at = new Date(2026, 10, 20, 9).toISOString();
    open(PERSON_PATH, [
      [
        { kind: 'cv', id: 'cv', at, description: 'Rendered the CV of revision 80', revision: 80 },
        {
          kind: 'ranking',
          id: 'ranking',
          at,
          description: 'Ranked the jobs for the profile of revision 80',
          revision: 80,
        },
      ],
    ]);
    await findTimeline();
    expect(getOptions()).toEqual([
      expect.stringMatching(/^Rendered the CV of revision 80CV[^·]*09:00$/),
      expect.stringMatching(/^Ranked the jobs for the profile of revision 80Ranking[^·]*09:00$/),
    ]);
  });

  it('with the filter "Failures" shows refused requests, but no successful jobs', async () => {
    const { user, address, queries } = open();
    await findTimeline();
    await user.click(screen.getByRole('button', { name: 'Failures' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    expect(getOptions()[0]).toContain('Saving skills was refused');
    expect(queries.at(-1)).toBe('kinds=request%2Cjob');
    expect(address()).toBe(`${PERSON_PATH}&show=failures`);
  });

  it('loads more pages while a page has no failure', async () => {
    const { queries } = open(`${PERSON_PATH}&show=failures`, [[ENDED_JOB], [REFUSED_SAVE]]);
    expect(await screen.findByRole('option', { name: /refused/ })).toBeVisible();
    expect(queries).toEqual(['kinds=request%2Cjob', 'before=1&kinds=request%2Cjob']);
  });

  it('loads older items by button, and by moving beyond the last one', async () => {
    const { user } = open(PERSON_PATH, [[makeChange(3)], [makeChange(2)], [makeChange(1)]]);
    const list = await findTimeline();
    await user.click(screen.getByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    focusList(list);
    await user.keyboard('{End}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  });

  it('is used with arrows, Home, End and Enter; Escape closes the details and returns to it', async () => {
    const { user, address } = open();
    const list = await findTimeline();
    focusList(list);
    const getActive = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent;
    expect(getActive()).toContain('Added skill 47');
    await user.keyboard('{ArrowDown}');
    expect(getActive()).toContain('Saving skills was refused');
    await user.keyboard('{End}');
    expect(getActive()).toContain('Enhanced a description');
    await user.keyboard('{Home}{ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { name: 'Saving skills was refused' })).toBeVisible();
    expect(address()).toBe(`${PERSON_PATH}&item=refused-save`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe(PERSON_PATH));
    expect(list).toHaveFocus();
  });

  it('says that nothing was saved yet', async () => {
    servePerson(makePersonCard({ streams: [], views: [] }));
    serveStaffMe(makeStaffMe({ sessions: [makeSession()] }));
    serveTimeline([]);
    renderApp({ at: PERSON_PATH, identity: staffIdentity('support') });
    expect(await screen.findByText('Nothing was saved yet, and nothing was refused.')).toBeVisible();
    expect(screen.getByText('No profile was saved yet.')).toBeVisible();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  it('shows the reference of a failed request, and retries', async () => {
    const { user } = (() => {
      const app = open();
      server.use(
        http.get(`${PERSON_URL}/timeline`, () => HttpResponse.json(errorBody('Not valid.'), { status: 422 }), {
          once: true,
        }),
      );
      return app;
    })();
    expect(await screen.findByText(/The timeline could not be loaded/)).toBeVisible();
    expect(screen.getByText(/^Reference [\da-f]{4}-[\da-f]{4}$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await findTimeline()).toBeVisible();
  });
});

it('shows how often a session read, and where each read is listed', async () => {
  const { user } = open(PERSON_PATH, [
    [
      {
        kind: 'access',
        id: 'access:1',
        at: '2026-11-21T14:40:00.000Z',
        description: '12 reads in this session',
        type: 'AccessUsed',
        staff: 'S-7K2Q',
        reads: 12,
      },
    ],
  ]);
  await user.click(await screen.findByRole('option', { name: /12 reads in this session/ }));
  const details = within(await screen.findByRole('region', { name: '12 reads in this session' }));
  expect(details.getByText('12. The filter Access lists each of them.')).toBeVisible();
});

it('explains why a save failed', async () => {
  const { user, address } = open(`${PERSON_PATH}&item=refused-save`);
  expect(await screen.findByText('Your profile was changed elsewhere in the meantime.')).toBeVisible();
  expect(
    screen.getByText(
      'The save was based on revision 44, but revision 45 was the newest: it was changed elsewhere in between.',
    ),
  ).toBeVisible();
  expect(screen.getByText('412 precondition-failed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show revision 46' }));
  expect(await screen.findByText('Skill of revision 46')).toBeVisible();
  expect(address()).toContain('revision=46');
});

it('shows what a change changed, and the profile as it was', async () => {
  const { user, reads, address } = open();
  await user.click(await screen.findByRole('option', { name: /Added skill 45/ }));
  const details = within(await screen.findByRole('region', { name: 'Added skill 45' }));
  expect(await details.findByText('Skill 44')).toBeVisible();
  expect(details.getByText('Skill 45')).toBeVisible();
  expect(await screen.findByText('Skill of revision 45')).toBeVisible();
  expect(address()).toContain('revision=45');
  expect(reads.map(({ session }) => session)).toEqual(reads.map(() => makeSession().sessionId));
});

describe('The slider through the revisions', () => {
  it('moves by 10 with PageUp/PageDown and by 1 with the button; aria-valuetext has revision and time', async () => {
    const { user, address } = open();
    const slider = await screen.findByRole('slider', { name: /Revision/ });
    await screen.findByRole('option', { name: /Added skill 47/ });
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Revision 47 of 47, 20\sNov.*,\s10:47$/));
    fireEvent.keyDown(slider, { key: 'PageDown' });
    expect(await screen.findByText('Skill of revision 37')).toBeVisible();
    expect(address()).toContain('revision=37');
    await user.click(screen.getByRole('button', { name: 'Earlier: revision' }));
    expect(await screen.findByText('Skill of revision 36')).toBeVisible();
    fireEvent.keyDown(slider, { key: 'PageUp' });
    fireEvent.keyDown(slider, { key: 'PageUp' });
    expect(await screen.findByText('Skill of revision 47')).toBeVisible();
    expect(address()).toBe(PERSON_PATH);
  });

  it('keeps the last state on the screen, dimmed, while another one loads', async () => {
    open();
    await screen.findByText('Skill of revision 47');
    server.use(http.get(`${PERSON_URL}/profile`, () => new Promise<never>(() => undefined)));
    fireEvent.change(screen.getByRole('slider', { name: /Revision/ }), { target: { value: '3' } });
    await waitFor(() =>
      expect(screen.getByText('Skill of revision 47').closest('.tr-dim-busy')).toHaveAttribute('aria-busy', 'true'),
    );
  });
});

it('compares any two revisions', async () => {
  const { address } = open(`${PERSON_PATH}&revision=45&view=compare&compare=40`);
  expect(await screen.findByText('From revision 40 to 45')).toBeVisible();
  expect(screen.getByText('Skill 40')).toBeVisible();
  expect(screen.getByText('5 events')).toBeVisible();
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Revision to compare with' }), { target: { value: '47' } });
  expect(await screen.findByText('From revision 45 to 47')).toBeVisible();
  expect(address()).toContain('compare=47');
});

it('shows the onboarding as it was', async () => {
  const revisions: (string | null)[] = [];
  server.use(
    http.get(`${PERSON_URL}/onboarding`, ({ request }) => {
      revisions.push(new URL(request.url).searchParams.get('revision'));
      return HttpResponse.json({
        userId: 'x',
        revision: 12,
        step: 'skills',
        done: ['userType', 'personal'],
        data: { skills: ['Go', 'Kafka'] },
        drafts: { education: {} },
        detectedSkills: {},
      });
    }),
  );
  open(`${PERSON_PATH}&view=onboarding`);
  expect(await screen.findByText('userType, personal')).toBeVisible();
  expect(screen.getByText('Go, Kafka')).toBeVisible();
  expect(screen.getByText('education')).toBeVisible();
  fireEvent.keyDown(screen.getByRole('slider', { name: /Wizard revision/ }), { key: 'PageDown' });
  await waitFor(() => expect(revisions).toEqual(['12', '2']));
});

it('shows and copies the profile as JSON without another request', async () => {
  const { user, reads } = open(`${PERSON_PATH}&revision=3`);
  await screen.findByText('Skill of revision 3');
  await user.click(screen.getByRole('button', { name: 'JSON' }));
  const block = screen.getByRole('region', { name: 'Profile as JSON' });
  expect(JSON.parse(block.textContent)).toMatchObject({ revision: 3, skills: ['Skill of revision 3'] });
  expect(reads).toHaveLength(1);
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy the JSON' }));
  expect(copy).toHaveBeenCalledWith(block.textContent);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
});

it('downloads the CV of a revision and the bundle', async () => {
  const files: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push(this.download);
  });
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  server.use(
    http.get(`${PERSON_URL}/cv`, ({ request }) =>
      HttpResponse.text(new URL(request.url).searchParams.get('revision') ?? '', {
        headers: { 'content-type': 'application/pdf' },
      }),
    ),
    http.get(`${PERSON_URL}/bundle`, () =>
      HttpResponse.text('# Bundle', { headers: { 'content-type': 'text/markdown' } }),
    ),
  );
  const { user } = open(`${PERSON_PATH}&view=cv&revision=3`);
  await user.click(await screen.findByRole('button', { name: 'Download CV of revision 3' }));
  await screen.findByText('CV of revision 3 downloaded');
  await user.click(screen.getByRole('button', { name: 'Download bundle' }));
  await screen.findByText('Bundle downloaded');
  expect(files).toEqual(['cv-revision-3.pdf', 'bundle.md']);
});

function focusList(element: HTMLElement): void {
  fireEvent.focus(element);
  element.focus();
}
