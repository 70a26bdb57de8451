import { useState } from 'react'
import { moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useDeskKeys } from './use-desk-keys.ts'

/** The events of a post as the log holds them, for who wants to be sure. */
export function RawEvents({ postId }: { readonly postId: number }) {
  const [isShown, setShown] = useState(false)
  const turn = () => setShown((before) => !before)
  useDeskKeys({ v: turn })
  return (
    <>
      <Button size="sm" variant="quiet" aria-expanded={isShown} aria-keyshortcuts="v" onClick={turn}>
        Raw events <kbd aria-hidden="true">V</kbd>
      </Button>
      {isShown && <Events postId={postId} />}
    </>
  )
}

function Events({ postId }: { readonly postId: number }) {
  const { currentData, isError, refetch } = moderationApi.useGetRawEventsQuery(postId)
  if (currentData === undefined) {
    return isError ? (
      <ErrorState text="The events could not be loaded." onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="10rem" radius="md" />
    )
  }
  return (
    <pre
      // Long lines are scrolled, also by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="Raw events"
      role="region"
      css={{
        maxHeight: '24rem',
        overflow: 'auto',
        padding: 'var(--s3)',
        borderRadius: 'var(--r-md)',
        background: 'var(--sunken)',
        fontSize: 'var(--text-xs)',
      }}
    >
      {currentData.events
        .map(({ position, type, at, stream, revision, data, meta }) =>
          [`${position} ${type} ${at}`, `${stream}@${revision}`, JSON.stringify({ data, meta }, null, 1)].join('\n'),
        )
        .join('\n\n')}
    </pre>
  )
}
