import { ENHANCEMENT } from '@trackrecord/contracts/constants';
import type { SkillsByCategory } from '@trackrecord/contracts';
import { VALIDATION } from '@trackrecord/contracts/validation';
import { useController } from 'react-hook-form';
import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { TextArea } from '../forms/text-area';
import { notify } from '../toast/notify';
import { Icon } from '../ui/icon';
import { useStillOpen } from '../ui/use-still-open';
import { WorkingMark } from '../ui/waiting';
import { DetectedSkills } from './detected-skills';
import { skillsOf, withFound } from './found-skills';
import type { DescriptionContext } from './suggestions-api';
import { useDetectedSkills } from './use-detected-skills';
import { useEnhancement } from './use-enhancement';

interface DescriptionFieldProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly description: FieldPathByValue<Values, string>;
  readonly skills: FieldPathByValue<Values, SkillsByCategory>;
  readonly context: DescriptionContext;
  /** Said when there is nothing to enhance. */
  readonly emptyText: string;
  readonly placeholder: string;
}

/** A description with what can be done with it: have it improved, and find the skills in it (spec section 2). */
export function DescriptionField<Values extends FieldValues>(props: DescriptionFieldProps<Values>) {
  const { context, emptyText, placeholder } = props;
  const { control } = props.form;
  const { field: text, fieldState } = useController({ control, name: props.description });
  const skills = useController({ control, name: props.skills }).field;
  const value: string = text.value;
  const found: SkillsByCategory = skills.value;
  const { working, before, enhance, forgetBefore } = useEnhancement();
  const isStillOpen = useStillOpen();
  const detection = useDetectedSkills(value, context, (more) => skills.onChange(withFound(found, more)));

  const improve = async (): Promise<void> => {
    const typed = value.trim();
    if (typed === '') notify.error(emptyText);
    else if (typed.length < ENHANCEMENT.leastLength) notify.error(VALIDATION.tooShortToEnhance);
    else {
      const answer = await enhance(value, context);
      if (answer === undefined || !isStillOpen()) return;
      text.onChange(answer.text);
      skills.onChange(withFound(found, skillsOf(answer)));
    }
  };

  const undo = (): void => {
    text.onChange(before);
    forgetBefore();
  };

  return (
    <div className="tr-field-all tr-stack tr-describe">
      <TextArea
        {...text}
        error={fieldState.error?.message}
        label="Description"
        placeholder={placeholder}
        rows={5}
        required
        readOnly={working}
        aside={
          <span className="tr-row gap-1">
            {before !== undefined && (
              <button type="button" className="btn btn-quiet btn-sm" onClick={undo}>
                Undo enhancement
              </button>
            )}
            <button
              type="button"
              className="btn btn-soft btn-sm"
              aria-disabled={working}
              onClick={() => working || void improve()}
            >
              {working ? <WorkingMark /> : <Icon name="magic" />}
              {working ? 'Enhancing...' : 'Enhance description'}
            </button>
          </span>
        }
      />
      <DetectedSkills skills={found} detection={detection} onChange={skills.onChange} />
    </div>
  );
}
