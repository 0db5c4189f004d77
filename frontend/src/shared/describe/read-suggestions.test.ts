import { enhancementResult, recommendedRoles, skillsSuggested } from '@trackrecord/contracts';
import type { EnhancementResult, RecommendedRole, SkillsSuggested } from '@trackrecord/contracts';
import * as fc from 'fast-check';
import { arbitraryMutations } from '../../testing/mutations';
import { readEnhancement, readRecommendedRoles, readSuggestedSkills } from './read-suggestions';

const ENHANCEMENT_RESULT: EnhancementResult = {
  success: true,
  message: 'Description enhanced successfully',
  text: 'Steered ships.',
  skills: { technical: ['Go'], soft: ['Patience'] },
  questions: ['amount'],
  engine: 'rules',
};
const SUGGESTED_SKILLS: SkillsSuggested = { success: true, suggestedSkills: ['Go', 'Rust'], engine: 'openai' };
const ROLES: readonly RecommendedRole[] = [
  { title: 'Pilot', match: 81, description: 'Steers', requiredSkills: ['Maps', 'Radio'] },
  { title: 'Captain', match: 64, description: '', requiredSkills: [] },
];

const RUN_OPTIONS = { numRuns: 1_000 };

it('returns valid responses unchanged', () => {
  expect(readEnhancement(enhancementResult.parse(ENHANCEMENT_RESULT))).toEqual(ENHANCEMENT_RESULT);
  expect(readSuggestedSkills(skillsSuggested.parse(SUGGESTED_SKILLS))).toEqual(SUGGESTED_SKILLS);
  expect(readRecommendedRoles(recommendedRoles.parse(ROLES))).toEqual(ROLES);
});

it('returns a valid improved description when fields are missing or have the wrong type', () => {
  fc.assert(
    fc.property(arbitraryMutations(ENHANCEMENT_RESULT), (response) => {
      const result = readEnhancement(response);
      if (result.success) expect([response, enhancementResult.safeParse(result).error]).toEqual([response, undefined]);
      else expect(response).not.toMatchObject({ success: true });
    }),
    RUN_OPTIONS,
  );
});

it('returns valid suggested skills when fields are missing or have the wrong type', () => {
  fc.assert(
    fc.property(arbitraryMutations(SUGGESTED_SKILLS), (response) => {
      const result = readSuggestedSkills(response);
      expect([response, skillsSuggested.safeParse(result).error]).toEqual([response, undefined]);
      expectDistinct(result.suggestedSkills);
    }),
    RUN_OPTIONS,
  );
});

it('returns valid recommended roles when fields are missing or have the wrong type', () => {
  fc.assert(
    fc.property(arbitraryMutations({ roles: ROLES }), (document) => {
      const response = (document as { readonly roles?: unknown }).roles;
      const result = readRecommendedRoles(response);
      expect([response, recommendedRoles.safeParse(result).error]).toEqual([response, undefined]);
      expectDistinct(result.map(({ title }) => title));
      for (const { requiredSkills } of result) expectDistinct(requiredSkills);
    }),
    RUN_OPTIONS,
  );
});

function expectDistinct(texts: readonly string[]): void {
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(texts.length);
}

it('returns the message of an unsuccessful response', () => {
  expect(readEnhancement({ success: false, message: 'Too short.', error: 7 })).toEqual({
    success: false,
    message: 'Too short.',
  });
  expect(readEnhancement(null)).toEqual({ success: false });
});

it('skips invalid roles and duplicates', () => {
  const response = [null, 7, 'Pilot', { name: 'Captain', match: '80' }, { title: ' ' }, { title: 'pilot' }];
  expect(readRecommendedRoles(response).map(({ title }) => title)).toEqual(['Pilot', 'Captain']);
});
