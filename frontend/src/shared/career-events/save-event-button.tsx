import { getErrorMessage } from '../api/api-error';
import { useListApplicationsQuery } from '../applications/applications-api';
import { notify } from '../toast/notify';
import { Icon } from '../ui/icon';
import type { ListedEvent } from './listed-event';
import { useRemoveCareerEventMutation, useSaveCareerEventMutation } from './saved-events-api';

interface SaveEventButtonProps {
  readonly uid: string;
  readonly event: ListedEvent & { readonly _id: string };
}

/** Saves an event, which adds it to the calendar; a second press removes it. */
export function SaveEventButton({ uid, event }: SaveEventButtonProps) {
  const { _id: eventId, title, startDate, endDate, startIsDay, endIsDay, place, source, link, isSample } = event;
  const { areApplicationsLoaded, isSaved } = useListApplicationsQuery(uid, {
    selectFromResult: ({ data }) => ({
      areApplicationsLoaded: data !== undefined,
      isSaved: data?.savedEvents.some((savedEvent) => savedEvent.eventId === eventId) ?? false,
    }),
  });
  const [saveEvent, { isLoading: isSaving }] = useSaveCareerEventMutation();
  const [removeEvent, { isLoading: isRemoving }] = useRemoveCareerEventMutation();
  const isBusy = !areApplicationsLoaded || isSaving || isRemoving;
  const text = isSaved ? 'Saved' : 'Save';

  const save = async (): Promise<void> => {
    try {
      const eventToSave = {
        eventId,
        title,
        startDate: startDate ?? endDate,
        endDate,
        startIsDay: startDate === undefined ? endIsDay : startIsDay,
        endIsDay,
        place: place ?? '',
        source,
        link,
        isSample,
      };
      await saveEvent({ uid, event: eventToSave }).unwrap();
      notify.success(`Saved ${title}`);
    } catch (failure) {
      notify.error(getErrorMessage(failure, 'This event could not be saved. Please try again.'), failure);
    }
  };
  const remove = async (): Promise<void> => {
    try {
      await removeEvent({ uid, eventId }).unwrap();
      notify.success(`Removed ${title} from your saved events`);
    } catch (failure) {
      notify.error(getErrorMessage(failure, 'This event could not be removed. Please try again.'), failure);
    }
  };

  return (
    <button
      type="button"
      className="btn btn-quiet btn-sm"
      aria-label={`${text}: ${title}`}
      title={isSaved ? 'Remove from your saved events' : undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) void (isSaved ? remove() : save());
      }}
    >
      <Icon name={isSaved ? 'bookmark-fill' : 'bookmark'} />
      {text}
    </button>
  );
}
