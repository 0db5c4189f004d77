import type { DescriptionContext, DescriptionOrigin, Transcribed } from '@trackrecord/contracts';
import { useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { TextArea } from '../forms/text-area';
import { isFocusLost } from '../ui/is-focus-lost';
import { DescriptionWays } from './description-ways';
import { DetectedSkills } from './detected-skills';
import type { EntrySkills } from './entry-skills';
import { holdRecording } from './held-recordings';
import { SuggestionBox } from './suggestion-box';
import type { WrittenText } from './suggestion';
import { useDetectedSkills } from './use-detected-skills';
import { useEnhancement } from './use-enhancement';
import { useFoundSkills } from './use-found-skills';
import { useSuggestion } from './use-suggestion';
import { VoicePart } from './voice-part';

interface DescriptionFieldProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly description: FieldPathByValue<Values, string>;
  readonly origin: FieldPathByValue<Values, DescriptionOrigin | undefined>;
  /** Skills are looked for in the description where there is a place for them. */
  readonly skills?: EntrySkills;
  readonly context: DescriptionContext;
  /** Said when there is nothing to enhance. */
  readonly emptyText: string;
  readonly placeholder?: string;
  readonly required?: boolean;
}

/** A description, typed or spoken, with what can be done with it: improve it, and find its skills (spec section 2). */
export function DescriptionField<Values extends FieldValues>(props: DescriptionFieldProps<Values>) {
  const { form, context, emptyText, placeholder, required } = props;
  const { control } = form;
  const { field: text, fieldState } = useController({ control, name: props.description });
  const origin = useController({ control, name: props.origin }).field;
  const value: string = text.value;
  const place = useRef<HTMLDivElement>(null);
  const appendId = useId();
  const [speaking, setSpeaking] = useState(false);
  const [append, setAppend] = useState(true);
  const read = (): string => form.getValues(props.description);
  const { working, enhance, cancel } = useEnhancement(context, read);
  const skills = useFoundSkills(props.skills);
  const detection = useDetectedSkills({ description: value, read, context, onFound: skills?.replace });
  const { suggestion, takeEnhanced, takeDictated, undo, redo, swap, forget } = useSuggestion({
    read: () => ({ text: read(), origin: form.getValues(props.origin) }),
    write: (written: WrittenText) => {
      text.onChange(written.text);
      origin.onChange(written.origin);
    },
    skills,
  });

  const improve = async (): Promise<void> => {
    const answer = await enhance(emptyText);
    if (answer === undefined) return;
    detection.leaveAlone(answer.text);
    takeEnhanced(answer);
  };

  const hear = (answer: Transcribed): void => {
    const isHere = isFocusLost(place.current) || place.current?.contains(document.activeElement) === true;
    const replaces = !append || read().trim() === '';
    const heard = takeDictated(answer, append);
    // It brings the skills of all there is then.
    if (replaces) detection.leaveAlone(heard);
    setSpeaking(false);
    if (isHere) form.setFocus(props.description);
  };

  const settle = (action: () => void) => (): void => {
    action();
    form.setFocus(props.description);
  };

  return (
    <div ref={place} className="tr-field-all tr-stack tr-describe">
      <div>
        <TextArea
          {...text}
          onChange={(event) => {
            text.onChange(event);
            // What is written into an empty field is typed.
            if (event.target.value.trim() === '') origin.onChange(undefined);
          }}
          error={fieldState.error?.message}
          label="Description"
          placeholder={placeholder}
          rows={5}
          required={required}
          readOnly={working}
          aside={
            <DescriptionWays
              enhancing={working}
              speaking={speaking}
              onEnhance={() => void improve()}
              onCancel={cancel}
              onSpeak={setSpeaking}
            />
          }
          above={
            <>
              <VoicePart
                context={context}
                shown={speaking}
                onHeard={hear}
                onShow={() => setSpeaking(true)}
                onHolding={(recording) => holdRecording(control, recording)}
                onFailure={() => setSpeaking(false)}
              />
              {speaking && value.trim() !== '' && (
                <div className="form-check form-switch mb-2">
                  <input
                    className="form-check-input"
                    type="checkbox"
                    role="switch"
                    id={appendId}
                    checked={append}
                    onChange={({ target }) => setAppend(target.checked)}
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
          onUndo={settle(undo)}
          onRedo={settle(redo)}
          onSwap={swap}
          onKeep={settle(forget)}
        />
      </div>
      {skills && <DetectedSkills skills={skills} detection={detection} />}
    </div>
  );
}
