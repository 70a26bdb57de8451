/** How the same thing is said: in full the first time, and then how often it came again. */
export interface Saying {
  /** What is the same thing. */
  readonly key: string
  readonly first: () => void
  readonly again: (times: number) => void
}

interface Said {
  more: number
  again: (times: number) => void
}

const countEvery = 60_000

/** Says the same thing once and counts it from then on; what has not come for a while is said in full again. */
export function countingRepeats(everyMs = countEvery): (saying: Saying) => void {
  const known = new Map<string, Said>()
  const lookLater = (key: string, said: Said) => {
    const timer = setTimeout(() => {
      const { more } = said
      if (more === 0) {
        known.delete(key)
        return
      }
      said.more = 0
      said.again(more)
      lookLater(key, said)
    }, everyMs)
    timer.unref()
  }
  return ({ key, first, again }) => {
    const said = known.get(key)
    if (said !== undefined) {
      said.more += 1
      return
    }
    const fresh: Said = { more: 0, again }
    known.set(key, fresh)
    lookLater(key, fresh)
    first()
  }
}

/** The same for lines that somebody reads. */
export function sayingOnce(say: (line: string) => void, everyMs = countEvery): (line: string) => void {
  const repeats = countingRepeats(everyMs)
  return (line) =>
    repeats({
      key: line,
      first: () => say(line),
      again: (times) => say(`${line} (the same ${times} more times)`),
    })
}
