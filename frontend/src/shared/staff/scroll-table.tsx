import type { ReactNode } from 'react';

interface ScrollTableProps {
  /** The name of the region, for screen readers. */
  readonly label: string;
  readonly columns: readonly string[];
  /** The columns of numbers, which are aligned at the right. */
  readonly numericColumns?: ReadonlySet<string>;
  /** The rows. */
  readonly children: ReactNode;
}

/** A table that scrolls sideways on narrow screens. */
export function ScrollTable({ label, columns, numericColumns, children }: ScrollTableProps) {
  return (
    // oxlint-disable-next-line a11y/no-noninteractive-tabindex
    <div className="tr-table-scroll" role="region" aria-label={label} tabIndex={0}>
      <table className="tr-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={numericColumns?.has(column) === true ? 'is-numeric' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
