import { useRef, useState } from 'react'
import { bulkLimit, type QueueItem } from '@deals/events'
import { showToast } from '../../ui/toasts.ts'

/** Cases that were chosen to be decided together, as they stood when they were chosen. */
export interface Selection {
  readonly chosen: ReadonlyMap<number, QueueItem>
  /** Chooses one, or lets it go; `isRange` chooses all from the one that was pressed before. */
  readonly toggle: (postId: number, isRange?: boolean) => void
  readonly chooseAll: () => void
  readonly clear: () => void
}

const none: ReadonlyMap<number, QueueItem> = new Map()

export function useSelection(items: readonly QueueItem[]): Selection {
  const [chosen, setChosen] = useState(none)
  // Keys may follow each other faster than the page is drawn.
  const pressed = useRef<number | null>(null)
  const add = (more: readonly QueueItem[]) => {
    if (new Set([...chosen.keys(), ...more.map(({ postId }) => postId)]).size > bulkLimit) {
      showToast({ title: `${bulkLimit} cases are chosen`, description: 'No more are decided about at once.' })
    }
    setChosen((before) => {
      const all = new Map([...before, ...more.map((item) => [item.postId, item] as const)])
      return new Map([...all].slice(0, bulkLimit))
    })
  }
  return {
    chosen,
    toggle: (postId, isRange = false) => {
      const from = pressed.current ?? postId
      pressed.current = postId
      if (!isRange && chosen.has(postId)) {
        setChosen((before) => new Map([...before].filter(([id]) => id !== postId)))
      } else {
        add(isRange ? between(items, from, postId) : items.filter((item) => item.postId === postId))
      }
    },
    chooseAll: () => add(items),
    clear: () => setChosen(none),
  }
}

/** The rows from one to another, both with them, in whichever order they stand. */
function between(items: readonly QueueItem[], one: number, other: number): readonly QueueItem[] {
  const to = items.findIndex(({ postId }) => postId === other)
  const from = items.findIndex(({ postId }) => postId === one)
  return to === -1 ? [] : items.slice(Math.min(to, from === -1 ? to : from), Math.max(to, from) + 1)
}
