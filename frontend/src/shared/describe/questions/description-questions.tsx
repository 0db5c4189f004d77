import type { DescriptionQuestion } from '@trackrecord/contracts';
import { useId, useState } from 'react';
import { isEnter } from '../../forms/is-enter';
import { TextField } from '../../forms/text-field';
import { useFocusFirstInvalid } from '../../forms/use-focus-first-invalid';
import { Icon } from '../../ui/icon';
import { getAnswerError, weaveAnswer } from './weave-answer';

export interface DescriptionQuestionsProps {
  readonly questions: readonly DescriptionQuestion[];
  readonly getDescription: () => string;
  /** Called with the description that has the answers. */
  readonly onAnswer: (description: string) => void;
  readonly onDismiss: () => void;
}

interface QuestionTexts {
  readonly label: string;
  readonly hint: string;
}

const TEXTS: Readonly<Record<DescriptionQuestion, QuestionTexts>> = {
  tasks: { label: 'What did you do on a normal day?', hint: 'For example: sorted the post and booked meeting rooms' },
  amount: { label: 'How many, or how often?', hint: 'For example: 40 calls a day' },
  tools: { label: 'Which tools did you use?', hint: 'For example: Excel, a forklift, a till' },
  result: { label: 'What changed because of it?', hint: 'For example: guests waited ten minutes less' },
};

const MAX_ANSWER_LENGTH = 300;

/** Asks what a description does not say, and puts the answers into it in the person's own words. */
export default function DescriptionQuestions(props: DescriptionQuestionsProps) {
  const { questions, getDescription, onAnswer, onDismiss } = props;
  const titleId = useId();
  const { form, focusFirstInvalid } = useFocusFirstInvalid<HTMLDivElement>();
  const [answers, setAnswers] = useState<Partial<Record<DescriptionQuestion, string>>>({});
  const [areErrorsShown, setAreErrorsShown] = useState(false);
  const getError = (question: DescriptionQuestion) => getAnswerError(question, answers[question] ?? '');
  const isEmpty = questions.every((question) => (answers[question] ?? '').trim() === '');

  const addAnswers = (): void => {
    if (questions.some((question) => getError(question) !== undefined)) {
      setAreErrorsShown(true);
      focusFirstInvalid();
      return;
    }
    onAnswer(
      questions.reduce((text, question) => weaveAnswer(text, question, answers[question] ?? ''), getDescription()),
    );
  };

  return (
    <div ref={form} role="group" aria-labelledby={titleId} className="tr-note tr-suggestion mt-2">
      <Icon name="lightbulb" />
      <div className="tr-stack">
        <p id={titleId} className="mb-0">
          Your description could say more. Answer in your own words:
        </p>
        {questions.map((question) => (
          <TextField
            key={question}
            {...TEXTS[question]}
            maxLength={MAX_ANSWER_LENGTH}
            value={answers[question] ?? ''}
            error={areErrorsShown ? getError(question) : undefined}
            onChange={({ target }) => setAnswers({ ...answers, [question]: target.value })}
            onKeyDown={(event) => {
              if (!isEnter(event)) return;
              // Enter would submit the form around it.
              event.preventDefault();
              if (!isEmpty) addAnswers();
            }}
          />
        ))}
        <div className="tr-row">
          <button type="button" className="btn btn-plain btn-sm" disabled={isEmpty} onClick={addAnswers}>
            Add to description
          </button>
          <button type="button" className="btn btn-quiet btn-sm" onClick={onDismiss}>
            Not now
          </button>
        </div>
      </div>
    </div>
  );
}
