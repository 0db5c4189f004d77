import type { CalendarContents, CalendarToken } from '@trackrecord/contracts';
import { useEffect, useId, useRef, useState } from 'react';
import { getErrorMessage } from '../../shared/api/api-error';
import { describeLastUse } from '../../shared/extensions/describe-use';
import { RevokeDialog } from '../../shared/extensions/revoke-dialog';
import { useRevoke } from '../../shared/extensions/use-revoke';
import { formatLocalDay } from '../../shared/format/format-day';
import { notify } from '../../shared/toast/notify';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { CopyTextButton } from '../../shared/ui/copy-text-button';
import { Icon } from '../../shared/ui/icon';
import type { IconName } from '../../shared/ui/icon-name';
import { ButtonSpinner } from '../../shared/ui/loading';
import { useFocusContainerFallback } from '../../shared/ui/use-focus-fallback';
import { ExtensionCard } from './extension-card';
import { useChangeCalendarMutation, useCreateCalendarMutation } from './extensions-api';

interface CalendarApp {
  readonly name: string;
  readonly icon: IconName;
  /** How to add the address by hand. */
  readonly steps: string;
  /** Returns the page of the app that adds the address, or the address itself with the scheme `webcal:`. */
  readonly toLink: (address: string) => string;
}

const toWebcal = (address: string): string => address.replace(/^https?:/, 'webcal:');

const CALENDAR_APPS: readonly CalendarApp[] = [
  {
    name: 'Google Calendar',
    icon: 'google',
    steps: 'In Google Calendar: Other calendars › From URL. It reads changes every few hours.',
    toLink: (address) => `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(toWebcal(address))}`,
  },
  {
    name: 'Outlook',
    icon: 'microsoft',
    steps: 'In Outlook: Add calendar › Subscribe from web.',
    toLink: (address) =>
      `https://outlook.live.com/calendar/0/addfromweb?name=Trackrecord&url=${encodeURIComponent(address)}`,
  },
  {
    name: 'Apple Calendar',
    icon: 'apple',
    steps: 'In Calendar on a Mac: File › New Calendar Subscription.',
    toLink: toWebcal,
  },
];

interface CalendarAppsProps {
  /** The address, while it is known. */
  readonly address: string | undefined;
}

/** How to add the address to the common calendars, with links that do it while the address is known. */
function CalendarApps({ address }: CalendarAppsProps) {
  return (
    <>
      <h3 className="tr-overline mt-4 mb-3">Works with</h3>
      <ul className="tr-extension-rows">
        {CALENDAR_APPS.map(({ name, icon, steps, toLink }) => (
          <li key={name}>
            <Icon name={icon} />
            <div>
              <div className="fw-semibold">{name}</div>
              <div className="tr-muted tr-small">{steps}</div>
            </div>
            {address !== undefined && (
              <a
                className="btn btn-plain btn-sm"
                href={toLink(address)}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`Add to ${name} (opens a new tab)`}
              >
                Add
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const CONTENT_LABELS: readonly (readonly [keyof CalendarContents, string])[] = [
  ['interviews', 'Interviews'],
  ['nextSteps', 'Next steps'],
  ['savedEvents', 'Saved events'],
];

interface ContentsProps {
  readonly uid: string;
  readonly calendar: CalendarToken;
}

/** The choice of what the calendar contains: interviews, next steps and saved events. */
function Contents({ uid, calendar }: ContentsProps) {
  const titleId = useId();
  const [changeCalendar, { isLoading, originalArgs }] = useChangeCalendarMutation();
  const contents = isLoading && originalArgs ? originalArgs.contents : calendar.contents;
  const toggle = async (name: keyof CalendarContents): Promise<void> => {
    if (isLoading) return;
    const { error } = await changeCalendar({ uid, contents: { ...contents, [name]: !contents[name] } });
    if (error !== undefined) notify.error(getErrorMessage(error, 'Failed to change the calendar'), error);
  };
  return (
    <>
      <h3 id={titleId} className="tr-overline mt-4 mb-3">
        What it contains
      </h3>
      <div className="tr-chips" role="group" aria-labelledby={titleId}>
        {CONTENT_LABELS.map(([name, text]) => (
          <label key={name} className="tr-chip is-pick">
            <input
              type="checkbox"
              className="visually-hidden"
              checked={contents[name]}
              onChange={() => void toggle(name)}
            />
            {contents[name] && <Icon name="check-lg" />}
            {text}
          </label>
        ))}
      </div>
      <p className="tr-small tr-muted mt-2 mb-0">
        Interviews appear at their time, next steps and last days to apply as whole days, each with its note. Other
        notes, contacts and salaries are never in your calendar.
      </p>
    </>
  );
}

interface AddressProps {
  readonly address: string;
}

/** The address, which is shown only just after it was created. */
function Address({ address }: AddressProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The button that created the address may have disappeared with the focus. The address is selected for copying.
  useEffect(() => input.current?.focus(), [address]);
  return (
    <>
      <label className="form-label" htmlFor={id}>
        Your private address
      </label>
      <div className="tr-address">
        <input
          ref={input}
          className="form-control tr-mono"
          id={id}
          readOnly
          value={address}
          aria-describedby={`${id}hint`}
          onFocus={({ target }) => target.select()}
        />
        <CopyTextButton text={address} label="Copy" description="Copy the address" />
      </div>
      <div className="form-text" id={`${id}hint`}>
        Copy it now: it is not shown again. Whoever has it can read these dates, so share it with no one.
      </div>
    </>
  );
}

interface CalendarCardProps {
  readonly uid: string;
  readonly calendar: CalendarToken | null;
  /** Whether the address is what the user creates next. */
  readonly isNext: boolean;
}

const getState = (calendar: CalendarToken | null): string => {
  if (calendar === null) return 'Not added yet';
  return calendar.lastUsedOn === null ? 'Address created' : 'In use';
};

/** The calendar: its private address, and what it contains. */
export function CalendarCard({ uid, calendar, isNext }: CalendarCardProps) {
  const [createCalendar, { isLoading }] = useCreateCalendarMutation();
  const [createdCalendar, setCreatedCalendar] = useState<{ readonly id: string; readonly address: string }>();
  const [isRenewDialogOpen, setIsRenewDialogOpen] = useState(false);
  const revoke = useRevoke(uid);
  const card = useFocusContainerFallback<HTMLElement>();
  // Once another window has created a newer address, the one created here is no longer shown.
  const address =
    createdCalendar !== undefined && createdCalendar.id === calendar?.id ? createdCalendar.address : undefined;

  const create = async (): Promise<void> => {
    if (isLoading) return;
    const { data, error } = await createCalendar(uid);
    setIsRenewDialogOpen(false);
    if (data === undefined) notify.error(getErrorMessage(error, 'Failed to create an address'), error);
    else setCreatedCalendar({ id: data.calendar.id, address: window.location.origin + data.path });
  };

  return (
    <ExtensionCard
      icon="calendar-plus"
      title="Calendar"
      description="Interviews, next steps and saved events, in your own calendar."
      state={getState(calendar)}
      isSetUp={calendar !== null}
      cardRef={card}
    >
      <div role="status" className="visually-hidden">
        {address !== undefined && 'Address created'}
      </div>
      {calendar === null && (
        <>
          <p className="tr-muted">
            Your calendar reads the dates of your applications from a private address, and shows changes by itself.
          </p>
          <button
            type="button"
            className={isNext ? 'btn btn-primary' : 'btn btn-plain'}
            aria-disabled={isLoading}
            onClick={() => void create()}
          >
            {isLoading && <ButtonSpinner />}
            Create address
          </button>
        </>
      )}
      {calendar !== null && address === undefined && (
        <div className="tr-entry tr-num">
          <h3>Your private address</h3>
          <p className="tr-small">
            Created {formatLocalDay(calendar.createdAt)}, {describeLastUse(calendar.lastUsedOn, 'read')}. It is not
            shown again. If you have lost it, create a new one.
          </p>
        </div>
      )}
      {address !== undefined && <Address address={address} />}
      <CalendarApps address={address} />
      {calendar !== null && (
        <>
          <Contents uid={uid} calendar={calendar} />
          <div className="tr-extension-foot">
            <span className="tr-small tr-muted">
              A new address, or revoking this one, stops every calendar that uses it.
            </span>
            <button type="button" className="btn btn-plain" onClick={() => setIsRenewDialogOpen(true)}>
              <Icon name="arrow-clockwise" />
              Create new address
            </button>
            <button type="button" className="btn btn-quiet-danger" onClick={() => revoke.ask({ kind: 'calendar' })}>
              Revoke address
            </button>
          </div>
        </>
      )}
      <ConfirmDialog
        show={isRenewDialogOpen}
        role="alertdialog"
        variant="primary"
        title="Create a new address?"
        description="The current address stops working at once. Add the new one to your calendars."
        confirmLabel="Create new address"
        cancelLabel="Cancel"
        workingLabel={isLoading ? 'Creating...' : undefined}
        onConfirm={() => void create()}
        onCancel={() => setIsRenewDialogOpen(false)}
      />
      <RevokeDialog control={revoke} fallback={card} />
    </ExtensionCard>
  );
}
