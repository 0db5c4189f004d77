/** Whatever has the microphone open. */
interface MicrophoneUser {
  readonly stop: () => void;
}

let activeUser: MicrophoneUser | undefined;

/** Stops what has the microphone open. Only one microphone is open at a time. */
export function stopActiveMicrophone(): void {
  activeUser?.stop();
}

/** Registers what opens the microphone; stops what had it open. */
export function claimMicrophone(user: MicrophoneUser): void {
  stopActiveMicrophone();
  activeUser = user;
}

/** Registers that the microphone is closed. */
export function releaseMicrophone(user: MicrophoneUser): void {
  if (activeUser === user) activeUser = undefined;
}
