import { getChangedMessage, getConflictMessage } from './conflict-messages.js';
import {
  accessStream,
  applicationsStream,
  onboardingStream,
  profileStream,
  staffStream,
  userStreams,
} from './streams.js';

it.each([
  [profileStream, 'Your profile was changed elsewhere in the meantime.'],
  [applicationsStream, 'Your applications were changed elsewhere in the meantime.'],
  [onboardingStream, 'Your onboarding answers were changed elsewhere in the meantime.'],
])('the message of a changed stream names its content (%p)', (getStream, message) => {
  expect(getChangedMessage(getStream('ann'))).toBe(message);
});

it.each([
  [profileStream, 'Your profile is being changed elsewhere right now. Please try again.'],
  [applicationsStream, 'Your applications are being changed elsewhere right now. Please try again.'],
  [accessStream, 'The access log is being changed elsewhere right now. Please try again.'],
])('the message of a conflict names the content of the stream (%p)', (getStream, message) => {
  expect(getConflictMessage(getStream('ann'))).toBe(message);
});

it('there are messages for all streams, and different ones', () => {
  const streams = [...userStreams('ann'), accessStream('ann'), staffStream('ann')];
  expect(new Set(streams.map(getConflictMessage)).size).toBe(streams.length);
});
