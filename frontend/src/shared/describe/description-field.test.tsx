import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { JOB, SECTIONS, withoutAi } from '../../testing/candidate';
import { fakeMicrophone } from '../../testing/microphone';
import type { FakeMicrophone } from '../../testing/microphone';
import { progressUpTo, serveOnboarding } from '../../testing/onboarding';
import { errorBody, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { SETTLED } from '../../testing/settled';
import { finishUploads, heard, takeChunks } from '../../testing/transcription';

interface Asked {
  readonly description: string;
  readonly only?: 'skills';
}
type Answer = (asked: Asked) => Response | Promise<Response>;
type User = ReturnType<typeof renderApp>['user'];

const FIRST = 'Built the parcel-tracking service in Go on PostgreSQL and Kafka.';
const SECOND = 'Baked sourdough bread for two hundred people on every morning of the week.';
const nothing: Answer = () => HttpResponse.json({ success: true, message: '', skills: {}, engine: 'rules' });
const found =
  (...technical: readonly string[]): Answer =>
  () =>
    HttpResponse.json({ success: true, message: '', skills: { technical }, engine: 'rules' });
const better =
  (text = 'Built a better service.', ...technical: readonly string[]): Answer =>
  () =>
    HttpResponse.json({ success: true, message: '', text, skills: { technical }, engine: 'rules' });

/** Answers improving and looking for skills, and keeps what was asked. */
function answers({ text = better(), skills = nothing }: { readonly text?: Answer; readonly skills?: Answer }) {
  const asked: Asked[] = [];
  server.use(
    http.post('http://localhost/api/transcription/enhance', async ({ request }) => {
      const question = (await request.json()) as Asked;
      asked.push(question);
      return question.only === 'skills' ? skills(question) : text(question);
    }),
  );
  return asked;
}

/** An answer that comes when told to. */
function held(answer: Answer) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  return {
    release: () => release(),
    answer: async (asked: Asked) => {
      await gate;
      return answer(asked);
    },
  };
}

const button = (name: string) => screen.getByRole('button', { name });
const enhance = () => button('Enhance description');
const field = () => screen.getByLabelText(/Description/);
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('\n');
const serve = (sections: object = { experiences: [] }) =>
  serveOnboarding(progressUpTo('experience', { ...SECTIONS, ...sections }));
const opens = () => renderApp({ at: '/onboarding/experience' });
const writes = async (user: User, text: string) => {
  await user.clear(await screen.findByLabelText(/Description/));
  await user.click(field());
  await user.paste(text);
};
const dictates = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Switch to Voice' }));
  await user.click(await screen.findByRole('button', { name: 'Start recording' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
};

let microphone: FakeMicrophone;

beforeEach(() => {
  serveProfile(null);
  withoutAi();
  serve();
  microphone = fakeMicrophone();
  URL.createObjectURL = () => 'blob:recording';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => microphone.restore());

describe('Improving a description', () => {
  it('keeps what is beyond 2000 characters, and says that only the first were improved', async () => {
    answers({});
    const { user } = opens();
    await writes(user, `${'a'.repeat(1_500)}. ${'b'.repeat(600)}`);
    await user.click(enhance());
    await waitFor(() => expect(field()).toHaveValue(`Built a better service. ${'b'.repeat(600)}`));
    expect(announced()).toContain('Only the first 2000 characters were improved. The rest is unchanged.');
  });

  it('cuts no word in two, and keeps the line that follows on its own', async () => {
    const asked = answers({});
    const { user } = opens();
    await writes(user, `${'word '.repeat(398)}abcdefghijklmnop and on`);
    await user.click(enhance());
    await waitFor(() => expect(field()).toHaveValue('Built a better service. abcdefghijklmnop and on'));
    expect(asked[0]?.description).toBe('word '.repeat(398).trim());
    await writes(user, `${'a'.repeat(1_500)}.\n- ${'b'.repeat(600)}`);
    await user.click(enhance());
    await waitFor(() => expect(field()).toHaveValue(`Built a better service.\n- ${'b'.repeat(600)}`));
  });

  it('says that there was nothing to improve where what was sent came back', async () => {
    answers({ text: better(`${'a'.repeat(1_500)}.`) });
    const { user } = opens();
    await writes(user, `${'a'.repeat(1_500)}. ${'b'.repeat(600)}`);
    await user.click(enhance());
    expect(await screen.findByText('No improvements found for your description.')).toBeVisible();
  });

  it('leaves a text alone that changed meanwhile', async () => {
    const late = held(better());
    answers({ text: late.answer });
    takeChunks();
    finishUploads(heard());
    const { user } = opens();
    await writes(user, 'Steered all the boats.');
    await user.click(enhance());
    await dictates(user);
    const both = 'Steered all the boats. I steered the ferry every morning.';
    await waitFor(() => expect(field()).toHaveValue(both));
    late.release();
    expect(await screen.findByText('Your text changed in the meantime, so we left it as it is.')).toBeVisible();
    expect(field()).toHaveValue(both);
    expect(screen.queryByText('Description enhanced successfully')).not.toBeInTheDocument();
  });

  it('goes on saying that a rough draft is one, until it is typed anew', async () => {
    answers({});
    takeChunks();
    finishUploads(heard({ rough: true }));
    const { user } = opens();
    await dictates(user);
    expect(await screen.findByText(/This is a rough draft/)).toBeVisible();
    await user.click(button('Keep it'));
    await user.click(enhance());
    await waitFor(() => expect(field()).toHaveValue('Built a better service.'));
    expect(screen.getByText(/This is a rough draft/)).toBeVisible();
    await writes(user, 'Steered all the boats.');
    await user.click(enhance());
    await waitFor(() => expect(field()).toHaveValue('Built a better service.'));
    expect(screen.queryByText(/This is a rough draft/)).not.toBeInTheDocument();
  });

  it('says nothing of success for an entry that was added without it', async () => {
    const late = held(better());
    answers({ text: late.answer });
    serve({ experiences: [JOB] });
    const { user } = opens();
    await user.click(await screen.findByRole('button', { name: 'Edit Pilot' }));
    await writes(user, 'Steered all the boats.');
    await user.click(enhance());
    await user.click(button('Update Experience'));
    expect(await screen.findByText('Experience updated successfully')).toBeVisible();
    late.release();
    await expect(screen.findByText('Description enhanced successfully', undefined, SETTLED)).rejects.toThrow();
  });

  it('can be cancelled', async () => {
    const late = held(better());
    answers({ text: late.answer });
    const { user } = opens();
    await writes(user, 'Steered all the boats.');
    await user.click(enhance());
    expect(field()).toHaveAttribute('readonly');
    await user.click(button('Cancel enhancing'));
    await waitFor(() => expect(field()).not.toHaveAttribute('readonly'));
    expect(enhance()).toHaveFocus();
    late.release();
    await user.type(field(), ' Daily.');
    expect(field()).toHaveValue('Steered all the boats. Daily.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('gives up at once where the server wants a long wait, with its words', async () => {
    const asked = answers({
      text: () =>
        HttpResponse.json(errorBody('Come back in an hour'), { status: 429, headers: { 'retry-after': '3600' } }),
    });
    const { user } = opens();
    await writes(user, 'Steered all the boats.');
    await user.click(enhance());
    expect(await screen.findByText('Come back in an hour')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('announces who improved it and that it can be undone', async () => {
    answers({});
    const { user } = opens();
    await writes(user, 'Steered all the boats.');
    await user.click(enhance());
    await screen.findByText('Improved with built-in rules (no AI used).');
    expect(announced()).toContain('Improved with built-in rules (no AI used).');
    expect(announced()).toContain('You can undo it below.');
  });
});

describe('Undoing', () => {
  it('keeps what was typed after an enhancement, and its skills, to be had back', async () => {
    answers({ text: better('Built a better service.', 'Go') });
    const { user } = opens();
    await writes(user, 'Steered all the boats.');
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

  it('keeps what was typed into what was said, and into what was made of it', async () => {
    answers({});
    takeChunks();
    finishUploads(heard({ originalText: 'um I steered', enhancedText: 'Steered.' }));
    const { user } = opens();
    await dictates(user);
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

describe('The skills found in a description', () => {
  it('are announced by number and name', async () => {
    answers({ skills: found('Go', 'Kafka') });
    const { user } = opens();
    await writes(user, FIRST);
    await screen.findByRole('button', { name: 'Remove Kafka' }, { timeout: 3_000 });
    expect(announced()).toContain('2 skills found: Go, Kafka');
    await user.click(button('Remove Kafka'));
    expect(announced()).toContain('1 skill found: Go');
  });

  it('leave out for good what was taken out', async () => {
    const asked = answers({ skills: found('Go', 'Kafka') });
    const { user } = opens();
    await writes(user, FIRST);
    await user.click(await screen.findByRole('button', { name: 'Remove Kafka' }, { timeout: 3_000 }));
    await user.type(field(), ' Daily.');
    await waitFor(() => expect(asked).toHaveLength(2), { timeout: 3_000 });
    await waitFor(() => expect(announced()).toContain('1 skill found: Go'));
    expect(screen.queryByRole('button', { name: 'Remove Kafka' })).not.toBeInTheDocument();
  });

  it('are those of the text that is there, with those that came with the entry', async () => {
    serve({ experiences: [{ ...JOB, skills: { technical: ['Rust'] } }] });
    answers({ skills: (asked) => found(asked.description === FIRST ? 'Go' : 'Baking')(asked) });
    const { user } = opens();
    await user.click(await screen.findByRole('button', { name: 'Edit Pilot' }));
    await writes(user, FIRST);
    await screen.findByRole('button', { name: 'Remove Go' }, { timeout: 3_000 });
    await writes(user, SECOND);
    await screen.findByRole('button', { name: 'Remove Baking' }, { timeout: 3_000 });
    expect(announced()).toContain('2 skills found: Rust, Baking');
  });

  it('are not those of an answer that comes too late', async () => {
    const late = held(found('Go'));
    const asked = answers({
      skills: (question) => (question.description === FIRST ? late.answer(question) : found('Baking')(question)),
    });
    const { user } = opens();
    await writes(user, FIRST);
    await waitFor(() => expect(asked).toHaveLength(1), { timeout: 3_000 });
    await writes(user, SECOND);
    await screen.findByRole('button', { name: 'Remove Baking' }, { timeout: 3_000 });
    late.release();
    await expect(screen.findByRole('button', { name: 'Remove Go' }, SETTLED)).rejects.toThrow();
  });

  it('are asked for again at once, and no failure stays with a text too short for them', async () => {
    const failing: Answer = () => HttpResponse.json(errorBody('Not found'), { status: 404 });
    const asked = answers({ skills: failing });
    const { user } = opens();
    await writes(user, FIRST);
    const region = (await screen.findByText(/Failed to process skills/, undefined, { timeout: 3_000 })).closest(
      '[role=status]',
    );
    await user.click(button('Try again'));
    await waitFor(() => expect(asked).toHaveLength(2), { timeout: 500 });
    expect(await screen.findByText(/Failed to process skills/)).toBeVisible();
    await writes(user, 'Short.');
    expect(screen.queryByText(/Failed to process skills/)).not.toBeInTheDocument();
    // The region stays, so that the next failure is announced.
    expect(region).toBeInTheDocument();
  });

  it('are not looked for in a dictation, which brings its own', async () => {
    const asked = answers({ skills: found('Go') });
    takeChunks();
    finishUploads(heard({ originalText: FIRST, skills: { technical: ['Kafka'] } }));
    const { user } = opens();
    await dictates(user);
    await screen.findByRole('button', { name: 'Remove Kafka' });
    await expect(screen.findByRole('button', { name: 'Remove Go' }, { timeout: 1_500 })).rejects.toThrow();
    expect(asked).toEqual([]);
  });
});
