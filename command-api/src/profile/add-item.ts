import { addExperienceBody, addProjectBody } from '@trackrecord/contracts';
import { route, valid } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ProfileWrites } from './profile-writes.js';

const BODIES = { experiences: addExperienceBody, projects: addProjectBody } as const;

/** POST /profile/{uid}/experience and /project: adds one item at the end of its list; 201 with the item and its id. */
export const addItem = (writes: ProfileWrites, section: keyof typeof BODIES): RequestHandler =>
  route(async (request, response) =>
    writes.run(request, response, {
      uid: request.params['uid'],
      origin: undefined,
      command: { type: 'AddItem', sections: { [section]: [valid(BODIES[section], request.body ?? {})] } },
      answer: ({ folded }) => ({ status: 201, body: folded.state[section].at(-1) }),
    }),
  );
