import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { userType } from '@trackrecord/contracts';
import { toCandidate } from '@trackrecord/workers/matching/candidate';
import { MatchScorer } from '@trackrecord/workers/matching/match-score';
import { createCorpus, createJob } from '@trackrecord/workers/matching/testing/create-corpus';
import { createPreferredRole, createProfile } from '@trackrecord/workers/matching/testing/create-profile';
import { computeNdcg } from '@trackrecord/workers/matching/testing/golden-set/ndcg';
import { z } from 'zod';
import { type AnnotatedFiles, MAX_TITLE_LENGTH, toPostings, toText } from './annotated-postings.js';
import { OWN_FOLDER, splitHalves } from './labelled-sets.js';

const text = z.string().min(1);
const month = z.string().regex(/^\d{4}-\d{2}$/);
/** People, and how well postings suit them: 3 apply now, 2 worth applying, 1 a stretch; others are unsuitable. */
const rankingSet = z.strictObject({
  /** Titles of postings that have none in their text. */
  titles: z.record(text, text),
  people: z.array(
    z.strictObject({
      userType,
      headline: text,
      preferredRoles: z.array(text),
      skills: z.array(text),
      experiences: z.array(
        z.strictObject({ title: text, company: text, description: text, startDate: month, endDate: month.optional() }),
      ),
      projects: z.array(z.strictObject({ title: text, description: text })),
      educations: z.array(z.strictObject({ courseName: text })),
      grades: z.record(text, z.literal([1, 2, 3])),
    }),
  ),
});
type Person = z.infer<typeof rankingSet>['people'][number];

interface GradedMatch {
  readonly grade: number;
  readonly percentage: number;
}

/**
 * Prints how well the postings of annotated files are ranked for people, and what percentages they get. The grades were
 * given before the ranking was tuned; each half of the people is printed.
 */
export function printRanking(files: AnnotatedFiles): void {
  const postings = [...files].flatMap(([file, sentences]) =>
    toPostings(sentences).map((posting) => ({
      id: `${file} ${posting[0]?.source ?? ''} ${String(posting[0]?.idx)}`,
      lines: posting.map((sentence) => toText(sentence).replaceAll(PLACEHOLDER, '').trim()),
    })),
  );
  const { titles, people } = rankingSet.parse(JSON.parse(readFileSync(join(OWN_FOLDER, 'ranking.json'), 'utf8')));
  const corpus = createCorpus(
    postings.map(({ id, lines }) =>
      createJob(id, {
        title: titles[id] ?? (lines[0] ?? '').slice(0, MAX_TITLE_LENGTH),
        description: lines.join('\n'),
        location: '',
      }),
    ),
  );
  for (const [part, partPeople] of Object.entries(splitHalves(people))) {
    const matchesByPerson = partPeople.map((person): readonly GradedMatch[] => {
      const scorer = new MatchScorer(toCandidate(toProfile(person), {}), corpus);
      return postings.map(({ id }) => ({
        grade: person.grades[id] ?? 0,
        percentage: scorer.computePercentage(corpus.getSlot(id) ?? 0),
      }));
    });
    const getPercentages = (grade: number) =>
      matchesByPerson
        .flat()
        .filter((match) => match.grade === grade)
        .map(({ percentage }) => percentage);
    const ndcgs = matchesByPerson.map((matches) =>
      computeNdcg(matches.toSorted((left, right) => right.percentage - left.percentage).map(({ grade }) => grade)),
    );
    console.log(
      [
        `ranking, ${part}: nDCG@10 ${(ndcgs.reduce((sum, ndcg) => sum + ndcg, 0) / ndcgs.length).toFixed(3)}`,
        `median of ideal postings ${getQuantile(getPercentages(3), 0.5)} %`,
        `90th percentile of unsuitable ones ${getQuantile(getPercentages(0), 0.9)} %`,
        `AUC ${computeAuc(getPercentages(3), getPercentages(0)).toFixed(3)}`,
      ].join(', '),
    );
  }
}

/** What stands for names in anonymised texts. */
const PLACEHOLDER = /<[A-Z]+>/g;

const toProfile = ({ headline, preferredRoles, experiences, projects, educations, ...person }: Person) =>
  createProfile({
    userType: person.userType,
    skills: person.skills,
    personalInfo: { firstName: 'A', lastName: 'B', headline },
    preferredRoles: preferredRoles.map(createPreferredRole),
    experiences: experiences.map(({ startDate, endDate, ...fields }) => ({
      ...fields,
      id: randomUUID(),
      startDate: `${startDate}-01`,
      endDate: endDate === undefined ? null : `${endDate}-01`,
      current: endDate === undefined,
    })),
    projects: projects.map((fields) => ({ ...fields, id: randomUUID(), endDate: null, isOngoing: false, links: [] })),
    educations: educations.map(({ courseName }) => ({
      id: randomUUID(),
      institution: 'University',
      courseType: 'Degree',
      courseName,
      endDate: null,
      isCurrentlyStudying: false,
      achievements: '',
    })),
  });

const getQuantile = (values: readonly number[], share: number): number | undefined =>
  values.toSorted((left, right) => left - right)[Math.floor(share * values.length)];

/** Returns how often a value of `higher` exceeds one of `lower`; equal ones count half. */
function computeAuc(higher: readonly number[], lower: readonly number[]): number {
  let wins = 0;
  for (const one of higher) for (const other of lower) wins += one > other ? 1 : one === other ? 0.5 : 0;
  return wins / (higher.length * lower.length);
}
