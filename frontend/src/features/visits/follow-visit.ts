import { onShownPosts } from '../../lib/shown-posts.ts'
import { isDue, isOverdue } from './kept-visit.ts'
import { noteVisit, tellVisit } from './tell-visit.ts'

/** What somebody does on one page is noted not more often. */
const notedEveryMs = 60_000
const doings = ['pointerdown', 'keydown', 'scroll'] as const

/** The post whose page is open. */
function openPost(): number | undefined {
  const id = /^\/post\/(\d{1,16})$/.exec(window.location.pathname)?.[1]
  return id === undefined ? undefined : Number(id)
}

/**
 * Follows the visit of a member: what they open is gathered on the device, and the site is told when the page is
 * hidden, seldom. Answers how to stop.
 */
export function followVisit(userId: string): () => void {
  let path: string | undefined
  let notedAt = 0
  const note = () => {
    const isOther = window.location.pathname !== path
    path = window.location.pathname
    notedAt = Date.now()
    noteVisit(userId, isOther ? openPost() : undefined)
    void tellVisit(userId, isOverdue)
  }
  const look = () => {
    if (window.location.pathname !== path) {
      note()
    }
  }
  const act = () => {
    if (Date.now() - notedAt >= notedEveryMs) {
      note()
    }
  }
  const turn = () => {
    if (document.visibilityState === 'visible') {
      note()
    } else {
      void tellVisit(userId, isDue)
    }
  }
  // Every page shows posts or is acted on, so its address is looked at soon after it changed.
  const deaf = onShownPosts(look)
  document.addEventListener('visibilitychange', turn)
  doings.forEach((doing) => document.addEventListener(doing, act, { passive: true, capture: true }))
  note()
  return () => {
    deaf()
    document.removeEventListener('visibilitychange', turn)
    doings.forEach((doing) => document.removeEventListener(doing, act, { capture: true }))
  }
}
