import { authenticate, type IdentityProvider } from '@trackrecord/platform';
import { type RequestHandler, Router } from 'express';
import type { Works } from './open-works.js';
import { enhanceDescription } from './suggestions/enhance-description.js';
import { enhanceRoles, recommendRoles } from './suggestions/recommend-roles.js';
import { suggestSkills } from './suggestions/suggest-skills.js';
import { finalizeRecording } from './transcription/finalize-recording.js';
import { receiveChunk } from './transcription/receive-chunk.js';

/** Everything that is asked of the workers, mounted under /api. */
export function workRoutes(identities: IdentityProvider, { works, uploads, limits }: Works): Router {
  const signedIn = authenticate(identities);
  const { suggestions, detections, chunks } = limits;
  // What the client asks by itself while somebody types must not use up what they ask for.
  const enhancing: RequestHandler = (request, response, next) => {
    const { only } = (request.body ?? {}) as { readonly only?: unknown };
    return (only === 'skills' ? detections : suggestions)(request, response, next);
  };
  return Router()
    .post('/transcription/transcribe-chunk', signedIn, chunks, receiveChunk(uploads, works))
    .post('/transcription/transcribe-finalize', signedIn, suggestions, finalizeRecording(uploads, works))
    .post('/transcription/enhance', signedIn, enhancing, enhanceDescription(works))
    .post('/roles/recommend', signedIn, suggestions, recommendRoles(works))
    .post('/roles/enhance', signedIn, suggestions, enhanceRoles(works))
    .post('/skills/enhance', signedIn, suggestions, suggestSkills(works));
}
