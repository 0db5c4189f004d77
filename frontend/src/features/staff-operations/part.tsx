import type { ReactNode } from 'react';
import { Card } from '../../shared/ui/card';
import { Icon } from '../../shared/ui/icon';

interface PartProps<Value> {
  readonly title: string;
  /** Null if its store cannot be reached. */
  readonly value: Value | null;
  readonly children: (value: Value) => ReactNode;
}

/** A part of the picture in a card. It says so if the part could not be read. */
export function Part<Value>({ title, value, children }: PartProps<Value>) {
  return (
    <Card title={title}>
      {value === null ? (
        <div className="tr-note is-yellow">
          <Icon name="exclamation-triangle" />
          <div>This part is not known: its store cannot be reached.</div>
        </div>
      ) : (
        children(value)
      )}
    </Card>
  );
}
