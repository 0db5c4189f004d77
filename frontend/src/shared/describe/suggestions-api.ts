import { truncateForEnhancement } from '@trackrecord/contracts/ai/truncate-for-enhancement';
import { ENHANCEMENT } from '@trackrecord/contracts/constants';
import type {
  DescriptionContext,
  EnhancementResult,
  ProfileSections,
  RecommendedRole,
  SkillsByCategory,
  SkillsSuggested,
} from '@trackrecord/contracts';
import { baseApi } from '../api/base-api';
import type { ResponseMeta, WithWorkId } from '../api/api-request';
import { endpointRequest } from '../api/endpoint-request';

/** An unsuccessful response (spec section 7). */
export interface EnhancementFailure {
  readonly success: false;
  readonly message?: string;
  readonly error?: string;
}

/** The task that a request belongs to. */
interface WithCorrelationId {
  readonly correlationId: string | undefined;
}

interface DescriptionInput extends WithCorrelationId {
  readonly description: string;
  readonly context: DescriptionContext;
  readonly title?: string;
}

type RoleProfileSections = Pick<ProfileSections, 'skills' | 'projects' | 'experiences' | 'userType'>;

/** Skills in a description, and names in it that may be something else. */
interface DetectedSkills {
  readonly skills: SkillsByCategory;
  readonly doubtfulSkills: SkillsByCategory;
}

/** Recommended roles, and the work that made them. */
export type RecommendedRoles = WithWorkId<{ readonly roles: readonly RecommendedRole[] }>;

const readRolesResponse = (roles: readonly RecommendedRole[], meta: ResponseMeta | undefined): RecommendedRoles => ({
  roles,
  ...meta,
});

const { timeoutMs } = ENHANCEMENT;

const toRequestBody = ({ description, context, title }: Omit<DescriptionInput, 'correlationId'>) => ({
  description: truncateForEnhancement(description),
  context,
  title: title || undefined,
});

/** Endpoints of the AI suggestions (spec section 7). */
const suggestionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    enhanceDescription: build.mutation<WithWorkId<EnhancementResult | EnhancementFailure>, DescriptionInput>({
      query: ({ correlationId, ...input }) =>
        endpointRequest('POST /api/transcription/enhance', { body: toRequestBody(input), timeoutMs, correlationId }),
      transformResponse: (response: EnhancementResult | EnhancementFailure, meta) => ({ ...response, ...meta }),
    }),
    detectSkills: build.mutation<DetectedSkills, DescriptionInput>({
      query: ({ correlationId, ...input }) =>
        endpointRequest('POST /api/transcription/enhance', {
          body: { ...toRequestBody(input), only: 'skills' },
          timeoutMs,
          correlationId,
        }),
      transformResponse: ({ skills, doubtfulSkills = {} }: EnhancementResult) => ({ skills, doubtfulSkills }),
    }),
    suggestSkills: build.mutation<
      WithWorkId<SkillsSuggested>,
      WithCorrelationId & { readonly skills: readonly string[] }
    >({
      query: ({ skills, correlationId }) =>
        endpointRequest('POST /api/skills/enhance', { body: { skills }, timeoutMs, correlationId }),
      transformResponse: (response: SkillsSuggested, meta) => ({ ...response, ...meta }),
    }),
    recommendRoles: build.mutation<RecommendedRoles, WithCorrelationId & { readonly profile: RoleProfileSections }>({
      query: ({ profile, correlationId }) =>
        endpointRequest('POST /api/roles/recommend', { body: { profile }, timeoutMs, correlationId }),
      transformResponse: readRolesResponse,
    }),
    /** Returns the details of a role that is given by its title, and how well the skills match it. */
    enhanceRoles: build.mutation<
      RecommendedRoles,
      WithCorrelationId & { readonly title: string; readonly skills: readonly string[] }
    >({
      query: ({ title, skills, correlationId }) =>
        endpointRequest('POST /api/roles/enhance', { body: { roles: [{ title }], skills }, timeoutMs, correlationId }),
      transformResponse: readRolesResponse,
    }),
  }),
});

export const {
  useEnhanceDescriptionMutation,
  useDetectSkillsMutation,
  useSuggestSkillsMutation,
  useRecommendRolesMutation,
  useEnhanceRolesMutation,
} = suggestionsApi;
