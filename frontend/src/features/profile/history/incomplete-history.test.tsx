import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { HISTORY_URL, makeChange } from '../../../testing/history';
import { makeProfile, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

it('shows a history with missing and invalid fields', async () => {
  serveProfile(makeProfile({ skills: ['Go'] }));
  server.use(
    http.get(HISTORY_URL, () =>
      HttpResponse.json({
        items: [
          makeChange(9),
          makeChange(9),
          null,
          { ...makeChange(8), at: 'soon' },
          {
            ...makeChange(7),
            description: null,
            actor: null,
            origin: 'guessed',
            before: 7,
            after: { experiences: [null] },
          },
          { ...makeChange(6), undoable: 'yes', blockedBy: [{}, null], blocking: null },
        ],
        next: 9,
      }),
    ),
  );
  renderApp({ at: '/profile?history=open' });
  expect(await screen.findByRole('group', { name: 'Added skill 9' })).toBeVisible();
  const headings = screen
    .getAllByRole('group', { name: /^(Added|Changed)/ })
    .map((change) => change.querySelector('h3'));
  expect(headings.map((heading) => heading?.textContent)).toEqual([
    'Added skill 9',
    'Changed profile',
    'Added skill 6',
  ]);
  expect(screen.queryByRole('button', { name: 'Show earlier changes' })).not.toBeInTheDocument();
});
