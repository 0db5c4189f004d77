import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { EXPERIENCE, PROJECT, SECTIONS, disableAi } from '../../../testing/candidate';
import { failOnboardingSaves, makeProgressUpTo, serveOnboarding } from '../../../testing/onboarding';
import { errorBody, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { ABSENCE_TIMEOUT } from '../../../testing/absence-timeout';

const ENHANCE_URL = 'http://localhost/api/transcription/enhance';
const LONG_DESCRIPTION = 'Built the parcel-tracking service in Go on PostgreSQL and Kafka.';

const getCompletedSteps = (recordedSteps: ReturnType<typeof serveOnboarding>) =>
  recordedSteps.filter(({ body }) => body.draft === undefined);
const serveProgress = (sections: object) =>
  serveOnboarding(makeProgressUpTo('experience', { ...SECTIONS, ...sections }));
const renderStep = (search = '') => renderApp({ at: `/onboarding/experience${search}` });

/** Responds to enhance requests in turn and returns the requests. */
const serveEnhance = (...responses: readonly (() => Response)[]) => {
  const requests: { description: string; context: string }[] = [];
  server.use(
    http.post(ENHANCE_URL, async ({ request }) => {
      requests.push((await request.json()) as (typeof requests)[number]);
      return (responses[requests.length - 1] ?? responses.at(-1))?.();
    }),
  );
  return requests;
};

beforeEach(() => {
  serveProfile(null);
  disableAi();
});

describe('The work experience and projects step', () => {
  it.each([
    ['student', 'Add your Project details', 'Projects'],
    ['graduate', 'Tell us about your work experience and projects', 'Work Experience'],
    ['professional', 'Tell us about your work experience and projects', 'Work Experience'],
  ] as const)('opens the required tab for a %s', async (userType, heading, tab) => {
    serveProgress({ userType, experiences: [], projects: [] });
    renderStep();
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByRole('tab', { name: `${tab} (required)` })).toHaveAttribute('aria-selected', 'true');
  });

  it('switches tabs with the arrow keys and keeps their input', async () => {
    serveProgress({ experiences: [] });
    const { user, address } = renderStep();
    await user.type(await screen.findByLabelText(/Position/), 'Pilot');
    await user.click(screen.getByRole('tab', { name: 'Work Experience (required)' }));
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByLabelText(/Project title/)).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Projects' })).toHaveFocus();
    expect(address()).toBe('/onboarding/experience?tab=projects');
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByLabelText(/Position/)).toHaveValue('Pilot');
  });

  it('disables Next while the required entry is missing or being edited', async () => {
    const recordedSteps = serveProgress({ experiences: [] });
    const { user, address } = renderStep();
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
    expect(getCompletedSteps(recordedSteps)).toEqual([
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

  it('lets a graduate skip the required project', async () => {
    const recordedSteps = serveProgress({ userType: 'graduate', experiences: [EXPERIENCE], projects: [] });
    const { user, address } = renderStep('?tab=projects');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please add at least one project to continue');
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(address()).toBe('/onboarding/skills'));
    expect(getCompletedSteps(recordedSteps)).toEqual([{ step: 'experience', body: { skipped: true } }]);
  });

  it('asks before skipping a form with input', async () => {
    serveProgress({ experiences: [EXPERIENCE] });
    const { user, address } = renderStep('?tab=projects');
    await user.type(await screen.findByLabelText(/Project title/), 'Half');
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(address()).toBe('/onboarding/experience?tab=projects');
    expect(screen.getByLabelText(/Project title/)).toHaveValue('Half');
  });

  it('selects the tab with the missing entry on Next', async () => {
    serveProgress({ experiences: [], projects: [] });
    const { user } = renderStep('?tab=projects');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please add at least one work experience to continue.');
    expect(await screen.findByRole('heading', { name: 'Add work experience' })).toBeVisible();
  });

  it('adds, updates and records a project with links', async () => {
    const recordedSteps = serveProgress({ userType: 'student', experiences: [], projects: [] });
    const { user } = renderStep();
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
    expect(getCompletedSteps(recordedSteps)[0]?.body.data?.projects).toMatchObject([
      { title: 'Ferry Times', links: [{ name: 'Live Demo', url: 'https://example.com/demo' }] },
    ]);
  });

  it('shows a toast when a project is deleted', async () => {
    serveProgress({ projects: [PROJECT] });
    const { user } = renderStep('?tab=projects');
    await user.click(await screen.findByRole('button', { name: 'Remove Ferry Times' }));
    expect(await screen.findByText('Project deleted successfully')).toBeVisible();
  });

  it('shows a fallback error when recording projects fails', async () => {
    serveProgress({ projects: [PROJECT] });
    server.use(http.put('http://localhost/api/profile/nadia/onboarding/experience', () => HttpResponse.error()));
    const { user, address } = renderStep('?tab=projects');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Failed to process projects')).toBeVisible();
    expect(address()).toBe('/onboarding/experience?tab=projects');
  });

  it('keeps an added entry when recording the step fails', async () => {
    serveProgress({ experiences: [] });
    failOnboardingSaves(503);
    const { user } = renderStep();
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
  const pasteDescription = async (user: ReturnType<typeof renderApp>['user'], text: string) => {
    await user.click(await screen.findByLabelText(/Description/));
    await user.paste(text);
  };
  const getEnhanceButton = () => screen.getByRole('button', { name: 'Enhance description' });
  const createEnhancedResponse = () =>
    HttpResponse.json({
      success: true,
      message: 'Description enhanced successfully',
      text: 'Better.',
      skills: { technical: ['Go'] },
      engine: 'rules',
    });
  const createSkillsResponse = (...technical: readonly string[]) =>
    HttpResponse.json({ success: true, message: '', skills: { technical }, engine: 'rules' });

  beforeEach(() => serveProgress({ experiences: [] }));

  it('is enhanced with detected skills, and can be undone', async () => {
    const requests = serveEnhance(createEnhancedResponse);
    const { user } = renderStep();
    await pasteDescription(user, 'Built a service in Go.');
    await user.click(getEnhanceButton());
    expect(await screen.findByText('Description enhanced successfully')).toBeVisible();
    expect(screen.getByLabelText(/Description/)).toHaveValue('Better.');
    expect(screen.getByRole('list', { name: 'From your description' })).toHaveTextContent('Go');
    expect(requests).toEqual([{ description: 'Built a service in Go.', context: 'experience' }]);
    expect(screen.getByText('Improved with built-in rules (no AI used).')).toBeVisible();
    expect(screen.getByText('Your text before').closest('details')).toHaveTextContent('Built a service in Go.');
    await user.click(screen.getByRole('button', { name: 'Undo enhancement' }));
    expect(screen.getByLabelText(/Description/)).toHaveValue('Built a service in Go.');
    expect(screen.getByLabelText(/Description/)).toHaveFocus();
    expect(screen.queryByRole('list', { name: 'From your description' })).not.toBeInTheDocument();
    expect(screen.queryByText('Improved with built-in rules (no AI used).')).not.toBeInTheDocument();
  });

  it('does not apply an enhancement to another entry', async () => {
    const other = {
      ...EXPERIENCE,
      id: '44444444-4444-4444-8444-444444444444',
      title: 'Baker',
      description: 'Baked bread.',
    };
    serveProgress({ experiences: [EXPERIENCE, other] });
    let respond: (response: Response) => void = () => undefined;
    const requests = serveEnhance(createEnhancedResponse);
    const { user } = renderStep();
    await user.click(await screen.findByRole('button', { name: 'Edit Pilot' }));
    await pasteDescription(user, ' Every day, in every weather.');
    await user.click(getEnhanceButton());
    expect(await screen.findByRole('button', { name: 'Undo enhancement' })).toBeVisible();
    expect(requests).toMatchObject([{ title: 'Pilot', context: 'experience' }]);
    await user.click(screen.getByRole('button', { name: 'Update Experience' }));
    await user.click(screen.getByRole('button', { name: 'Edit Baker' }));
    expect(screen.queryByRole('button', { name: 'Undo enhancement' })).not.toBeInTheDocument();

    server.use(http.post(ENHANCE_URL, () => new Promise<Response>((resolve) => (respond = resolve))));
    await pasteDescription(user, ' Every day, in every oven.');
    await user.click(getEnhanceButton());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await screen.findByRole('heading', { name: 'Your work experience' });
    await user.click(screen.getByRole('button', { name: 'Edit Pilot' }));
    respond(HttpResponse.json({ success: true, message: '', text: 'Another text.', skills: {}, engine: 'rules' }));
    await expect(screen.findByDisplayValue('Another text.', undefined, ABSENCE_TIMEOUT)).rejects.toThrow();
    expect(screen.getByLabelText(/Description/)).toHaveValue('Better.');
  });

  it('is sent for enhancement only up to the last full stop within 2000 characters', async () => {
    const requests = serveEnhance(createEnhancedResponse);
    const { user } = renderStep();
    await pasteDescription(user, `${'a'.repeat(1_500)}. ${'b'.repeat(600)}`);
    await user.click(getEnhanceButton());
    await screen.findByText('Description enhanced successfully');
    expect(requests[0]?.description).toBe(`${'a'.repeat(1_500)}.`);
  });

  it.each([
    ['is retried three times', [503, 503, 503], 4, 'Description enhanced successfully'],
    ['shows the error of the server after the last retry', [503, 503, 503, 503], 4, 'The AI is down'],
    ['is not retried after a 400', [400], 1, 'The AI is down'],
    [
      'is not retried after a 404, and shows a fallback error',
      [404],
      1,
      'Failed to generate enhanced text. Please try again.',
    ],
  ])('its enhancement %s', async (_what, statuses, requestCount, text) => {
    const errors = statuses.map((status) => () => HttpResponse.json(errorBody('The AI is down'), { status }));
    const requests = serveEnhance(...errors, createEnhancedResponse);
    const { user } = renderStep();
    await pasteDescription(user, 'Built a service in Go.');
    await user.click(getEnhanceButton());
    expect(await screen.findByText(text)).toBeVisible();
    expect(requests).toHaveLength(requestCount);
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
  ])('shows the toast: %s', async (text, respond) => {
    serveEnhance(respond);
    const { user } = renderStep();
    await pasteDescription(user, 'Built a service in Go.');
    await user.click(getEnhanceButton());
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText(/Description/)).toHaveValue('Built a service in Go.');
  });

  it('is searched for skills above 50 characters after a pause; a skill can be removed', async () => {
    const requests = serveEnhance(() => createSkillsResponse('Go', 'Kafka'));
    const { user } = renderStep();
    await pasteDescription(user, LONG_DESCRIPTION);
    expect(await screen.findByRole('button', { name: 'Remove Kafka' })).toBeVisible();
    expect(requests).toEqual([{ description: LONG_DESCRIPTION, context: 'experience', only: 'skills' }]);
    await user.click(screen.getByRole('button', { name: 'Remove Kafka' }));
    expect(screen.getByRole('list', { name: 'From your description' })).not.toHaveTextContent('Kafka');
  });

  it('shows an error with a retry button when the skill search fails', async () => {
    serveEnhance(
      () => HttpResponse.json(errorBody('Not found'), { status: 404 }),
      () => createSkillsResponse('Go'),
    );
    const { user } = renderStep();
    await pasteDescription(user, LONG_DESCRIPTION);
    expect(await screen.findByText('Failed to process skills. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Remove Go' })).toBeVisible();
  });
});
