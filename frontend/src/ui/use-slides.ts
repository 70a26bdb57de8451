import { useRef, useState, type KeyboardEvent } from 'react'

/** Which slide of a snapping row is shown, and how to get to another; past the last comes the first. */
export function useSlides(count: number) {
  const stage = useRef<HTMLDivElement>(null)
  // While a press moves the row, the slides that fly past are not the chosen one.
  const isSteered = useRef(false)
  const [shown, setShown] = useState(0)
  const index = Math.min(shown, Math.max(0, count - 1))

  const show = (next: number) => {
    const target = (next + count) % count
    setShown(target)
    if (stage.current !== null) {
      isSteered.current = true
      stage.current.scrollLeft = target * stage.current.clientWidth
    }
  }
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 0 } = stage.current ?? {}
    if (!isSteered.current && clientWidth > 0) {
      setShown(Math.round(scrollLeft / clientWidth))
    }
  }
  const letGo = () => {
    isSteered.current = false
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step !== undefined && count > 1) {
      event.preventDefault()
      show(index + step)
    }
  }
  const stageEvents = {
    onScroll: follow,
    onScrollEnd: letGo,
    onPointerDown: letGo,
    onTouchStart: letGo,
    onWheel: letGo,
  }
  return { stage, index, show, onKeyDown, stageEvents }
}
