import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { EXPERIENCE, PROJECT } from '../../../../testing/candidate';
import { openEditor, acceptSave, captureSaves } from '../../../../testing/editor';
import { fakeMicrophone } from '../../../../testing/microphone';
import type { FakeMicrophone } from '../../../../testing/microphone';
import { server } from '../../../../testing/server';
import { mockFinalize, createTranscriptResponder, captureChunks } from '../../../../testing/transcription';

let microphone: FakeMicrophone;

beforeEach(() => {
  microphone = fakeMicrophone();
  URL.createObjectURL = () => 'blob:recording';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => microphone.restore());

const getButton = (name: string) => screen.getByRole('button', { name });
const getDescription = () => screen.getByRole('textbox', { name: /Description/ });
type User = Awaited<ReturnType<typeof openEditor>>['user'];

const record = async (user: User) => {
  await user.click(getButton('Switch to Voice'));
  await user.click(await screen.findByRole('button', { name: 'Start recording' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await screen.findByRole('button', { name: 'Confirm' });
};

describe('The description field in an editor', () => {
  it('saves a dictated description with its origin', async () => {
    const { user } = await openEditor('experience', 'Edit Work Experience', { experiences: [EXPERIENCE] });
    const saves = captureSaves('experiences', acceptSave());
    captureChunks();
    mockFinalize(createTranscriptResponder({ skills: { domain: ['Navigation'] } }));
    await user.click(getButton('Edit Pilot'));
    await record(user);
    expect(screen.getByText('1 change not saved yet')).toBeVisible();
    await user.click(getButton('Save All Changes'));
    expect(await screen.findByText('Confirm or discard your recording first.')).toBeVisible();
    await user.click(getButton('Confirm'));
    await waitFor(() => expect(getDescription()).toHaveValue('Steered. I steered the ferry every morning.'));
    await user.click(getButton('Save All Changes'));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({
      experiences: [
        { ...EXPERIENCE, description: 'Steered. I steered the ferry every morning.', descriptionOrigin: 'dictated' },
      ],
      origin: 'typed',
    });
  });

  it('saves an enhanced description and requests no skills', async () => {
    const requests: unknown[] = [];
    server.use(
      http.post('http://localhost/api/transcription/enhance', async ({ request }) => {
        requests.push(await request.json());
        const text = 'Built timetables that never lie.';
        return HttpResponse.json({ success: true, message: '', text, skills: { technical: ['Go'] }, engine: 'openai' });
      }),
    );
    const longText = 'Timetables for ferries that always say when the next one goes.';
    const { user } = await openEditor('projects', 'Edit Projects', {
      projects: [{ ...PROJECT, description: longText }],
    });
    const saves = captureSaves('projects', acceptSave());
    await user.click(getButton('Edit Ferry Times'));
    await user.click(getButton('Enhance description'));
    expect(await screen.findByText('Improved by an AI service.')).toBeVisible();
    await user.click(getButton('Save All Changes'));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(requests).toEqual([{ description: longText, context: 'project', title: 'Ferry Times' }]);
    expect(saves[0]?.body).toMatchObject({
      projects: [{ description: 'Built timetables that never lie.', descriptionOrigin: 'suggested' }],
    });
  });

  it('discards the recording of an entry when another one is edited', async () => {
    const other = { ...EXPERIENCE, id: '44444444-4444-4444-8444-444444444444', title: 'Baker', description: 'Baked.' };
    const { user } = await openEditor('experience', 'Edit Work Experience', { experiences: [EXPERIENCE, other] });
    await user.click(getButton('Edit Pilot'));
    await record(user);
    await user.click(getButton('Edit Baker'));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(getDescription()).toHaveValue('Baked.'));
    expect(screen.queryByRole('group', { name: 'Voice input' })).not.toBeInTheDocument();
    expect(screen.queryByText(/not saved yet/)).not.toBeInTheDocument();
  });

  it('focuses the form of the other entry after discarding', async () => {
    const other = { ...EXPERIENCE, id: '44444444-4444-4444-8444-444444444444', title: 'Baker', description: 'Baked.' };
    const { user } = await openEditor('experience', 'Edit Work Experience', { experiences: [EXPERIENCE, other] });
    await user.click(getButton('Edit Pilot'));
    await user.type(getDescription(), ' And docked.');
    await user.click(getButton('Edit Baker'));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(getDescription()).toHaveValue('Baked.'));
    expect(screen.queryByRole('dialog', { name: /Discard/ })).not.toBeInTheDocument();
    expect(screen.getByLabelText(/Job title/)).toHaveFocus();
  });

  it('asks before removing the edited entry discards a recording', async () => {
    const { user } = await openEditor('experience', 'Edit Work Experience', { experiences: [EXPERIENCE] });
    await user.click(getButton('Edit Pilot'));
    await record(user);
    await user.click(getButton('Remove Pilot'));
    expect(await screen.findByRole('dialog', { name: 'Discard your recording?' })).toBeVisible();
    await user.click(getButton('Keep editing'));
    await waitFor(() => expect(getButton('Remove Pilot')).toHaveFocus());
    await user.click(getButton('Remove Pilot'));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByText('No work experience added yet.')).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });
});
