import { GeneratedPicture } from '../../shared/ui/generated-picture';
import { getEventKind } from './event-kind';
import type { EventKind } from './event-kind';
import type { ListedEvent } from './listed-event';

/** SVG paths in the 320 by 180 view box of {@link GeneratedPicture}. */
const DRAWINGS: Readonly<Record<EventKind, string>> = {
  // A lectern before rows of seats.
  Conference: 'M148 58h24l-4 22h-16zM116 104q44-20 88 0M104 124q56-26 112 0',
  // Two people.
  'Meet-up': 'M142 74a13 13 0 1 0 .1 0M178 74a13 13 0 1 0 .1 0M118 124q0-22 24-22q18 0 18 14q0-14 18-14q24 0 24 22',
  // A pencil on a sheet.
  Workshop: 'M128 54h48v72h-48zM140 72h24M140 86h24M186 70l10 8l-22 34l-12 4l2-12z',
  // A briefcase.
  'Job fair': 'M116 76h88v48h-88zM144 76v-14h32v14M116 98h88M156 94h8v8h-8z',
  // Brackets around a slash.
  Hackathon: 'M138 66l-24 24l24 24M182 66l24 24l-24 24M168 58l-16 64',
  // A screen with a play sign.
  Webinar: 'M112 58h96v56h-96zM144 126h32M152 74l22 12l-22 12z',
};

interface EventPictureProps {
  readonly event: Pick<ListedEvent, 'title' | 'source'>;
}

/** A decorative picture, by kind of event, for events without an image. */
export const EventPicture = ({ event }: EventPictureProps) => (
  <GeneratedPicture title={event.title} drawing={DRAWINGS[getEventKind(event)]} />
);
