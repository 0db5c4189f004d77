import type { ApplicationSummary, Stage } from '@trackrecord/contracts';
import { STAGES, STAGE_NAMES } from '@trackrecord/contracts/applications/stages';
import { formatDayAndMonth } from '../../../shared/format/format-day';
import { countAnswers } from './answers-by-week';
import type { Answers, WeekOfAnswers } from './answers-by-week';

declare module 'react' {
  interface CSSProperties {
    /** The height of the bar of a week, in percent of the highest bar. */
    '--sent'?: number;
    /** The height of the answered part, in percent of its bar. */
    '--answered'?: number;
  }
}

interface StageBarsProps {
  readonly groups: Readonly<Record<Stage, readonly ApplicationSummary[]>>;
}

/** The number of applications in each stage, as bars. */
function StageBars({ groups }: StageBarsProps) {
  const highestCount = Math.max(1, ...STAGES.map((stage) => groups[stage].length));
  return (
    <dl className="tr-stage-bars">
      {STAGES.map((stage) => (
        <div key={stage}>
          <dt>{STAGE_NAMES[stage]}</dt>
          <span className="progress" aria-hidden="true">
            <span className="progress-bar" style={{ width: `${(100 * groups[stage].length) / highestCount}%` }} />
          </span>
          <dd className="tr-num">{groups[stage].length}</dd>
        </div>
      ))}
    </dl>
  );
}

const describeAnswers = ({ sentCount, answeredCount, averageDays }: Answers): string => {
  if (sentCount === 0) return 'Nothing sent yet';
  const countText = `${answeredCount} of ${sentCount} answered in all`;
  if (averageDays === undefined) return countText;
  return `${countText}, after ${averageDays === 1 ? '1 day' : `${averageDays} days`} on average`;
};

const describeWeek = ({ monday, sentCount, answeredCount }: WeekOfAnswers): string =>
  `Week of ${formatDayAndMonth(monday)}: ${sentCount} sent, ${answeredCount} answered.`;

function AnswersByWeek({ answers }: { readonly answers: Answers }) {
  const highestCount = Math.max(1, ...answers.weeks.map(({ sentCount }) => sentCount));
  return (
    <>
      <div className="tr-row tr-answers-head">
        <h2 className="h3">Answers by week</h2>
        <span className="tr-small tr-muted tr-num">{describeAnswers(answers)}</span>
      </div>
      <figure
        className="tr-weeks"
        role="img"
        aria-label={`Sent and answered by week. ${answers.weeks.map(describeWeek).join(' ')}`}
      >
        {answers.weeks.map(({ monday, sentCount, answeredCount }) => (
          <div key={monday}>
            <i
              style={{
                '--sent': Math.round((100 * sentCount) / highestCount),
                '--answered': sentCount === 0 ? 0 : Math.round((100 * answeredCount) / sentCount),
              }}
            />
            <span className="tr-num">{formatDayAndMonth(monday)}</span>
          </div>
        ))}
      </figure>
      <div className="tr-row tr-small tr-muted tr-week-keys">
        <span>
          <span className="tr-key" /> Answered
        </span>
        <span>
          <span className="tr-key is-open" /> Sent, no answer
        </span>
        <span className="tr-quiet">by the week they were sent</span>
      </div>
    </>
  );
}

interface SummaryProps extends StageBarsProps {
  readonly items: readonly ApplicationSummary[];
}

/** Where the applications stand, and how many were answered. */
export function Summary({ groups, items }: SummaryProps) {
  return (
    <section className="card tr-applications-summary" aria-label="Summary">
      <div className="card-body">
        <div>
          <h2 className="h3">Where they stand</h2>
          <StageBars groups={groups} />
        </div>
        <div>
          <AnswersByWeek answers={countAnswers(items)} />
        </div>
      </div>
    </section>
  );
}
