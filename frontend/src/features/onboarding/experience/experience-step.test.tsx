import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { JOB, PROJECT, SECTIONS, withoutAi } from '../../../testing/candidate';
import { failRecording, progressUpTo, serveOnboarding } from '../../../testing/onboarding';
import { errorBody, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { SETTLED } from '../../../testing/settled';

const ENHANCE = 'http://localhost/api/transcription/enhance';
const LONG = 'Built the parcel-tracking service in Go on PostgreSQL and Kafka.';

const finished = (recorded: ReturnType<typeof serveOnboarding>) =>
  recorded.filter(({ body }) => body.draft === undefined);
const at = (sections: object) => serveOnboarding(progressUpTo('experience', { ...SECTIONS, ...sections }));
const opens = (search = '') => renderApp({ at: `/onboarding/experience${search}` });

/** Answers enhancing with these answers in turn, and keeps what was asked. */
const enhancing = (...answers: readonly (() => Response)[]) => {
  const asked: { description: string; context: string }[] = [];
  server.use(
    http.post(ENHANCE, async ({ request }) => {
      asked.push((await request.json()) as (typeof asked)[number]);
      return (answers[asked.length - 1] ?? answers.at(-1))?.();
    }),
  );
  return asked;
};

beforeEach(() => {
  serveProfile(null);
  withoutAi();
});

describe('The step of work experience and projects', () => {
  it.each([
    ['student', 'Add your Project details', 'Projects'],
    ['graduate', 'Tell us about your work experience and projects', 'Work Experience'],
    ['professional', 'Tell us about your work experience and projects', 'Work Experience'],
  ] as const)('opens for a %s at what is required', async (userType, heading, tab) => {
    at({ userType, experiences: [], projects: [] });
    opens();
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByRole('tab', { name: `${tab} (required)` })).toHaveAttribute('aria-selected', 'true');
  });

  it('changes tabs by the arrow keys, and keeps what was typed in the other', async () => {
    at({ experiences: [] });
    const { user, address } = opens();
    await user.type(await screen.findByLabelText(/Position/), 'Pilot');
    await user.click(screen.getByRole('tab', { name: 'Work Experience (required)' }));
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByLabelText(/Project title/)).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Projects' })).toHaveFocus();
    expect(address()).toBe('/onboarding/experience?tab=projects');
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByLabelText(/Position/)).toHaveValue('Pilot');
  });

  it('bars the way on while what is required is missing, and takes an entry out while it is edited', async () => {
    const recorded = at({ experiences: [] });
    const { user, address } = opens();
    expect(await screen.findByRole('button', { name: 'Required' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText(/Position/), 'Pilot');
    await user.type(screen.getByLabelText(/Company/), 'Fernway');
    await user.type(screen.getByLabelText(/Description/), 'Steered.');
    await user.click(screen.getByRole('button', { name: 'Add Experience' }));
    expect(await screen.findByText('Experience added successfully!')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit Pilot' }));
    expect(screen.getByRole('button', { name: 'Required' })).toBeDisabled();
    await user.click(screen.getByLabelText('I currently work here'));
    await user.click(screen.getByRole('button', { name: 'Update Experience' }));
    expect(await screen.findByText('Experience updated successfully')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(address()).toBe('/onboarding/skills'));
    expect(finished(recorded)).toEqual([
      {
        step: 'experience',
        body: {
          data: {
            experiences: [
              {
                id: expect.any(String),
                title: 'Pilot',
                company: 'Fernway',
                description: 'Steered.',
                current: true,
                endDate: null,
                skills: {},
              },
            ],
            projects: [],
          },
        },
      },
    ]);
  });

  it('lets a graduate skip the project their tab asks for, keeping what was added', async () => {
    const recorded = at({ userType: 'graduate', experiences: [JOB], projects: [] });
    const { user, address } = opens('?tab=projects');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please add at least one project to continue');
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(address()).toBe('/onboarding/skills'));
    expect(finished(recorded)).toEqual([{ step: 'experience', body: { skipped: true } }]);
  });

  it('asks before Skip loses a half-typed form', async () => {
    at({ experiences: [JOB] });
    const { user, address } = opens('?tab=projects');
    await user.type(await screen.findByLabelText(/Project title/), 'Half');
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(address()).toBe('/onboarding/experience?tab=projects');
    expect(screen.getByLabelText(/Project title/)).toHaveValue('Half');
  });

  it('shows where something is missing when the other tab goes on', async () => {
    at({ experiences: [], projects: [] });
    const { user } = opens('?tab=projects');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please add at least one work experience to continue.');
    expect(await screen.findByRole('heading', { name: 'Add work experience' })).toBeVisible();
  });

  it('adds a project with its links, edits it, deletes it, and says so each time', async () => {
    const recorded = at({ userType: 'student', experiences: [], projects: [] });
    const { user } = opens();
    await user.type(await screen.findByLabelText(/Project title/), 'Ferry Times');
    await user.type(screen.getByLabelText(/Link name/), 'Repository');
    await user.click(screen.getByRole('button', { name: 'Add link' }));
    expect(screen.getByLabelText(/Link URL/)).toHaveAccessibleDescription('Both name and URL are required');
    await user.type(screen.getByLabelText(/Link URL/), 'https://example.com/ferry');
    await user.click(screen.getByRole('button', { name: 'Add link' }));
    await user.type(screen.getByLabelText(/Link name/), 'Live Demo');
    await user.type(screen.getByLabelText(/Link URL/), 'https://example.com/demo');
    await user.type(screen.getByLabelText(/Description/), 'Timetables.');
    await user.click(screen.getByRole('button', { name: 'Add Project' }));
    expect(await screen.findByText('Project added successfully')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit Ferry Times' }));
    await user.click(await screen.findByRole('button', { name: 'Remove link Repository' }));
    await user.click(screen.getByRole('button', { name: 'Update Project' }));
    expect(await screen.findByText('Project Updated successfully')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Projects saved successfully')).toBeVisible();
    expect(finished(recorded)[0]?.body.data?.projects).toMatchObject([
      { title: 'Ferry Times', links: [{ name: 'Live Demo', url: 'https://example.com/demo' }] },
    ]);
  });

  it('says that a project was deleted', async () => {
    at({ projects: [PROJECT] });
    const { user } = opens('?tab=projects');
    await user.click(await screen.findByRole('button', { name: 'Remove Ferry Times' }));
    expect(await screen.findByText('Project deleted successfully')).toBeVisible();
  });

  it('says that projects could not be processed where the server says nothing', async () => {
    at({ projects: [PROJECT] });
    server.use(http.put('http://localhost/api/profile/nadia/onboarding/experience', () => HttpResponse.error()));
    const { user, address } = opens('?tab=projects');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Failed to process projects')).toBeVisible();
    expect(address()).toBe('/onboarding/experience?tab=projects');
  });

  it('keeps an entry that was added although recording the step fails', async () => {
    at({ experiences: [] });
    failRecording(503);
    const { user } = opens();
    await user.type(await screen.findByLabelText(/Position/), 'Pilot');
    await user.type(screen.getByLabelText(/Company/), 'Fernway');
    await user.type(screen.getByLabelText(/Description/), 'Steered.');
    await user.click(screen.getByRole('button', { name: 'Add Experience' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Nothing can be saved right now.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Pilot' })).toBeVisible();
  });
});

describe('The description', () => {
  const describeIt = async (user: ReturnType<typeof renderApp>['user'], text: string) => {
    await user.click(await screen.findByLabelText(/Description/));
    await user.paste(text);
  };
  const enhance = () => screen.getByRole('button', { name: 'Enhance description' });
  const better = () =>
    HttpResponse.json({
      success: true,
      message: 'Description enhanced successfully',
      text: 'Better.',
      skills: { technical: ['Go'] },
      engine: 'rules',
    });
  const found = (...technical: readonly string[]) =>
    HttpResponse.json({ success: true, message: '', skills: { technical }, engine: 'rules' });

  beforeEach(() => at({ experiences: [] }));

  it('is enhanced, its skills are found, and it can be had back', async () => {
    const asked = enhancing(better);
    const { user } = opens();
    await describeIt(user, 'Built a service in Go.');
    await user.click(enhance());
    expect(await screen.findByText('Description enhanced successfully')).toBeVisible();
    expect(screen.getByLabelText(/Description/)).toHaveValue('Better.');
    expect(screen.getByRole('list', { name: 'From your description' })).toHaveTextContent('Go');
    expect(asked).toEqual([{ description: 'Built a service in Go.', context: 'experience' }]);
    expect(screen.getByText('Improved with built-in rules (no AI used).')).toBeVisible();
    expect(screen.getByText('Your text before').closest('details')).toHaveTextContent('Built a service in Go.');
    await user.click(screen.getByRole('button', { name: 'Undo enhancement' }));
    expect(screen.getByLabelText(/Description/)).toHaveValue('Built a service in Go.');
    expect(screen.getByLabelText(/Description/)).toHaveFocus();
    expect(screen.queryByRole('list', { name: 'From your description' })).not.toBeInTheDocument();
    expect(screen.queryByText('Improved with built-in rules (no AI used).')).not.toBeInTheDocument();
  });

  it('keeps what belongs to one entry out of another', async () => {
    const other = { ...JOB, id: '44444444-4444-4444-8444-444444444444', title: 'Baker', description: 'Baked bread.' };
    at({ experiences: [JOB, other] });
    let answer: (response: Response) => void = () => undefined;
    enhancing(better);
    const { user } = opens();
    await user.click(await screen.findByRole('button', { name: 'Edit Pilot' }));
    await describeIt(user, ' Every day, in every weather.');
    await user.click(enhance());
    expect(await screen.findByRole('button', { name: 'Undo enhancement' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Update Experience' }));
    await user.click(screen.getByRole('button', { name: 'Edit Baker' }));
    expect(screen.queryByRole('button', { name: 'Undo enhancement' })).not.toBeInTheDocument();

    server.use(http.post(ENHANCE, () => new Promise<Response>((resolve) => (answer = resolve))));
    await describeIt(user, ' Every day, in every oven.');
    await user.click(enhance());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await screen.findByRole('heading', { name: 'Your work experience' });
    await user.click(screen.getByRole('button', { name: 'Edit Pilot' }));
    answer(HttpResponse.json({ success: true, message: '', text: 'Somebody else.', skills: {}, engine: 'rules' }));
    await expect(screen.findByDisplayValue('Somebody else.', undefined, SETTLED)).rejects.toThrow();
    expect(screen.getByLabelText(/Description/)).toHaveValue('Better.');
  });

  it('is sent up to its last full stop within 2000 characters', async () => {
    const asked = enhancing(better);
    const { user } = opens();
    await describeIt(user, `${'a'.repeat(1_500)}. ${'b'.repeat(600)}`);
    await user.click(enhance());
    await screen.findByText('Description enhanced successfully');
    expect(asked[0]?.description).toBe(`${'a'.repeat(1_500)}.`);
  });

  it.each([
    ['tries three times more', [503, 503, 503], 4, 'Description enhanced successfully'],
    ['then gives up with the words of the server', [503, 503, 503, 503], 4, 'The AI is down'],
    ['does not try again what the server refused', [400], 1, 'The AI is down'],
    ['does not repeat that nothing is there', [404], 1, 'Failed to generate enhanced text. Please try again.'],
  ])('%s', async (_name, statuses, times, text) => {
    const refusals = statuses.map((status) => () => HttpResponse.json(errorBody('The AI is down'), { status }));
    const asked = enhancing(...refusals, better);
    const { user } = opens();
    await describeIt(user, 'Built a service in Go.');
    await user.click(enhance());
    expect(await screen.findByText(text)).toBeVisible();
    expect(asked).toHaveLength(times);
  });

  it.each([
    ['Failed to communicate with the server. Please try again.', () => HttpResponse.error()],
    ['Failed to generate enhanced text. Please try again.', () => HttpResponse.json({ success: true, text: '' })],
    [
      'No improvements found for your description.',
      () =>
        HttpResponse.json({
          success: true,
          message: 'Description enhanced successfully',
          text: 'Built a service in Go.',
          skills: {},
          engine: 'rules',
        }),
    ],
    ['Nothing to improve', () => HttpResponse.json({ success: false, message: 'Nothing to improve' })],
  ])('says: %s', async (text, answer) => {
    enhancing(answer);
    const { user } = opens();
    await describeIt(user, 'Built a service in Go.');
    await user.click(enhance());
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText(/Description/)).toHaveValue('Built a service in Go.');
  });

  it('is searched for skills above 50 characters once typing pauses, and one can be taken out', async () => {
    const asked = enhancing(() => found('Go', 'Kafka'));
    const { user } = opens();
    await describeIt(user, LONG);
    expect(await screen.findByRole('button', { name: 'Remove Kafka' })).toBeVisible();
    expect(asked).toEqual([{ description: LONG, context: 'experience', only: 'skills' }]);
    await user.click(screen.getByRole('button', { name: 'Remove Kafka' }));
    expect(screen.getByRole('list', { name: 'From your description' })).not.toHaveTextContent('Kafka');
  });

  it('says beside it when the search failed, and lets the person try again', async () => {
    enhancing(
      () => HttpResponse.json(errorBody('Not found'), { status: 404 }),
      () => found('Go'),
    );
    const { user } = opens();
    await describeIt(user, LONG);
    expect(await screen.findByText('Failed to process skills. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Remove Go' })).toBeVisible();
  });
});
