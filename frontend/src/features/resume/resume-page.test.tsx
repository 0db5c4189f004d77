import type { ProfileSections } from '@trackrecord/contracts';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { PROFILE_URL, errorBody, makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { captureWriteIds } from '../../testing/requests';
import { createImportResponse, createJsonFile, makeChange, makePreview, captureImports } from '../../testing/resume';
import { server } from '../../testing/server';

const ID = '0b9f6f5e-6f0c-4a51-9a8e-000000000001';
const PERSON = { firstName: 'Nadia', lastName: 'Kurian', email: 'nadia@example.com' };
const LONG_DESCRIPTION = 'Wrote programs for an engine that did not exist yet. '.repeat(8).trim();

const RESUME = { skills: [{ name: 'Weaving' }] };

const makeResumeFile = () => createJsonFile(JSON.stringify(RESUME));

const renderPage = async () => {
  serveProfile(makeProfile());
  const app = renderApp({ at: '/profile/import' });
  const field = await screen.findByLabelText('Resume file');
  const selectFile = (file: File) =>
    app.user.upload(field.isConnected ? field : screen.getByLabelText('Resume file'), file);
  return { ...app, selectFile };
};

const getCard = (name: string) => within(screen.getByRole('region', { name }));
const getListItems = (name: string) =>
  getCard(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const findPreview = () => screen.findByRole('heading', { name: 'What changes' });

const createDeferred = () => {
  let settle = (): void => undefined;
  const promise = new Promise<void>((resolve) => (settle = resolve));
  return { promise, resolve: () => settle() };
};

describe('The resume page', () => {
  it('is linked from the profile and back', async () => {
    serveProfile(makeProfile());
    const { user, address } = renderApp({ at: '/profile' });
    await user.click(await screen.findByRole('link', { name: 'Import and export' }));
    expect(await screen.findByRole('heading', { name: 'Import and export' })).toHaveFocus();
    expect(address()).toBe('/profile/import');
    expect(screen.getByText(/JSON Resume is an open format/)).toBeVisible();
    expect(document.title).toBe('Import and export · Trackrecord');
    await user.click(screen.getByRole('link', { name: 'Back to profile' }));
    expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeVisible();
  });

  it('opens the file dialog for one .json file', async () => {
    const { user } = await renderPage();
    const click = jest.spyOn(HTMLInputElement.prototype, 'click');
    await user.click(screen.getByRole('button', { name: 'Choose a file' }));
    expect(click).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Resume file')).toHaveAttribute('accept', '.json,application/json');
  });

  it('ignores dropped text', async () => {
    await renderPage();
    const drop = createEvent.drop(document.body, { dataTransfer: { types: ['text/plain'], files: [] } });
    fireEvent(document.body, drop);
    expect(drop.defaultPrevented).toBe(false);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('A file', () => {
  it.each([
    [
      'is not JSON',
      createJsonFile('{skills', 'notes.json'),
      "notes.json isn't a JSON file. Choose the .json file you exported.",
    ],
    ['is empty', createJsonFile('', 'empty.json'), "empty.json isn't a JSON file. Choose the .json file you exported."],
    ['is an array', createJsonFile('[1]', 'list.json'), "list.json isn't a resume. It must contain a JSON object."],
    ['is null', createJsonFile('null', 'null.json'), "null.json isn't a resume. It must contain a JSON object."],
    [
      'is too large',
      createJsonFile(`{"a": "${'x'.repeat(1_000_000)}"}`, 'long.json'),
      'long.json is too large. The limit is 1 MB.',
    ],
  ])('that %s is rejected without a request', async (_what, file, text) => {
    const { selectFile } = await renderPage();
    await selectFile(file);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    const button = screen.getByRole('button', { name: 'Choose a file' });
    expect(button).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(screen.queryByRole('heading', { name: 'What changes' })).not.toBeInTheDocument();
  });

  it('of exactly 1 MB is accepted', async () => {
    const requests = captureImports(() => createImportResponse(makePreview()));
    const { selectFile } = await renderPage();
    await selectFile(createJsonFile(`{"a": "${'x'.repeat(1_000_000 - 9)}"}`));
    await findPreview();
    expect(requests).toHaveLength(1);
  });

  it('that cannot be read is rejected', async () => {
    const { selectFile } = await renderPage();
    await selectFile(Object.assign(makeResumeFile(), { arrayBuffer: () => Promise.reject(new Error('It is gone.')) }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'resume.json could not be read. Please choose it again.',
    );
  });

  it('can be dropped anywhere on the page', async () => {
    captureImports(() => createImportResponse(makePreview()));
    await renderPage();
    const dataTransfer = { types: ['Files'], files: [makeResumeFile()] };
    const dropZone = screen.getByRole('region', { name: 'Your file' });
    const hover = createEvent.dragOver(document.body, { dataTransfer });
    fireEvent(document.body, hover);
    expect(hover.defaultPrevented).toBe(true);
    expect(dropZone.querySelector('.tr-highlighted')).toBeInTheDocument();
    // jsdom's drag events lack `relatedTarget`, which is null when the drag leaves the page.
    fireEvent(document.body, Object.assign(createEvent.dragLeave(document.body), { relatedTarget: null }));
    expect(dropZone.querySelector('.tr-highlighted')).not.toBeInTheDocument();
    const drop = createEvent.drop(document.body, { dataTransfer });
    fireEvent(document.body, drop);
    expect(drop.defaultPrevented).toBe(true);
    expect(await findPreview()).toBeVisible();
  });

  it('is rejected when several are dropped', async () => {
    await renderPage();
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [makeResumeFile(), makeResumeFile()] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose only one file.');
  });

  it('that the server rejects can be selected again', async () => {
    captureImports((_body, attempt) =>
      attempt === 1
        ? HttpResponse.json(errorBody('This resume is too large to read.'), { status: 400 })
        : createImportResponse(makePreview()),
    );
    const { selectFile } = await renderPage();
    await selectFile(makeResumeFile());
    expect(await screen.findByRole('alert')).toHaveTextContent('This resume is too large to read.');
    await selectFile(makeResumeFile());
    expect(await findPreview()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('The preview', () => {
  it('lists the changes by section and the parts not imported, without saving', async () => {
    const requests = captureImports(() =>
      createImportResponse(
        makePreview({
          changes: [
            makeChange('experiences', 'Added experience Programmer at Analytical Engines'),
            makeChange('skills', 'Added skill Weaving'),
            makeChange('skills', 'Added skill Knots'),
          ],
          leftOut: [{ path: 'awards', message: 'Not supported: awards.' }],
        }),
      ),
    );
    const { selectFile } = await renderPage();
    await selectFile(makeResumeFile());
    await findPreview();
    expect(screen.getByRole('heading', { name: 'Import and export' })).toHaveFocus();
    const headings = getCard('What changes').getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Work experience', 'Skills']);
    expect(getListItems('What changes')).toEqual([
      'Added experience Programmer at Analytical Engines',
      'Added skill Weaving',
      'Added skill Knots',
    ]);
    expect(getListItems('Not imported')).toEqual(['Not supported: awards. awards']);
    expect(screen.getByText('resume.json: 3 changes. 1 part is not imported. Nothing is saved yet.')).toBeVisible();
    expect(requests.map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
      [{ resume: RESUME, strategy: 'merge', apply: false }, null],
    ]);
  });

  it('shows each value before and after, and the text of a new entry', async () => {
    const experience = {
      id: ID,
      title: 'Programmer',
      company: 'Acme',
      description: LONG_DESCRIPTION,
      endDate: null,
      current: false,
    };
    captureImports(() =>
      createImportResponse(
        makePreview({
          changes: [
            makeChange('personalInfo', 'Changed title and phone', {
              before: { personalInfo: { ...PERSON, title: 'Navigator' } },
              after: { personalInfo: { ...PERSON, title: 'Pilot', phone: '+49 30 1234567' } },
            }),
            makeChange('experiences', 'Added experience Programmer at Acme', { after: { experiences: [experience] } }),
            makeChange('skills', 'Removed skill Go', { before: { skills: ['Go'] } }),
          ],
        }),
      ),
    );
    const { selectFile, user } = await renderPage();
    await selectFile(makeResumeFile());
    await findPreview();
    expect(getListItems('What changes')).toEqual([
      'Changed title and phoneTitleBefore: NavigatorAfter: PilotPhoneAfter: +49 30 1234567',
      `Added experience Programmer at AcmeAfter: Programmer at Acme\nDescription: ${LONG_DESCRIPTION}Show all`,
      'Removed skill Go',
    ]);
    const showAll = getCard('What changes').getByRole('button', { name: 'Show all' });
    await user.click(showAll);
    expect(showAll).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows sections in older shapes', async () => {
    const before = { preferences: { industries: ['Rail'] } } as unknown as ProfileSections;
    const after = { preferences: { industries: ['Ships'] } } as unknown as ProfileSections;
    captureImports(() =>
      createImportResponse(
        makePreview({ changes: [makeChange('preferences', 'Changed work preferences', { before, after })] }),
      ),
    );
    const { selectFile } = await renderPage();
    await selectFile(makeResumeFile());
    await findPreview();
    expect(getListItems('What changes')).toEqual([
      'Changed work preferencesPreferred industriesBefore: RailAfter: Ships',
    ]);
  });

  it('offers no import when nothing changes', async () => {
    captureImports(() => createImportResponse(makePreview({ changes: [], message: MESSAGES.resumeKnown })));
    const { selectFile, user } = await renderPage();
    await selectFile(makeResumeFile());
    expect(await screen.findByText('Your profile already includes everything in this file.')).toBeVisible();
    expect(screen.getByText('resume.json: No changes.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Not imported' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Choose another file' }));
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });

  it('offers no import when the file has nothing to import', async () => {
    captureImports(() => createImportResponse(makePreview({ changes: [], message: MESSAGES.resumeEmpty })));
    const { selectFile } = await renderPage();
    await selectFile(createJsonFile('{"name":"left-pad"}', 'package.json'));
    expect(await screen.findByText('Nothing to import was found in this file.')).toBeVisible();
    expect(screen.queryByText('Your profile already includes everything in this file.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
  });

  it('is refreshed for another strategy; the latest selection wins', async () => {
    const deferredPreview = createDeferred();
    const requests = captureImports(async ({ strategy }, attempt) => {
      if (attempt === 2) await deferredPreview.promise;
      const text = strategy === 'replace' ? 'Removed skill Go' : 'Added skill Weaving';
      return createImportResponse(makePreview({ changes: [makeChange('skills', text)] }));
    });
    const { selectFile, user } = await renderPage();
    await selectFile(makeResumeFile());
    await findPreview();
    expect(screen.getByRole('radio', { name: 'Add to my profile' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Replace sections with those in the file' }));
    expect(screen.getByRole('button', { name: 'Import' })).toHaveAttribute('aria-disabled', 'true');
    await user.clickDisabled(screen.getByRole('button', { name: 'Import' }));
    await user.click(screen.getByRole('radio', { name: 'Add to my profile' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Import' })).toHaveAttribute('aria-disabled', 'false'),
    );
    await act(async () => {
      deferredPreview.resolve();
      await deferredPreview.promise;
    });
    expect(getListItems('What changes')).toEqual(['Added skill Weaving']);
    expect(requests.map(({ body }) => [body.strategy, body.apply])).toEqual([
      ['merge', false],
      ['replace', false],
      ['merge', false],
    ]);
  });

  it('offers a retry when it fails for another strategy', async () => {
    captureImports((_body, attempt) => (attempt === 2 ? HttpResponse.error() : createImportResponse(makePreview())));
    const { selectFile, user } = await renderPage();
    await selectFile(makeResumeFile());
    await findPreview();
    await user.click(screen.getByRole('radio', { name: 'Replace sections with those in the file' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to import resume');
    expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await findPreview()).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Replace sections with those in the file' })).toBeChecked();
  });

  it('is closed by Cancel', async () => {
    const requests = captureImports(() => createImportResponse(makePreview()));
    const { selectFile, user } = await renderPage();
    await selectFile(makeResumeFile());
    await findPreview();
    await user.click(screen.getByRole('radio', { name: 'Replace sections with those in the file' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { name: 'Import and export' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    await selectFile(makeResumeFile());
    await findPreview();
    expect(screen.getByRole('radio', { name: 'Add to my profile' })).toBeChecked();
    expect(requests.at(-1)?.body.strategy).toBe('merge');
  });

  it('is replaced when another file is dropped', async () => {
    captureImports(() => createImportResponse(makePreview()));
    const { selectFile } = await renderPage();
    await selectFile(makeResumeFile());
    await findPreview();
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [createJsonFile('[]', 'other.json')] } });
    expect(await screen.findByRole('alert')).toHaveTextContent("other.json isn't a resume");
    expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
  });
});

describe('The import', () => {
  it('is sent once with the previewed revision and opens the profile', async () => {
    const deferredSave = createDeferred();
    const requests = captureImports(async ({ apply }) => {
      if (!apply) return createImportResponse(makePreview());
      await deferredSave.promise;
      serveProfile(makeProfile({ revision: 4, skills: ['Weaving'] }));
      return createImportResponse(makePreview({ applied: true, revision: 4 }));
    });
    const { selectFile, user, address } = await renderPage();
    await selectFile(makeResumeFile());
    await findPreview();
    await user.dblClick(screen.getByRole('button', { name: 'Import' }));
    const button = screen.getByRole('button', { name: 'Importing...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    deferredSave.resolve();
    expect(await screen.findByText('Resume imported successfully')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(await screen.findByText('Weaving')).toBeVisible();
    expect(requests.slice(1)).toEqual([
      {
        body: { resume: RESUME, strategy: 'merge', apply: true },
        ifMatch: '"3"',
        idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
  });

  it('has the correlation id of the preview, and another one for another file', async () => {
    captureImports(({ apply }) => createImportResponse(makePreview({ applied: apply === true, revision: 3 })));
    const sentIds = captureWriteIds();
    const { selectFile, user } = await renderPage();
    await selectFile(makeResumeFile());
    await findPreview();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await selectFile(makeResumeFile());
    await findPreview();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(sentIds).toHaveLength(3));
    const [first, preview, applied] = sentIds.map(({ correlationId }) => correlationId);
    expect(applied).toBe(preview);
    expect(first).not.toBe(preview);
    expect(applied).not.toBe(sentIds[2]?.requestId);
  });

  it('opens the profile only after refetching it', async () => {
    const deferredRead = createDeferred();
    let readCount = 0;
    captureImports(({ apply }) => {
      if (apply === true)
        server.use(
          http.get(PROFILE_URL, async () => {
            readCount += 1;
            await deferredRead.promise;
            return HttpResponse.json(makeProfile({ revision: 4, skills: ['Weaving'] }));
          }),
        );
      return createImportResponse(makePreview({ applied: apply === true }));
    });
    const { selectFile, user, address } = await renderPage();
    await selectFile(makeResumeFile());
    await findPreview();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(readCount).toBe(1));
    expect(address()).toBe('/profile/import');
    expect(screen.getByRole('button', { name: 'Importing...' })).toBeVisible();
    deferredRead.resolve();
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(await screen.findByText('Weaving')).toBeVisible();
    expect(readCount).toBe(1);
  });

  it('sends no If-Match without a profile', async () => {
    const requests = captureImports(({ apply }) =>
      createImportResponse(makePreview({ applied: apply === true, revision: null })),
    );
    const { selectFile, user } = await renderPage();
    await selectFile(makeResumeFile());
    await findPreview();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Resume imported successfully')).toBeVisible();
    expect(requests.at(-1)?.ifMatch).toBeNull();
  });

  it('refreshes the preview after a conflict', async () => {
    const requests = captureImports(({ apply }, attempt) => {
      if (attempt === 1) return createImportResponse(makePreview());
      if (apply !== true)
        return createImportResponse(makePreview({ revision: 7, changes: [makeChange('skills', 'Added skill Knots')] }));
      return attempt === 2
        ? HttpResponse.json(errorBody('Your profile was changed.'), { status: 412, headers: { etag: '"7"' } })
        : createImportResponse(makePreview({ applied: true, revision: 8 }));
    });
    const { selectFile, user, address } = await renderPage();
    await selectFile(makeResumeFile());
    await findPreview();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('Your profile changed in the meantime');
    expect(note).toHaveFocus();
    await waitFor(() => expect(getListItems('What changes')).toEqual(['Added skill Knots']));
    expect(address()).toBe('/profile/import');
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(requests.map(({ body, ifMatch }) => [body.apply, ifMatch])).toEqual([
      [false, null],
      [true, '"3"'],
      [false, null],
      [true, '"7"'],
    ]);
  });

  it.each([
    [
      'the error of the server',
      () => HttpResponse.json(errorBody('The store is on fire'), { status: 503 }),
      'The store',
    ],
    ['a fallback error after a network failure', () => HttpResponse.error(), 'Failed to import resume'],
  ])('shows %s, stays on the page and can be retried', async (_what, failingResponse, text) => {
    captureImports(({ apply }, attempt) =>
      attempt === 2 ? failingResponse() : createImportResponse(makePreview({ applied: apply === true })),
    );
    const { selectFile, user, address } = await renderPage();
    await selectFile(makeResumeFile());
    await findPreview();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(address()).toBe('/profile/import');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Import' })).toHaveAttribute('aria-disabled', 'false'),
    );
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(address()).toBe('/profile'));
  });

  it('does not navigate when the user has left the page', async () => {
    const deferredSave = createDeferred();
    captureImports(async ({ apply }) => {
      if (apply === true) await deferredSave.promise;
      return createImportResponse(makePreview({ applied: apply === true }));
    });
    const { selectFile, user, router, address } = await renderPage();
    await selectFile(makeResumeFile());
    await findPreview();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(() => router.navigate('/profile?edit=skills'));
    await screen.findByRole('dialog', { name: 'Edit Skills' });
    deferredSave.resolve();
    expect(await screen.findByText('Resume imported successfully')).toBeVisible();
    expect(address()).toBe('/profile?edit=skills');
  });

  it('opens the profile even if refetching it fails', async () => {
    captureImports(({ apply }) => {
      if (apply === true) server.use(http.get(PROFILE_URL, () => HttpResponse.json(errorBody('No'), { status: 400 })));
      return createImportResponse(makePreview({ applied: apply === true }));
    });
    const { selectFile, user, address } = await renderPage();
    await selectFile(makeResumeFile());
    await findPreview();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Resume imported successfully')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/profile'));
  });
});
