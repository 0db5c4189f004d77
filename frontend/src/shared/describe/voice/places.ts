/** Where the sound goes, as the user is told before the microphone is opened. */
export const PLACE_TEXTS = {
  device:
    'The sound stays on this device and is not recorded. Your browser may first download a language pack from its maker.',
  server:
    'Your recording is sent to our server, which may pass it on to an AI provider. If it does not, you get a rough draft, in English only: about one word in three is wrong or missing.',
} as const;
