import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { EXPERIENCE, SECTIONS, disableAi } from '../../testing/candidate';
import { fakeMicrophone } from '../../testing/microphone';
import type { FakeMicrophone } from '../../testing/microphone';
import { makeProgressUpTo, serveOnboarding } from '../../testing/onboarding';
import { errorBody, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { ABSENCE_TIMEOUT } from '../../testing/absence-timeout';
import { mockFinalize, createTranscriptResponder, captureChunks } from '../../testing/transcription';

interface EnhanceRequest {
  readonly description: string;
  readonly only?: 'skills';
}
type Responder = (request: EnhanceRequest) => Response | Promise<Response>;
type User = ReturnType<typeof renderApp>['user'];

const FIRST_DESCRIPTION = 'Built the parcel-tracking service in Go on PostgreSQL and Kafka.';
const SECOND_DESCRIPTION = 'Baked sourdough bread for two hundred people on every morning of the week.';
const respondWithoutSkills: Responder = () =>
  HttpResponse.json({ success: true, message: '', skills: {}, engine: 'rules' });
const createSkillsResponder =
  (...technical: readonly string[]): Responder =>
  () =>
    HttpResponse.json({ success: true, message: '', skills: { technical }, engine: 'rules' });
const createTextResponder =
  (text = 'Built a better service.', ...technical: readonly string[]): Responder =>
  () =>
    HttpResponse.json({ success: true, message: '', text, skills: { technical }, engine: 'rules' });

/** Responds to enhancing and detecting skills; returns the requests. */
function serveEnhancement({
  text = createTextResponder(),
  skills = respondWithoutSkills,
}: {
  readonly text?: Responder;
  readonly skills?: Responder;
}) {
  const requests: EnhanceRequest[] = [];
  server.use(
    http.post('http://localhost/api/transcription/enhance', async ({ request }) => {
      const body = (await request.json()) as EnhanceRequest;
      requests.push(body);
      return body.only === 'skills' ? skills(body) : text(body);
    }),
  );
  return requests;
}

/** Delays a response until `release` is called. */
function deferResponse(respond: Responder) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return {
    release: () => release(),
    respond: async (request: EnhanceRequest) => {
      await released;
      return respond(request);
    },
  };
}

const getButton = (name: string) => screen.getByRole('button', { name });
const getEnhanceButton = () => getButton('Enhance description');
const getDescription = () => screen.getByLabelText(/Description/);
const getAnnouncedText = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('\n');
const serveProgress = (sections: object = { experiences: [] }) =>
  serveOnboarding(makeProgressUpTo('experience', { ...SECTIONS, ...sections }));
const renderStep = () => renderApp({ at: '/onboarding/experience' });
const writeDescription = async (user: User, text: string) => {
  await user.clear(await screen.findByLabelText(/Description/));
  await user.click(getDescription());
  await user.paste(text);
};
const dictate = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Switch to Voice' }));
  await user.click(await screen.findByRole('button', { name: 'Start recording' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
};

let microphone: FakeMicrophone;

beforeEach(() => {
  serveProfile(null);
  disableAi();
  serveProgress();
  microphone = fakeMicrophone();
  URL.createObjectURL = () => 'blob:recording';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => microphone.restore());

describe('Enhancing a description', () => {
  it('keeps the text beyond 2000 characters and says that only the first 2000 were improved', async () => {
    serveEnhancement({});
    const { user } = renderStep();
    await writeDescription(user, `${'a'.repeat(1_500)}. ${'b'.repeat(600)}`);
    await user.click(getEnhanceButton());
    await waitFor(() => expect(getDescription()).toHaveValue(`Built a better service. ${'b'.repeat(600)}`));
    expect(getAnnouncedText()).toContain('Only the first 2000 characters were improved. The rest is unchanged.');
  });

  it('splits at a word boundary and keeps a following line break', async () => {
    const requests = serveEnhancement({});
    const { user } = renderStep();
    await writeDescription(user, `${'word '.repeat(398)}abcdefghijklmnop and on`);
    await user.click(getEnhanceButton());
    await waitFor(() => expect(getDescription()).toHaveValue('Built a better service. abcdefghijklmnop and on'));
    expect(requests[0]?.description).toBe('word '.repeat(398).trim());
    await writeDescription(user, `${'a'.repeat(1_500)}.\n- ${'b'.repeat(600)}`);
    await user.click(getEnhanceButton());
    await waitFor(() => expect(getDescription()).toHaveValue(`Built a better service.\n- ${'b'.repeat(600)}`));
  });

  it('says that no improvements were found if the text is unchanged', async () => {
    serveEnhancement({ text: createTextResponder(`${'a'.repeat(1_500)}.`) });
    const { user } = renderStep();
    await writeDescription(user, `${'a'.repeat(1_500)}. ${'b'.repeat(600)}`);
    await user.click(getEnhanceButton());
    expect(await screen.findByText('No improvements found for your description.')).toBeVisible();
  });

  it('asks what the description does not say, and adds the answers in the person’s own words', async () => {
    serveEnhancement({
      text: ({ description }) =>
        HttpResponse.json({ success: true, text: description, skills: {}, questions: ['amount', 'tools'] }),
    });
    const { user } = renderStep();
    await writeDescription(user, 'Answered the phone of the hotel.');
    await user.click(getEnhanceButton());
    const questions = await screen.findByRole('group', { name: /Your description could say more/ });
    expect(await screen.findByText('No improvements found. Answer the questions below to say more.')).toBeVisible();
    expect(within(questions).getAllByRole('textbox')).toHaveLength(2);
    const amount = within(questions).getByLabelText('How many, or how often?');
    await user.type(amount, '40');
    await user.click(getButton('Add to description'));
    expect(amount).toHaveAccessibleDescription(/Say what you counted/);
    await user.type(amount, ' calls a day');
    await user.type(within(questions).getByLabelText('Which tools did you use?'), 'Excel{Enter}');
    expect(getDescription()).toHaveValue('Answered the phone of the hotel. 40 calls a day. Used Excel.');
    expect(getDescription()).toHaveFocus();
    expect(questions).not.toBeInTheDocument();
  });

  it('keeps the description if no question is answered', async () => {
    serveEnhancement({
      text: () => HttpResponse.json({ success: true, text: 'Did stuff all day.', skills: {}, questions: ['tasks'] }),
    });
    const { user } = renderStep();
    await writeDescription(user, 'i did stuff all the day');
    await user.click(getEnhanceButton());
    const questions = await screen.findByRole('group', { name: /Your description could say more/ });
    expect(getButton('Add to description')).toBeDisabled();
    await user.click(getButton('Not now'));
    expect(questions).not.toBeInTheDocument();
    expect(getDescription()).toHaveValue('Did stuff all day.');
    expect(getDescription()).toHaveFocus();
  });

  it('does not replace a text that changed during the request', async () => {
    const delayed = deferResponse(createTextResponder());
    serveEnhancement({ text: delayed.respond });
    captureChunks();
    mockFinalize(createTranscriptResponder());
    const { user } = renderStep();
    await writeDescription(user, 'Steered all the boats.');
    await user.click(getEnhanceButton());
    await dictate(user);
    const combined = 'Steered all the boats. I steered the ferry every morning.';
    await waitFor(() => expect(getDescription()).toHaveValue(combined));
    delayed.release();
    expect(await screen.findByText('Your text changed in the meantime, so we left it as it is.')).toBeVisible();
    expect(getDescription()).toHaveValue(combined);
    expect(screen.queryByText('Description enhanced successfully')).not.toBeInTheDocument();
  });

  it('keeps the rough draft warning until the text is retyped', async () => {
    serveEnhancement({});
    captureChunks();
    mockFinalize(createTranscriptResponder({ rough: true }));
    const { user } = renderStep();
    await dictate(user);
    expect(await screen.findByText(/This is a rough draft/)).toBeVisible();
    await user.click(getButton('Keep it'));
    await user.click(getEnhanceButton());
    await waitFor(() => expect(getDescription()).toHaveValue('Built a better service.'));
    expect(screen.getByText(/This is a rough draft/)).toBeVisible();
    await writeDescription(user, 'Steered all the boats.');
    await user.click(getEnhanceButton());
    await waitFor(() => expect(getDescription()).toHaveValue('Built a better service.'));
    expect(screen.queryByText(/This is a rough draft/)).not.toBeInTheDocument();
  });

  it('shows no success toast if the entry was saved before the response', async () => {
    const delayed = deferResponse(createTextResponder());
    serveEnhancement({ text: delayed.respond });
    serveProgress({ experiences: [EXPERIENCE] });
    const { user } = renderStep();
    await user.click(await screen.findByRole('button', { name: 'Edit Pilot' }));
    await writeDescription(user, 'Steered all the boats.');
    await user.click(getEnhanceButton());
    await user.click(getButton('Update Experience'));
    expect(await screen.findByText('Experience updated successfully')).toBeVisible();
    delayed.release();
    await expect(screen.findByText('Description enhanced successfully', undefined, ABSENCE_TIMEOUT)).rejects.toThrow();
  });

  it('can be cancelled', async () => {
    const delayed = deferResponse(createTextResponder());
    serveEnhancement({ text: delayed.respond });
    const { user } = renderStep();
    await writeDescription(user, 'Steered all the boats.');
    await user.click(getEnhanceButton());
    expect(getDescription()).toHaveAttribute('readonly');
    await user.click(getButton('Cancel enhancing'));
    await waitFor(() => expect(getDescription()).not.toHaveAttribute('readonly'));
    expect(getEnhanceButton()).toHaveFocus();
    delayed.release();
    await user.type(getDescription(), ' Daily.');
    expect(getDescription()).toHaveValue('Steered all the boats. Daily.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('does not retry if Retry-After is too long, and shows the error of the server', async () => {
    const requests = serveEnhancement({
      text: () =>
        HttpResponse.json(errorBody('Come back in an hour'), { status: 429, headers: { 'retry-after': '3600' } }),
    });
    const { user } = renderStep();
    await writeDescription(user, 'Steered all the boats.');
    await user.click(getEnhanceButton());
    expect(await screen.findByText('Come back in an hour')).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  it('announces the engine and that it can be undone', async () => {
    serveEnhancement({});
    const { user } = renderStep();
    await writeDescription(user, 'Steered all the boats.');
    await user.click(getEnhanceButton());
    await screen.findByText('Improved with built-in rules (no AI used).');
    expect(getAnnouncedText()).toContain('Improved with built-in rules (no AI used).');
    expect(getAnnouncedText()).toContain('You can undo it below.');
  });
});

describe('Undoing a suggestion', () => {
  it('restores later edits and detected skills with Redo', async () => {
    serveEnhancement({ text: createTextResponder('Built a better service.', 'Go') });
    const { user } = renderStep();
    await writeDescription(user, 'Steered all the boats.');
    await user.click(getEnhanceButton());
    await screen.findByText('Improved with built-in rules (no AI used).');
    await user.type(getDescription(), ' Every day.');
    await user.click(getButton('Undo enhancement'));
    expect(getDescription()).toHaveValue('Steered all the boats.');
    expect(screen.queryByRole('button', { name: 'Remove Go' })).not.toBeInTheDocument();
    await user.type(getDescription(), ' Often.');
    await user.click(getButton('Redo'));
    expect(getDescription()).toHaveValue('Built a better service. Every day.');
    expect(getButton('Remove Go')).toBeVisible();
    await user.click(getButton('Undo enhancement'));
    expect(getDescription()).toHaveValue('Steered all the boats. Often.');
  });

  it('keeps edits of the transcript and of the improved text', async () => {
    serveEnhancement({});
    captureChunks();
    mockFinalize(createTranscriptResponder({ originalText: 'um I steered', enhancedText: 'Steered.' }));
    const { user } = renderStep();
    await dictate(user);
    await waitFor(() => expect(getDescription()).toHaveValue('Steered.'));
    await user.type(getDescription(), ' Well.');
    await user.click(getButton('Use transcript'));
    expect(getDescription()).toHaveValue('um I steered');
    await user.type(getDescription(), ' boats');
    await user.click(getButton('Use the improved text'));
    expect(getDescription()).toHaveValue('Steered. Well.');
    await user.click(getButton('Use transcript'));
    expect(getDescription()).toHaveValue('um I steered boats');
  });
});

describe('Skills detected in a description', () => {
  it('announces their number and names', async () => {
    serveEnhancement({ skills: createSkillsResponder('Go', 'Kafka') });
    const { user } = renderStep();
    await writeDescription(user, FIRST_DESCRIPTION);
    await screen.findByRole('button', { name: 'Remove Kafka' });
    expect(getAnnouncedText()).toContain('2 skills found: Go, Kafka');
    await user.click(getButton('Remove Kafka'));
    expect(getAnnouncedText()).toContain('1 skill found: Go');
  });

  it('asks about doubtful names and adds only those that the user picks', async () => {
    serveEnhancement({
      skills: () =>
        HttpResponse.json({
          success: true,
          message: '',
          skills: { technical: ['Kafka'] },
          doubtfulSkills: { technical: ['Go', 'Dart'] },
          engine: 'rules',
        }),
    });
    const { user } = renderStep();
    await writeDescription(user, FIRST_DESCRIPTION);
    const offers = await screen.findByRole('group', { name: 'Are these skills, too?' });
    expect(getAnnouncedText()).toContain('1 skill found: Kafka');
    await user.click(within(offers).getByRole('button', { name: 'Go' }));
    expect(getAnnouncedText()).toContain('2 skills found: Kafka, Go');
    expect(
      within(offers)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Dart']);
    await writeDescription(user, SECOND_DESCRIPTION);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dart' })).not.toBeInTheDocument());
    expect(getButton('Remove Go')).toBeInTheDocument();
  });

  it('does not add a removed skill again', async () => {
    const requests = serveEnhancement({ skills: createSkillsResponder('Go', 'Kafka') });
    const { user } = renderStep();
    await writeDescription(user, FIRST_DESCRIPTION);
    await user.click(await screen.findByRole('button', { name: 'Remove Kafka' }));
    await user.type(getDescription(), ' Daily.');
    await waitFor(() => expect(requests).toHaveLength(2));
    await waitFor(() => expect(getAnnouncedText()).toContain('1 skill found: Go'));
    expect(screen.queryByRole('button', { name: 'Remove Kafka' })).not.toBeInTheDocument();
  });

  it('replaces earlier detected skills and keeps those of the entry', async () => {
    serveProgress({ experiences: [{ ...EXPERIENCE, skills: { technical: ['Rust'] } }] });
    serveEnhancement({
      skills: (request) => createSkillsResponder(request.description === FIRST_DESCRIPTION ? 'Go' : 'Baking')(request),
    });
    const { user } = renderStep();
    await user.click(await screen.findByRole('button', { name: 'Edit Pilot' }));
    await writeDescription(user, FIRST_DESCRIPTION);
    await screen.findByRole('button', { name: 'Remove Go' });
    await writeDescription(user, SECOND_DESCRIPTION);
    await screen.findByRole('button', { name: 'Remove Baking' });
    expect(getAnnouncedText()).toContain('2 skills found: Rust, Baking');
  });

  it('ignores an outdated response', async () => {
    const delayed = deferResponse(createSkillsResponder('Go'));
    const requests = serveEnhancement({
      skills: (body) =>
        body.description === FIRST_DESCRIPTION ? delayed.respond(body) : createSkillsResponder('Baking')(body),
    });
    const { user } = renderStep();
    await writeDescription(user, FIRST_DESCRIPTION);
    await waitFor(() => expect(requests).toHaveLength(1));
    await writeDescription(user, SECOND_DESCRIPTION);
    await screen.findByRole('button', { name: 'Remove Baking' });
    delayed.release();
    await expect(screen.findByRole('button', { name: 'Remove Go' }, ABSENCE_TIMEOUT)).rejects.toThrow();
  });

  it('retries on request, and hides the error when the text is too short', async () => {
    const failure: Responder = () => HttpResponse.json(errorBody('Not found'), { status: 404 });
    const requests = serveEnhancement({ skills: failure });
    const { user } = renderStep();
    await writeDescription(user, FIRST_DESCRIPTION);
    const region = (await screen.findByText(/Failed to process skills/)).closest('[role=status]');
    await user.click(getButton('Try again'));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(await screen.findByText(/Failed to process skills/)).toBeVisible();
    await writeDescription(user, 'Short.');
    expect(screen.queryByText(/Failed to process skills/)).not.toBeInTheDocument();
    // The live region stays mounted, so that the next error is announced.
    expect(region).toBeInTheDocument();
  });

  it('does not detect skills in a dictation, whose response contains them', async () => {
    const requests = serveEnhancement({ skills: createSkillsResponder('Go') });
    captureChunks();
    mockFinalize(createTranscriptResponder({ originalText: FIRST_DESCRIPTION, skills: { technical: ['Kafka'] } }));
    const { user } = renderStep();
    await dictate(user);
    await screen.findByRole('button', { name: 'Remove Kafka' });
    await expect(screen.findByRole('button', { name: 'Remove Go' }, { timeout: 1_500 })).rejects.toThrow();
    expect(requests).toEqual([]);
  });
});

describe('Skills that are detected after the entry was added', () => {
  /** Fills in a new entry without waiting for its skills. */
  async function fillIn(user: User, description: string): Promise<void> {
    await user.type(await screen.findByLabelText(/Position/), 'Engineer');
    await user.type(screen.getByLabelText(/Company/), 'Kestrel Labs');
    await writeDescription(user, description);
  }
  const add = (user: User) => user.click(getButton('Add Experience'));
  const getRecordedSkills = (recordedSteps: ReturnType<typeof serveOnboarding>) => {
    const experiences = recordedSteps.flatMap(({ body }) => body.data?.experiences ?? []);
    return experiences.map(({ skills }) => skills);
  };

  it.each([
    ['while the detection is running', true],
    ['before the detection has begun', false],
  ])('are added to it: %s', async (_name, isRunning) => {
    serveProgress({ experiences: [] });
    const delayed = deferResponse(createSkillsResponder('Go', 'Kafka'));
    const requests = serveEnhancement({ skills: delayed.respond });
    const { user } = renderStep();
    await fillIn(user, FIRST_DESCRIPTION);
    if (isRunning) await waitFor(() => expect(requests).toHaveLength(1));
    await add(user);
    await user.click(await screen.findByRole('button', { name: 'Edit Engineer' }));
    expect(screen.queryByRole('button', { name: 'Remove Go' })).not.toBeInTheDocument();
    delayed.release();
    expect(await screen.findByRole('button', { name: 'Remove Go' })).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  it('are recorded with the step, which waits for them', async () => {
    const recordedSteps = serveProgress({ experiences: [] });
    const delayed = deferResponse(createSkillsResponder('Go'));
    const requests = serveEnhancement({ skills: delayed.respond });
    const { user, address } = renderStep();
    await fillIn(user, FIRST_DESCRIPTION);
    await add(user);
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    delayed.release();
    await waitFor(() => expect(address()).toBe('/onboarding/skills'));
    expect(getRecordedSkills(recordedSteps)).toEqual([{ technical: ['Go'] }]);
  });

  it('are not added to an entry whose description has changed', async () => {
    serveProgress({ experiences: [] });
    const delayed = deferResponse(createSkillsResponder('Go'));
    serveEnhancement({
      skills: (body) =>
        body.description === FIRST_DESCRIPTION ? delayed.respond(body) : createSkillsResponder('Baking')(body),
    });
    const { user } = renderStep();
    await fillIn(user, FIRST_DESCRIPTION);
    await add(user);
    await user.click(await screen.findByRole('button', { name: 'Edit Engineer' }));
    await writeDescription(user, SECOND_DESCRIPTION);
    await screen.findByRole('button', { name: 'Remove Baking' });
    delayed.release();
    await expect(screen.findByRole('button', { name: 'Remove Go' }, ABSENCE_TIMEOUT)).rejects.toThrow();
  });

  it('do not bring back a skill that was removed before', async () => {
    const recordedSteps = serveProgress({ experiences: [] });
    const requests = serveEnhancement({ skills: createSkillsResponder('Go', 'Kafka') });
    const { user, address } = renderStep();
    await fillIn(user, FIRST_DESCRIPTION);
    await user.click(await screen.findByRole('button', { name: 'Remove Kafka' }));
    await user.type(getDescription(), ' Daily.');
    await add(user);
    await waitFor(() => expect(requests).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(address()).toBe('/onboarding/skills'));
    expect(getRecordedSkills(recordedSteps)).toEqual([{ technical: ['Go'] }]);
  });

  it('are offered in the skills step if its entry was left before', async () => {
    serveOnboarding(makeProgressUpTo('skills', { ...SECTIONS, experiences: [EXPERIENCE], skills: undefined }));
    const delayed = deferResponse(createSkillsResponder('Go', 'Kafka'));
    const requests = serveEnhancement({ skills: delayed.respond });
    const { user, router } = renderStep();
    await user.click(await screen.findByRole('button', { name: 'Add Experience' }));
    await fillIn(user, FIRST_DESCRIPTION);
    await add(user);
    await waitFor(() => expect(requests).toHaveLength(1));
    await act(() => router.navigate('/onboarding/skills'));
    expect(await screen.findByText('No skills yet. Add your first one below.')).toBeVisible();
    delayed.release();
    const offer = await screen.findByRole('group', { name: 'From your descriptions, tap to add' });
    expect(within(offer).getByRole('button', { name: 'Go' })).toBeVisible();
  });

  it('do not keep a step from being recorded if there is no answer', async () => {
    const recordedSteps = serveProgress({ experiences: [] });
    serveEnhancement({ skills: () => HttpResponse.json(errorBody('Not found'), { status: 404 }) });
    const { user, address } = renderStep();
    await fillIn(user, FIRST_DESCRIPTION);
    await add(user);
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(address()).toBe('/onboarding/skills'));
    expect(getRecordedSkills(recordedSteps)).toEqual([{}]);
  });

  it('are added to a form that was hidden by another tab', async () => {
    serveProgress({ experiences: [] });
    const delayed = deferResponse(createSkillsResponder('Go'));
    const requests = serveEnhancement({ skills: delayed.respond });
    const { user } = renderStep();
    await fillIn(user, FIRST_DESCRIPTION);
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.click(screen.getByRole('tab', { name: 'Projects' }));
    await screen.findByLabelText(/Project title/);
    delayed.release();
    await user.click(screen.getByRole('tab', { name: 'Work Experience (required)' }));
    expect(await screen.findByRole('button', { name: 'Remove Go' })).toBeVisible();
  });
});
