import { useRef, useState } from 'react'
import { showToast, type ToastTexts } from '../../ui/toasts.ts'

interface OfPost {
  readonly postId: number
}

/** What was chosen of a list for the same to be done with all of it, as it stood when it was chosen. */
export interface Selection<Item extends OfPost> {
  readonly chosen: ReadonlyMap<number, Item>
  /** Chooses one, or lets it go; `isRange` chooses all from the one that was pressed before. */
  readonly toggle: (postId: number, isRange?: boolean) => void
  readonly chooseAll: () => void
  readonly clear: () => void
}

/** How many can be chosen, and what is said when more are. */
interface Most {
  readonly limit: number
  readonly full: ToastTexts
}

export function useSelection<Item extends OfPost>(items: readonly Item[], { limit, full }: Most): Selection<Item> {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Item>>(new Map())
  // Keys may follow each other faster than the page is drawn.
  const pressed = useRef<number | null>(null)
  const add = (more: readonly Item[]) => {
    if (new Set([...chosen.keys(), ...more.map(({ postId }) => postId)]).size > limit) {
      showToast(full)
    }
    setChosen((before) => {
      const all = new Map([...before, ...more.map((item) => [item.postId, item] as const)])
      return new Map([...all].slice(0, limit))
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
    clear: () => setChosen(new Map()),
  }
}

/** The rows from one to another, both with them, in whichever order they stand. */
function between<Item extends OfPost>(items: readonly Item[], one: number, other: number): readonly Item[] {
  const to = items.findIndex(({ postId }) => postId === other)
  const from = items.findIndex(({ postId }) => postId === one)
  return to === -1 ? [] : items.slice(Math.min(to, from === -1 ? to : from), Math.max(to, from) + 1)
}
