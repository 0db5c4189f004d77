import type { SessionRenewal } from '../../shared/session/session-renewal';
import { SessionEndedPrompt } from '../session/session-ended-prompt';

interface StepUpPromptProps {
  readonly stepUp: SessionRenewal;
}

/** Opens the sign-in dialog when an action of staff needs a recent sign-in; the action then continues. */
export function StepUpPrompt({ stepUp }: StepUpPromptProps) {
  return (
    <SessionEndedPrompt
      session={stepUp}
      title="Confirm that it is you"
      lead="This action needs a sign-in of the last few minutes. It continues when you have signed in."
    />
  );
}
