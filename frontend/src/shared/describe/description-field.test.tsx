import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { JOB, SECTIONS, disableAi } from '../../testing/candidate';
import { fakeMicrophone } from '../../testing/microphone';
import type { FakeMicrophone } from '../../testing/microphone';
import { progressUpTo, serveOnboarding } from '../../testing/onboarding';
import { errorBody, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { ABSENCE_TIMEOUT } from '../../testing/absence-timeout';
import { mockFinalize, transcriptResponse, captureChunks } from '../../testing/transcription';

interface EnhanceRequest {
  readonly description: string;
  readonly only?: 'skills';
}
type Responder = (request: EnhanceRequest) => Response | Promise<Response>;
type User = ReturnType<typeof renderApp>['user'];

const FIRST = 'Built the parcel-tracking service in Go on PostgreSQL and Kafka.';
const SECOND = 'Baked sourdough bread for two hundred people on every morning of the week.';
const emptySkillsResponse: Responder = () =>
  HttpResponse.json({ success: true, message: '', skills: {}, engine: 'rules' });
const skillsResponse =
  (...technical: readonly string[]): Responder =>
  () =>
    HttpResponse.json({ success: true, message: '', skills: { technical }, engine: 'rules' });
const textResponse =
  (text = 'Built a better service.', ...technical: readonly string[]): Responder =>
  () =>
    HttpResponse.json({ success: true, message: '', text, skills: { technical }, engine: 'rules' });

/** Responds to enhancing and detecting skills; returns the requests. */
function serveEnhancement({
  text = textResponse(),
  skills = emptySkillsResponse,
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
function deferred(respond: Responder) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  return {
    release: () => release(),
    respond: async (request: EnhanceRequest) => {
      await gate;
      return respond(request);
    },
  };
}

const button = (name: string) => screen.getByRole('button', { name });
const enhance = () => button('Enhance description');
const field = () => screen.getByLabelText(/Description/);
const announcedText = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('\n');
const serve = (sections: object = { experiences: [] }) =>
  serveOnboarding(progressUpTo('experience', { ...SECTIONS, ...sections }));
const openExperience = () => renderApp({ at: '/onboarding/experience' });
const writeDescription = async (user: User, text: string) => {
  await user.clear(await screen.findByLabelText(/Description/));
  await user.click(field());
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
  serve();
  microphone = fakeMicrophone();
  URL.createObjectURL = () => 'blob:recording';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => microphone.restore());

describe('Enhancing a description', () => {
  it('keeps the text beyond 2000 characters and says that only the first 2000 were improved', async () => {
    serveEnhancement({});
    const { user } = openExperience();
    await writeDescription(user, `${'a'.repeat(1_500)}. ${'b'.repeat(600)}`);
    await user.click(enhance());
    await waitFor(() => expect(field()).toHaveValue(`Built a better service. ${'b'.repeat(600)}`));
    expect(announcedText()).toContain('Only the first 2000 characters were improved. The rest is unchanged.');
  });

  it('splits at a word boundary and keeps a following line break', async () => {
    const requests = serveEnhancement({});
    const { user } = openExperience();
    await writeDescription(user, `${'word '.repeat(398)}abcdefghijklmnop and on`);
    await user.click(enhance());
    await waitFor(() => expect(field()).toHaveValue('Built a better service. abcdefghijklmnop and on'));
    expect(requests[0]?.description).toBe('word '.repeat(398).trim());
    await writeDescription(user, `${'a'.repeat(1_500)}.\n- ${'b'.repeat(600)}`);
    await user.click(enhance());
    await waitFor(() => expect(field()).toHaveValue(`Built a better service.\n- ${'b'.repeat(600)}`));
  });

  it('says that no improvements were found if the text is unchanged', async () => {
    serveEnhancement({ text: textResponse(`${'a'.repeat(1_500)}.`) });
    const { user } = openExperience();
    await writeDescription(user, `${'a'.repeat(1_500)}. ${'b'.repeat(600)}`);
    await user.click(enhance());
    expect(await screen.findByText('No improvements found for your description.')).toBeVisible();
  });

  it('does not replace a text that changed during the request', async () => {
    const delayed = deferred(textResponse());
    serveEnhancement({ text: delayed.respond });
    captureChunks();
    mockFinalize(transcriptResponse());
    const { user } = openExperience();
    await writeDescription(user, 'Steered all the boats.');
    await user.click(enhance());
    await dictate(user);
    const combined = 'Steered all the boats. I steered the ferry every morning.';
    await waitFor(() => expect(field()).toHaveValue(combined));
    delayed.release();
    expect(await screen.findByText('Your text changed in the meantime, so we left it as it is.')).toBeVisible();
    expect(field()).toHaveValue(combined);
    expect(screen.queryByText('Description enhanced successfully')).not.toBeInTheDocument();
  });

  it('keeps the rough draft warning until the text is retyped', async () => {
    serveEnhancement({});
    captureChunks();
    mockFinalize(transcriptResponse({ rough: true }));
    const { user } = openExperience();
    await dictate(user);
    expect(await screen.findByText(/This is a rough draft/)).toBeVisible();
    await user.click(button('Keep it'));
    await user.click(enhance());
    await waitFor(() => expect(field()).toHaveValue('Built a better service.'));
    expect(screen.getByText(/This is a rough draft/)).toBeVisible();
    await writeDescription(user, 'Steered all the boats.');
    await user.click(enhance());
    await waitFor(() => expect(field()).toHaveValue('Built a better service.'));
    expect(screen.queryByText(/This is a rough draft/)).not.toBeInTheDocument();
  });

  it('shows no success toast if the entry was saved before the response', async () => {
    const delayed = deferred(textResponse());
    serveEnhancement({ text: delayed.respond });
    serve({ experiences: [JOB] });
    const { user } = openExperience();
    await user.click(await screen.findByRole('button', { name: 'Edit Pilot' }));
    await writeDescription(user, 'Steered all the boats.');
    await user.click(enhance());
    await user.click(button('Update Experience'));
    expect(await screen.findByText('Experience updated successfully')).toBeVisible();
    delayed.release();
    await expect(screen.findByText('Description enhanced successfully', undefined, ABSENCE_TIMEOUT)).rejects.toThrow();
  });

  it('can be cancelled', async () => {
    const delayed = deferred(textResponse());
    serveEnhancement({ text: delayed.respond });
    const { user } = openExperience();
    await writeDescription(user, 'Steered all the boats.');
    await user.click(enhance());
    expect(field()).toHaveAttribute('readonly');
    await user.click(button('Cancel enhancing'));
    await waitFor(() => expect(field()).not.toHaveAttribute('readonly'));
    expect(enhance()).toHaveFocus();
    delayed.release();
    await user.type(field(), ' Daily.');
    expect(field()).toHaveValue('Steered all the boats. Daily.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('does not retry if Retry-After is too long, and shows the error of the server', async () => {
    const requests = serveEnhancement({
      text: () =>
        HttpResponse.json(errorBody('Come back in an hour'), { status: 429, headers: { 'retry-after': '3600' } }),
    });
    const { user } = openExperience();
    await writeDescription(user, 'Steered all the boats.');
    await user.click(enhance());
    expect(await screen.findByText('Come back in an hour')).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  it('announces the engine and that it can be undone', async () => {
    serveEnhancement({});
    const { user } = openExperience();
    await writeDescription(user, 'Steered all the boats.');
    await user.click(enhance());
    await screen.findByText('Improved with built-in rules (no AI used).');
    expect(announcedText()).toContain('Improved with built-in rules (no AI used).');
    expect(announcedText()).toContain('You can undo it below.');
  });
});

describe('Undoing a suggestion', () => {
  it('restores later edits and detected skills with Redo', async () => {
    serveEnhancement({ text: textResponse('Built a better service.', 'Go') });
    const { user } = openExperience();
    await writeDescription(user, 'Steered all the boats.');
    await user.click(enhance());
    await screen.findByText('Improved with built-in rules (no AI used).');
    await user.type(field(), ' Every day.');
    await user.click(button('Undo enhancement'));
    expect(field()).toHaveValue('Steered all the boats.');
    expect(screen.queryByRole('button', { name: 'Remove Go' })).not.toBeInTheDocument();
    await user.type(field(), ' Often.');
    await user.click(button('Redo'));
    expect(field()).toHaveValue('Built a better service. Every day.');
    expect(button('Remove Go')).toBeVisible();
    await user.click(button('Undo enhancement'));
    expect(field()).toHaveValue('Steered all the boats. Often.');
  });

  it('keeps edits of the transcript and of the improved text', async () => {
    serveEnhancement({});
    captureChunks();
    mockFinalize(transcriptResponse({ originalText: 'um I steered', enhancedText: 'Steered.' }));
    const { user } = openExperience();
    await dictate(user);
    await waitFor(() => expect(field()).toHaveValue('Steered.'));
    await user.type(field(), ' Well.');
    await user.click(button('Use transcript'));
    expect(field()).toHaveValue('um I steered');
    await user.type(field(), ' boats');
    await user.click(button('Use the improved text'));
    expect(field()).toHaveValue('Steered. Well.');
    await user.click(button('Use transcript'));
    expect(field()).toHaveValue('um I steered boats');
  });
});

describe('Skills detected in a description', () => {
  it('announces their number and names', async () => {
    serveEnhancement({ skills: skillsResponse('Go', 'Kafka') });
    const { user } = openExperience();
    await writeDescription(user, FIRST);
    await screen.findByRole('button', { name: 'Remove Kafka' }, { timeout: 3_000 });
    expect(announcedText()).toContain('2 skills found: Go, Kafka');
    await user.click(button('Remove Kafka'));
    expect(announcedText()).toContain('1 skill found: Go');
  });

  it('does not add a removed skill again', async () => {
    const requests = serveEnhancement({ skills: skillsResponse('Go', 'Kafka') });
    const { user } = openExperience();
    await writeDescription(user, FIRST);
    await user.click(await screen.findByRole('button', { name: 'Remove Kafka' }, { timeout: 3_000 }));
    await user.type(field(), ' Daily.');
    await waitFor(() => expect(requests).toHaveLength(2), { timeout: 3_000 });
    await waitFor(() => expect(announcedText()).toContain('1 skill found: Go'));
    expect(screen.queryByRole('button', { name: 'Remove Kafka' })).not.toBeInTheDocument();
  });

  it('replaces earlier detected skills and keeps those of the entry', async () => {
    serve({ experiences: [{ ...JOB, skills: { technical: ['Rust'] } }] });
    serveEnhancement({ skills: (request) => skillsResponse(request.description === FIRST ? 'Go' : 'Baking')(request) });
    const { user } = openExperience();
    await user.click(await screen.findByRole('button', { name: 'Edit Pilot' }));
    await writeDescription(user, FIRST);
    await screen.findByRole('button', { name: 'Remove Go' }, { timeout: 3_000 });
    await writeDescription(user, SECOND);
    await screen.findByRole('button', { name: 'Remove Baking' }, { timeout: 3_000 });
    expect(announcedText()).toContain('2 skills found: Rust, Baking');
  });

  it('ignores an outdated response', async () => {
    const delayed = deferred(skillsResponse('Go'));
    const requests = serveEnhancement({
      skills: (body) => (body.description === FIRST ? delayed.respond(body) : skillsResponse('Baking')(body)),
    });
    const { user } = openExperience();
    await writeDescription(user, FIRST);
    await waitFor(() => expect(requests).toHaveLength(1), { timeout: 3_000 });
    await writeDescription(user, SECOND);
    await screen.findByRole('button', { name: 'Remove Baking' }, { timeout: 3_000 });
    delayed.release();
    await expect(screen.findByRole('button', { name: 'Remove Go' }, ABSENCE_TIMEOUT)).rejects.toThrow();
  });

  it('retries at once, and hides the error when the text is too short', async () => {
    const failure: Responder = () => HttpResponse.json(errorBody('Not found'), { status: 404 });
    const requests = serveEnhancement({ skills: failure });
    const { user } = openExperience();
    await writeDescription(user, FIRST);
    const region = (await screen.findByText(/Failed to process skills/, undefined, { timeout: 3_000 })).closest(
      '[role=status]',
    );
    await user.click(button('Try again'));
    await waitFor(() => expect(requests).toHaveLength(2), { timeout: 500 });
    expect(await screen.findByText(/Failed to process skills/)).toBeVisible();
    await writeDescription(user, 'Short.');
    expect(screen.queryByText(/Failed to process skills/)).not.toBeInTheDocument();
    // The live region stays mounted, so that the next error is announced.
    expect(region).toBeInTheDocument();
  });

  it('does not detect skills in a dictation, whose response contains them', async () => {
    const requests = serveEnhancement({ skills: skillsResponse('Go') });
    captureChunks();
    mockFinalize(transcriptResponse({ originalText: FIRST, skills: { technical: ['Kafka'] } }));
    const { user } = openExperience();
    await dictate(user);
    await screen.findByRole('button', { name: 'Remove Kafka' });
    await expect(screen.findByRole('button', { name: 'Remove Go' }, { timeout: 1_500 })).rejects.toThrow();
    expect(requests).toEqual([]);
  });
});
