import { liveEvent, liveView, type Live } from '@deals/events'
import { addressOf } from '../../lib/address-of.ts'
import { onShownPosts, shownPosts } from '../../lib/shown-posts.ts'

/** As many as one call takes. */
const mostPosts = 100
/** Cards come in dozens: what is followed changes once they are all there. */
const settledAfterMs = 1_500
/** Where the site said no it may have room later. */
const againAfterMs = 60_000

const read = (text: string): Live => liveView.parse(JSON.parse(text))

/**
 * Follows what the site tells of the posts on the page and of notifications, while the page is seen: a browser has few
 * connections to a site, and pages in the background need none. Answers how to stop.
 */
export function followLive(take: (live: Live) => void, refused: () => void): () => void {
  let source: EventSource | undefined
  let followed = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    source?.close()
    source = undefined
  }
  const open = () => {
    close()
    followed = shownPosts(mostPosts).join(',')
    source = new EventSource(addressOf('GET /api/live', { query: { posts: followed } }))
    source.addEventListener(liveEvent, ({ data }: MessageEvent<string>) => take(read(data)))
    source.addEventListener('error', () => {
      // A broken connection is mended by the browser; after a refusal it gives up.
      if (source?.readyState === EventSource.CLOSED) {
        wait(againAfterMs)
        refused()
      }
    })
  }
  const settle = () => {
    const isSeen = document.visibilityState === 'visible'
    if (!isSeen) {
      close()
    } else if (source?.readyState !== EventSource.OPEN || shownPosts(mostPosts).join(',') !== followed) {
      open()
    }
  }
  const wait = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(settle, ms)
  }
  const deaf = onShownPosts(() => wait(settledAfterMs))
  document.addEventListener('visibilitychange', settle)
  settle()
  return () => {
    clearTimeout(timer)
    deaf()
    document.removeEventListener('visibilitychange', settle)
    close()
  }
}
