import { notify } from '../toast/notify';
import { LoadOnDemand } from '../ui/load-on-demand';
import type { DescriptionQuestionsProps } from './questions/description-questions';

const loadQuestions = () => import('./questions/description-questions');

const reportFailure = (): void =>
  notify.error('The questions could not be loaded. Check your connection and try again.');

/** The questions about a description, loaded as a separate chunk when there are any. */
export function LazyDescriptionQuestions(props: DescriptionQuestionsProps) {
  const hasQuestions = props.questions.length > 0;
  return (
    <LoadOnDemand load={loadQuestions} shouldLoad={hasQuestions} onFailure={reportFailure}>
      {(DescriptionQuestions) => hasQuestions && <DescriptionQuestions key={props.questions.join(' ')} {...props} />}
    </LoadOnDemand>
  );
}
