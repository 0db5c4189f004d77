import type { ItemOfKind } from './replay-api';
import { CopyButton } from '../../../shared/staff/copy-button';
import type { ShownFact } from '../../../shared/staff/fact-list';

/** Returns the ids of the request behind an item, each with a button that copies it. */
export const toRequestFacts = ({
  requestId,
  correlationId,
  commandId,
}: Pick<ItemOfKind<'change'>, 'requestId' | 'correlationId' | 'commandId'>): readonly ShownFact[] =>
  (
    [
      ['Request', requestId],
      ['Correlation', correlationId],
      ['Command', commandId],
    ] as const
  ).flatMap(([label, id]) =>
    id === undefined
      ? []
      : [
          {
            label,
            text: id,
            isId: true,
            action: <CopyButton text={id} label={`Copy ${label.toLowerCase()} id`} />,
          },
        ],
  );
