import { ENDPOINTS } from '@trackrecord/contracts';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ProfileWrites } from './save-profile.js';

/** Adds a work experience at the end of the list. Responds with the stored item, including its id. */
export const addExperience = (writes: ProfileWrites): RequestHandler =>
  handle(ENDPOINTS.addExperience, async ({ params: { uid }, body: { origin, ...experience }, request, response }) =>
    writes.run(request, response, {
      uid,
      origin,
      command: { type: 'AddItem', sections: { experiences: [experience] } },
      toResponse: ({ stream }) => ({ status: 201, body: getLast(stream.state.experiences) }),
    }),
  );

/** Adds a project at the end of the list. Responds with the stored item, including its id. */
export const addProject = (writes: ProfileWrites): RequestHandler =>
  handle(ENDPOINTS.addProject, async ({ params: { uid }, body: { origin, ...project }, request, response }) =>
    writes.run(request, response, {
      uid,
      origin,
      command: { type: 'AddItem', sections: { projects: [project] } },
      toResponse: ({ stream }) => ({ status: 201, body: getLast(stream.state.projects) }),
    }),
  );

function getLast<Item>(items: readonly Item[]): Item {
  const last = items.at(-1);
  if (last === undefined) throw new Error('the item was not added');
  return last;
}
