import { plainSentence } from '../plain-sentence.js';
import { recommendRolesBody } from './suggestions.js';

const HIDDEN = 'a\u202Eb';
const getMessage = (profile: object) =>
  recommendRolesBody.safeParse({ profile }, { error: plainSentence }).error?.issues[0]?.message;

describe('recommendRolesBody', () => {
  it.each([
    [{ skills: [HIDDEN] }, 'Skills: please remove the hidden control characters.'],
    [{ skills: ['Go', '\u200B'] }, 'Skills: please enter something that can be seen.'],
    [{ experiences: [{ title: HIDDEN }] }, 'Title: please remove the hidden control characters.'],
    [{ experiences: [{ description: 'a\u0007b' }] }, 'Description: please remove the hidden control characters.'],
    [{ projects: [{ description: HIDDEN }] }, 'Description: please remove the hidden control characters.'],
    [{ projects: [{ skills: { tools: [HIDDEN] } }] }, 'Tools: please remove the hidden control characters.'],
  ])('rejects control characters and texts with nothing visible: %j', (profile, expected) =>
    expect(getMessage(profile)).toBe(expected),
  );

  it('removes zero-width characters', () => {
    const profile = { skills: ['Py\u200Bthon', ' '], experiences: [{ title: '\uFEFFEngineer', company: 'Engines' }] };
    expect(recommendRolesBody.parse({ profile: profile }).profile).toEqual({
      skills: ['Python'],
      experiences: [{ title: 'Engineer' }],
      projects: [],
    });
  });
});
