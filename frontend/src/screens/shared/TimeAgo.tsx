import { useNow } from '../../lib/clock.slice.ts'
import { relativeTime, utcTime } from '../../lib/relative-time.ts'

/** How long ago something was; the time itself on hover and for programs. */
export function TimeAgo({ time }: { readonly time: string }) {
  return (
    <time dateTime={time} title={utcTime(time)}>
      {relativeTime(time, useNow())}
    </time>
  )
}
