/** Somebody who only passes over a link does not want what it leads to, in milliseconds. */
const pause = 120

/** Does what a link needs once somebody has stayed on it for a moment, by the mouse or a key. */
export function whenStayed() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const leave = () => {
    clearTimeout(timer)
  }
  const stay = (act: () => void) => {
    leave()
    timer = setTimeout(act, pause)
  }
  return { stay, leave }
}
