/** By any of these a reader goes on from where a page stands. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Scrolls the page to a place, in pixels, as soon as it is tall enough for that, unless its reader moves first: who comes
 * back to a page may find only the frame of what is still fetched. Answers how to end it.
 */
export function scrollOnceTall(place: number, lowest: () => number): () => void {
  const watch = new ResizeObserver(() => {
    if (place <= lowest()) {
      window.scrollTo(0, place)
      end()
    }
  })
  const end = () => {
    watch.disconnect()
    moves.forEach((move) => window.removeEventListener(move, end))
  }
  watch.observe(document.body)
  moves.forEach((move) => window.addEventListener(move, end, { passive: true }))
  return end
}
