import lighthouse from 'lighthouse';
import type { Page } from 'puppeteer';

/** What Lighthouse says of a page with its default settings: a mid-range phone on slow 4G, nothing cached. */
export interface Audit {
  /** Score by category, 0 to 1. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly blockingMs: number;
  readonly largestPaintMs: number;
  /** Titles of the audits that cost points. */
  readonly failed: readonly string[];
  /** The whole report, as JSON. */
  readonly report: string;
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Audits a page with the local storage of the browser it is in. @throws {Error} if Lighthouse cannot load the page. */
export async function audit(page: Page, url: string): Promise<Audit> {
  const run = await lighthouse(url, { onlyCategories: [...CATEGORIES], logLevel: 'error' }, undefined, page);
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits, categories } = run.lhr;
  const numeric = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const score = (category: Category): number => categories[category]?.score ?? 0;
  const weighted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const failed = weighted.flatMap(({ id }) => {
    const { title, displayValue = '', score: own = null } = audits[id] ?? { title: id };
    return own !== null && own < 0.9 ? [`${title} ${displayValue}`.trim()] : [];
  });
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    blockingMs: numeric('total-blocking-time'),
    largestPaintMs: numeric('largest-contentful-paint'),
    failed,
    report: JSON.stringify(run.lhr),
  };
}
