import type { EventSchemas } from '@trackrecord/contracts';
import { STREAM_CATEGORIES } from '@trackrecord/contracts/events/streams';
import { Fragment } from 'react';
import { countOf, formatCount } from '../../shared/staff/format-amounts';
import { ListSkeleton } from '../../shared/staff/list-skeleton';
import { ScrollTable } from '../../shared/staff/scroll-table';
import { Card } from '../../shared/ui/card';
import { QueryError } from './notes';
import { useListEventSchemasQuery } from './streams-api';
import { useStreamsUrl } from './streams-url';

type EventSchema = EventSchemas['types'][number];

const COLUMNS = ['Type', 'Version', 'Upcasters', 'Fields', 'Events'];
const NUMERIC = new Set(['Version', 'Events']);

function Fields({ fields }: Pick<EventSchema, 'fields'>) {
  if (fields.length === 0) return 'None';
  return (
    <details>
      <summary>{countOf(fields.length, 'field')}</summary>
      <ul className="tr-schema-fields">
        {fields.map(({ path, type, isRequired }) => (
          <li key={path}>
            <span className="tr-mono">{path}</span>{' '}
            <span className="tr-muted">{isRequired ? type : `${type}, optional`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Splits a name before its capitals, where it may break over lines. */
const splitWords = (name: string): readonly string[] => name.split(/(?=[A-Z])/);

function SchemaRow({ schema: { type, version, upcasters, fields, count } }: { readonly schema: EventSchema }) {
  const { open } = useStreamsUrl();
  return (
    <tr>
      <th scope="row">
        {splitWords(type).map((word, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {word}
          </Fragment>
        ))}
      </th>
      <td className="is-numeric">{version}</td>
      <td>{upcasters.length === 0 ? '–' : upcasters.join(', ')}</td>
      <td className="is-long">
        <Fields fields={fields} />
      </td>
      <td className="is-numeric">
        {count === null ? (
          '–'
        ) : (
          <button
            type="button"
            className="tr-link-button"
            aria-label={`${formatCount(count)}: list ${type}`}
            onClick={() => open({ type, notType: undefined, category: undefined })}
          >
            {formatCount(count)}
          </button>
        )}
      </td>
    </tr>
  );
}

/** Every type of event: its versions, fields, and how many there are. */
export function SchemasView() {
  const { data, error, isFetching, refetch } = useListEventSchemasQuery(undefined);
  if (data === undefined) {
    return (
      <Card title="Schemas">
        {error === undefined ? (
          <ListSkeleton label="Loading the schemas" />
        ) : (
          <QueryError
            text="The schemas could not be loaded."
            error={error}
            isWorking={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </Card>
    );
  }
  return (
    <div className="tr-stack tr-wide-gap tr-schemas">
      {STREAM_CATEGORIES.map((category) => (
        <Card key={category} title={`Streams of the kind ${category}`}>
          <ScrollTable label={`Types of the kind ${category}`} columns={COLUMNS} numericColumns={NUMERIC}>
            {data.types
              .filter((schema) => schema.category === category)
              .map((schema) => (
                <SchemaRow key={schema.type} schema={schema} />
              ))}
          </ScrollTable>
        </Card>
      ))}
    </div>
  );
}
