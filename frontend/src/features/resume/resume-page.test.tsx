import { MESSAGES } from '@trackrecord/contracts/messages';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { PROFILE, errorBody, profileWith, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { imports, jsonFile, previewWith, takeImports } from '../../testing/resume';
import { server } from '../../testing/server';

const RESUME = { skills: [{ name: 'Weaving' }] };

const resumeFile = () => jsonFile(JSON.stringify(RESUME));

const start = async () => {
  serveProfile(profileWith());
  const app = renderApp({ at: '/profile/import' });
  const field = await screen.findByLabelText('Resume file');
  const choose = (file: File) =>
    app.user.upload(field.isConnected ? field : screen.getByLabelText('Resume file'), file);
  return { ...app, choose };
};

const part = (name: string) => within(screen.getByRole('region', { name }));
const wordsIn = (name: string) =>
  part(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const shown = () => screen.findByRole('heading', { name: 'What changes' });

/** An answer that comes when it is told to. */
const later = () => {
  let come = (): void => undefined;
  const told = new Promise<void>((resolve) => (come = resolve));
  return { told, come: () => come() };
};

describe('The page', () => {
  it('says what JSON Resume is, and is reached from the profile and left to it', async () => {
    serveProfile(profileWith());
    const { user, address } = renderApp({ at: '/profile' });
    await user.click(await screen.findByRole('link', { name: 'Import and export' }));
    expect(await screen.findByRole('heading', { name: 'Import and export' })).toHaveFocus();
    expect(address()).toBe('/profile/import');
    expect(screen.getByText(/JSON Resume is an open format/)).toBeVisible();
    expect(document.title).toBe('Import and export · Trackrecord');
    await user.click(screen.getByRole('link', { name: 'Back to profile' }));
    expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeVisible();
  });

  it('opens the dialog of the browser for one .json file', async () => {
    const { user } = await start();
    const opened = jest.spyOn(HTMLInputElement.prototype, 'click');
    await user.click(screen.getByRole('button', { name: 'Choose a file' }));
    expect(opened).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Resume file')).toHaveAttribute('accept', '.json,application/json');
  });
});

describe('A file', () => {
  it.each([
    [
      'is no JSON',
      jsonFile('{skills', 'notes.json'),
      "notes.json isn't a JSON file. Choose the .json file you exported.",
    ],
    ['is empty', jsonFile('', 'empty.json'), "empty.json isn't a JSON file. Choose the .json file you exported."],
    ['is no object', jsonFile('[1]', 'list.json'), "list.json isn't a resume. It must contain a JSON object."],
    ['is nothing', jsonFile('null', 'null.json'), "null.json isn't a resume. It must contain a JSON object."],
    [
      'is too large',
      jsonFile(`{"a": "${'x'.repeat(1_000_000)}"}`, 'long.json'),
      'long.json is too large. The limit is 1 MB.',
    ],
  ])('that %s is refused in its place, and is sent nowhere', async (_what, file, words) => {
    const { choose } = await start();
    await choose(file);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    const button = screen.getByRole('button', { name: 'Choose a file' });
    expect(button).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(screen.queryByRole('heading', { name: 'What changes' })).not.toBeInTheDocument();
  });

  it('of exactly 1 MB is taken', async () => {
    const sent = takeImports(() => imports(previewWith()));
    const { choose } = await start();
    await choose(jsonFile(`{"a": "${'x'.repeat(1_000_000 - 9)}"}`));
    await shown();
    expect(sent).toHaveLength(1);
  });

  it('that cannot be read is refused', async () => {
    const { choose } = await start();
    await choose(Object.assign(resumeFile(), { text: () => Promise.reject(new Error('It is gone.')) }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'resume.json could not be read. Please choose it again.',
    );
  });

  it('can be dropped anywhere on the page, which shows that it would be taken', async () => {
    takeImports(() => imports(previewWith()));
    await start();
    const dataTransfer = { types: ['Files'], files: [resumeFile()] };
    const place = screen.getByRole('region', { name: 'Your file' });
    const hover = createEvent.dragOver(document.body, { dataTransfer });
    fireEvent(document.body, hover);
    expect(hover.defaultPrevented).toBe(true);
    expect(place.querySelector('.tr-lit')).toBeInTheDocument();
    // jsdom has no drag events of its own, which say what they lead to: nothing, where they leave the page.
    fireEvent(document.body, Object.assign(createEvent.dragLeave(document.body), { relatedTarget: null }));
    expect(place.querySelector('.tr-lit')).not.toBeInTheDocument();
    const drop = createEvent.drop(document.body, { dataTransfer });
    fireEvent(document.body, drop);
    expect(drop.defaultPrevented).toBe(true);
    expect(await shown()).toBeVisible();
  });

  it('among several that are dropped is not guessed', async () => {
    await start();
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [resumeFile(), resumeFile()] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose only one file.');
  });

  it('in the place of text that is dropped is not looked for', async () => {
    await start();
    const drop = createEvent.drop(document.body, { dataTransfer: { types: ['text/plain'], files: [] } });
    fireEvent(document.body, drop);
    expect(drop.defaultPrevented).toBe(false);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('that the server refuses can be chosen again', async () => {
    takeImports((_body, round) =>
      round === 1
        ? HttpResponse.json(errorBody('This resume is too large to read.'), { status: 400 })
        : imports(previewWith()),
    );
    const { choose } = await start();
    await choose(resumeFile());
    expect(await screen.findByRole('alert')).toHaveTextContent('This resume is too large to read.');
    await choose(resumeFile());
    expect(await shown()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('The preview', () => {
  it('says what changes by section and what stays out, and saves nothing', async () => {
    const sent = takeImports(() =>
      imports(
        previewWith({
          changes: [
            { section: 'experiences', words: 'Added experience Programmer at Analytical Engines' },
            { section: 'skills', words: 'Added skill Weaving' },
            { section: 'skills', words: 'Added skill Knots' },
          ],
          leftOut: [{ path: 'awards', message: 'Not supported: awards.' }],
        }),
      ),
    );
    const { choose } = await start();
    await choose(resumeFile());
    await shown();
    expect(screen.getByRole('heading', { name: 'Import and export' })).toHaveFocus();
    const headings = part('What changes').getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Work experience', 'Skills']);
    expect(wordsIn('What changes')).toEqual([
      'Added experience Programmer at Analytical Engines',
      'Added skill Weaving',
      'Added skill Knots',
    ]);
    expect(wordsIn('Not imported')).toEqual(['Not supported: awards. awards']);
    expect(screen.getByText('resume.json: 3 changes. 1 part is not imported. Nothing is saved yet.')).toBeVisible();
    expect(sent.map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
      [{ resume: RESUME, strategy: 'merge', apply: false }, null],
    ]);
  });

  it('says when nothing would change, and offers no import then', async () => {
    takeImports(() => imports(previewWith({ changes: [], message: MESSAGES.resumeKnown })));
    const { choose } = await start();
    await choose(resumeFile());
    expect(await screen.findByText('Your profile already includes everything in this file.')).toBeVisible();
    expect(screen.getByText('resume.json: No changes.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Not imported' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
  });

  it('says when the file holds nothing to import', async () => {
    takeImports(() => imports(previewWith({ changes: [], message: MESSAGES.resumeEmpty })));
    const { choose } = await start();
    await choose(jsonFile('{"name":"left-pad"}', 'package.json'));
    expect(await screen.findByText('Nothing to import was found in this file.')).toBeVisible();
    expect(screen.queryByText('Your profile says all of this already.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
  });

  it('is made again for the other way, and the latest choice counts', async () => {
    const replaced = later();
    const sent = takeImports(async ({ strategy }, round) => {
      if (round === 2) await replaced.told;
      const words = strategy === 'replace' ? 'Removed skill Go' : 'Added skill Weaving';
      return imports(previewWith({ changes: [{ section: 'skills', words }] }));
    });
    const { choose, user } = await start();
    await choose(resumeFile());
    await shown();
    expect(screen.getByRole('radio', { name: 'Add to my profile' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Replace sections in the file' }));
    expect(screen.getByRole('button', { name: 'Import' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await user.click(screen.getByRole('radio', { name: 'Add to my profile' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Import' })).toHaveAttribute('aria-disabled', 'false'),
    );
    await act(async () => {
      replaced.come();
      await replaced.told;
    });
    expect(wordsIn('What changes')).toEqual(['Added skill Weaving']);
    expect(sent.map(({ body }) => [body.strategy, body.apply])).toEqual([
      ['merge', false],
      ['replace', false],
      ['merge', false],
    ]);
  });

  it('that fails for the other way can be tried again', async () => {
    takeImports((_body, round) => (round === 2 ? HttpResponse.error() : imports(previewWith())));
    const { choose, user } = await start();
    await choose(resumeFile());
    await shown();
    await user.click(screen.getByRole('radio', { name: 'Replace sections in the file' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to import resume');
    expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await shown()).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Replace sections in the file' })).toBeChecked();
  });

  it('is left by Cancel, for another file', async () => {
    const sent = takeImports(() => imports(previewWith()));
    const { choose, user } = await start();
    await choose(resumeFile());
    await shown();
    await user.click(screen.getByRole('radio', { name: 'Replace sections in the file' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { name: 'Import and export' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    await choose(resumeFile());
    await shown();
    expect(screen.getByRole('radio', { name: 'Add to my profile' })).toBeChecked();
    expect(sent.at(-1)?.body.strategy).toBe('merge');
  });

  it('gives way to a file that is dropped on it', async () => {
    takeImports(() => imports(previewWith()));
    const { choose } = await start();
    await choose(resumeFile());
    await shown();
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [jsonFile('[]', 'other.json')] } });
    expect(await screen.findByRole('alert')).toHaveTextContent("other.json isn't a resume");
    expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
  });
});

describe('Importing', () => {
  it('saves what was previewed once, on the revision that was previewed, and shows it on the profile', async () => {
    const saved = later();
    const sent = takeImports(async ({ apply }) => {
      if (!apply) return imports(previewWith());
      await saved.told;
      serveProfile(profileWith({ revision: 4, skills: ['Weaving'] }));
      return imports(previewWith({ applied: true, revision: 4 }));
    });
    const { choose, user, address } = await start();
    await choose(resumeFile());
    await shown();
    await user.dblClick(screen.getByRole('button', { name: 'Import' }));
    const button = screen.getByRole('button', { name: 'Importing...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    saved.come();
    expect(await screen.findByText('Resume imported successfully')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(await screen.findByText('Weaving')).toBeVisible();
    expect(sent.slice(1)).toEqual([
      {
        body: { resume: RESUME, strategy: 'merge', apply: true },
        ifMatch: '"3"',
        idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
  });

  it('goes on to the profile only when that can show what has come in', async () => {
    const read = later();
    let reads = 0;
    takeImports(({ apply }) => {
      if (apply === true)
        server.use(
          http.get(PROFILE, async () => {
            reads += 1;
            await read.told;
            return HttpResponse.json(profileWith({ revision: 4, skills: ['Weaving'] }));
          }),
        );
      return imports(previewWith({ applied: apply === true }));
    });
    const { choose, user, address } = await start();
    await choose(resumeFile());
    await shown();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(reads).toBe(1));
    expect(address()).toBe('/profile/import');
    expect(screen.getByRole('button', { name: 'Importing...' })).toBeVisible();
    read.come();
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(await screen.findByText('Weaving')).toBeVisible();
    expect(reads).toBe(1);
  });

  it('asks for no revision where there is no profile', async () => {
    const sent = takeImports(({ apply }) => imports(previewWith({ applied: apply === true, revision: null })));
    const { choose, user } = await start();
    await choose(resumeFile());
    await shown();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Resume imported successfully')).toBeVisible();
    expect(sent.at(-1)?.ifMatch).toBeNull();
  });

  it('says when the profile has changed meanwhile, and previews again', async () => {
    const sent = takeImports(({ apply }, round) => {
      if (round === 1) return imports(previewWith());
      if (apply !== true)
        return imports(previewWith({ revision: 7, changes: [{ section: 'skills', words: 'Added skill Knots' }] }));
      return round === 2
        ? HttpResponse.json(errorBody('Your profile was changed.'), { status: 412, headers: { etag: '"7"' } })
        : imports(previewWith({ applied: true, revision: 8 }));
    });
    const { choose, user, address } = await start();
    await choose(resumeFile());
    await shown();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('Your profile changed in the meantime');
    expect(note).toHaveFocus();
    await waitFor(() => expect(wordsIn('What changes')).toEqual(['Added skill Knots']));
    expect(address()).toBe('/profile/import');
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(sent.map(({ body, ifMatch }) => [body.apply, ifMatch])).toEqual([
      [false, null],
      [true, '"3"'],
      [false, null],
      [true, '"7"'],
    ]);
  });

  it.each([
    ['what the server says', () => HttpResponse.json(errorBody('The store is on fire'), { status: 503 }), 'The store'],
    ['that it failed', () => HttpResponse.error(), 'Failed to import resume'],
  ])('says %s, stays, and can be tried again', async (_what, failure, words) => {
    takeImports(({ apply }, round) => (round === 2 ? failure() : imports(previewWith({ applied: apply === true }))));
    const { choose, user, address } = await start();
    await choose(resumeFile());
    await shown();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(address()).toBe('/profile/import');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Import' })).toHaveAttribute('aria-disabled', 'false'),
    );
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(address()).toBe('/profile'));
  });

  it('leaves the person where they went meanwhile', async () => {
    const saved = later();
    takeImports(async ({ apply }) => {
      if (apply === true) await saved.told;
      return imports(previewWith({ applied: apply === true }));
    });
    const { choose, user, router, address } = await start();
    await choose(resumeFile());
    await shown();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(() => router.navigate('/profile?edit=skills'));
    await screen.findByRole('dialog', { name: 'Edit Skills' });
    saved.come();
    expect(await screen.findByText('Resume imported successfully')).toBeVisible();
    expect(address()).toBe('/profile?edit=skills');
  });

  it('goes on where the profile cannot be read again at once', async () => {
    takeImports(({ apply }) => {
      if (apply === true) server.use(http.get(PROFILE, () => HttpResponse.json(errorBody('No'), { status: 400 })));
      return imports(previewWith({ applied: apply === true }));
    });
    const { choose, user, address } = await start();
    await choose(resumeFile());
    await shown();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Resume imported successfully')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/profile'));
  });
});
