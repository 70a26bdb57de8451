/** A row that scrolls sideways and says at which of its ends it stands. */
const row = '[data-start][data-end]'

/**
 * Has what a key comes to stand in the middle of its row: browsers leave where it is what is partly seen, though an arrow
 * may lie on it. Answers how to end that.
 */
export function bringIntoSight(page: Document, first: EventTarget | null = null): () => void {
  const bring = (target: EventTarget | null) => {
    // Under a pointer it must not move away between its press and the end of that.
    if (target instanceof Element && target.closest(row) !== null && target.matches(':focus-visible')) {
      target.scrollIntoView({ block: 'nearest', inline: 'center' })
    }
  }
  const look = ({ target }: Event) => bring(target)
  bring(first)
  page.addEventListener('focusin', look)
  return () => page.removeEventListener('focusin', look)
}
