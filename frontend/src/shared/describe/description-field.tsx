import type { DescriptionContext, DescriptionOrigin, DescriptionQuestion } from '@trackrecord/contracts';
import { useEffect, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { TextArea } from '../forms/text-area';
import { isFocusLost } from '../ui/is-focus-lost';
import { DescriptionActions } from './description-actions';
import { DetectedSkills } from './detected-skills';
import type { EntrySkills } from './entry-skills';
import { setDetection } from './pending-detections';
import { setPendingRecording } from '../forms/pending-recordings';
import { SuggestionBox } from './suggestion-box';
import type { TextWithOrigin, Transcript } from './suggestion';
import { getTextWork, setTextWork } from './text-work';
import { useSkillDetection } from './use-skill-detection';
import { useEnhancement } from './use-enhancement';
import { useSkillUpdates } from './use-skill-updates';
import { useSuggestion } from './use-suggestion';
import { LazyDescriptionQuestions } from './lazy-description-questions';
import { LazyVoiceInput } from './lazy-voice-input';

interface DescriptionFieldProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly description: FieldPathByValue<Values, string>;
  readonly origin: FieldPathByValue<Values, DescriptionOrigin | undefined>;
  /** The title of the job or project, which tells a model the words of its field. */
  readonly title: FieldPathByValue<Values, string>;
  /** The skills of the entry; without them, no skills are detected in the description. */
  readonly skills?: EntrySkills;
  readonly context: DescriptionContext;
  /** The error toast when there is nothing to enhance. */
  readonly emptyText: string;
  readonly placeholder?: string;
  readonly required?: boolean;
}

/** Input of a description, typed or dictated, with enhancement and skill detection (spec section 2). */
export function DescriptionField<Values extends FieldValues>(props: DescriptionFieldProps<Values>) {
  const { form, context, emptyText, placeholder, required } = props;
  const { control } = form;
  const { field: textField, fieldState } = useController({ control, name: props.description });
  const originField = useController({ control, name: props.origin }).field;
  const value: string = textField.value;
  const container = useRef<HTMLDivElement>(null);
  const appendId = useId();
  const [isVoiceShown, setIsVoiceShown] = useState(false);
  const [shouldAppend, setShouldAppend] = useState(true);
  const getDescription = (): string => form.getValues(props.description);
  const [questions, setQuestions] = useState<readonly DescriptionQuestion[]>([]);
  const { isWorking, enhance, cancel } = useEnhancement({
    context,
    getDescription,
    getTitle: () => form.getValues(props.title),
    onQuestions: setQuestions,
  });
  const skills = useSkillUpdates(props.skills);
  const detection = useSkillDetection({
    description: value,
    getDescription,
    context,
    onFound: skills?.replaceDetected,
  });
  useEffect(() => {
    setDetection(control, () => {
      const pendingSkills = detection.getPending();
      return pendingSkills && skills && { skills: pendingSkills, addTo: skills.addDetectedTo };
    });
    return () => setDetection(control, undefined);
  });
  const { suggestion, applyEnhancement, applyDictation, undo, redo, swap, dismiss } = useSuggestion({
    read: () => ({ text: getDescription(), origin: form.getValues(props.origin), work: getTextWork(control) }),
    write: (newText: TextWithOrigin) => {
      textField.onChange(newText.text);
      originField.onChange(newText.origin);
      setTextWork(control, newText.work);
    },
    skills,
  });

  const handleEnhance = async (): Promise<void> => {
    const improvement = await enhance(emptyText);
    if (improvement === undefined) return;
    detection.skip(improvement.text);
    applyEnhancement(improvement);
  };

  const handleTranscript = (transcript: Transcript): void => {
    const isFocusInside =
      isFocusLost(container.current) || container.current?.contains(document.activeElement) === true;
    const replacesText = !shouldAppend || getDescription().trim() === '';
    const newText = applyDictation(transcript, shouldAppend);
    // The response of a server contains the skills of the whole text.
    if (replacesText && transcript.engine !== 'browser') detection.skip(newText);
    setIsVoiceShown(false);
    if (isFocusInside) form.setFocus(props.description);
  };

  const withFocusRestored = (action: () => void) => (): void => {
    action();
    form.setFocus(props.description);
  };

  const closeQuestions = withFocusRestored(() => setQuestions([]));

  return (
    <div ref={container} className="tr-field-all tr-stack tr-describe">
      <div>
        <TextArea
          {...textField}
          onChange={(event) => {
            textField.onChange(event);
            // Text written into an empty field counts as typed.
            if (event.target.value.trim() !== '') return;
            originField.onChange(undefined);
            setTextWork(control, null);
          }}
          error={fieldState.error?.message}
          label="Description"
          placeholder={placeholder}
          rows={5}
          required={required}
          readOnly={isWorking}
          aside={
            <DescriptionActions
              isEnhancing={isWorking}
              isVoiceShown={isVoiceShown}
              onEnhance={() => void handleEnhance()}
              onCancel={cancel}
              onToggleVoice={setIsVoiceShown}
            />
          }
          above={
            <>
              <LazyVoiceInput
                context={context}
                isShown={isVoiceShown}
                onTranscript={handleTranscript}
                onShow={() => setIsVoiceShown(true)}
                onPendingChange={(recording) => setPendingRecording(control, recording)}
                onFailure={() => setIsVoiceShown(false)}
              />
              {isVoiceShown && value.trim() !== '' && (
                <div className="form-check form-switch mb-2">
                  <input
                    className="form-check-input"
                    type="checkbox"
                    role="switch"
                    id={appendId}
                    checked={shouldAppend}
                    onChange={({ target }) => setShouldAppend(target.checked)}
                  />
                  <label className="form-check-label" htmlFor={appendId}>
                    Add to existing text
                  </label>
                </div>
              )}
            </>
          }
        />
        <SuggestionBox
          suggestion={suggestion}
          onUndo={withFocusRestored(undo)}
          onRedo={withFocusRestored(redo)}
          onSwap={swap}
          onKeep={withFocusRestored(dismiss)}
        />
        <LazyDescriptionQuestions
          questions={questions}
          getDescription={getDescription}
          onAnswer={(answered) => {
            textField.onChange(answered);
            closeQuestions();
          }}
          onDismiss={closeQuestions}
        />
      </div>
      {skills && <DetectedSkills skills={skills} detection={detection} />}
    </div>
  );
}
