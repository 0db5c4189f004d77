import { home } from '../http/home.js';
import { endpoint } from './endpoint.js';

export const homeEndpoints = {
  getHome: endpoint({
    method: 'GET',
    path: '/api/home/{uid}',
    summary: 'Reads what to do next and what is new: profile, applications, matches, events and changes.',
    tag: 'home',
    access: 'owner',
    headers: ['X-Min-Revision', 'X-Min-Applications-Revision'],
    responses: { 200: { description: 'What the home page shows.', schema: home } },
    errors: [404],
    failureMessage: 'Your home page could not be loaded.',
  }),
};
