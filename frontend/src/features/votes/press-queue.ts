/** One press of a button whose meaning depends on the presses before it. */
export interface Press<Value> {
  /** Sends the press and tells what the server made of it. */
  readonly send: () => Promise<Value>
  /** Called with what the server says, unless a later press is already shown. */
  readonly onConfirmed: (value: Value) => void
  /** Called with what held before; presses that were waiting are dropped, since they built on this one. */
  readonly onFailed: (before: Value, error: unknown) => void
  /** Called where it is dropped. */
  readonly onDropped: () => void
}

interface Line<Value> {
  confirmed: Value
  waiting: Press<Value>[]
}

/** Sends the presses on each thing one after the other, so that the server sees them in the order they were made. */
export function createPressQueue<Value>() {
  const lines = new Map<number, Line<Value>>()

  const work = async (id: number, line: Line<Value>) => {
    for (let press = line.waiting[0]; press !== undefined; press = line.waiting[0]) {
      try {
        line.confirmed = await press.send()
        line.waiting.shift()
        if (line.waiting.length === 0) {
          press.onConfirmed(line.confirmed)
        }
      } catch (error) {
        const dropped = line.waiting.splice(0).slice(1)
        press.onFailed(line.confirmed, error)
        dropped.forEach(({ onDropped }) => onDropped())
      }
    }
    lines.delete(id)
  }

  return {
    /** Takes a press on a thing; `before` is what held when nothing was on its way. */
    add(id: number, before: Value, press: Press<Value>): Promise<void> {
      const line = lines.get(id)
      if (line !== undefined) {
        line.waiting.push(press)
        return Promise.resolve()
      }
      const opened: Line<Value> = { confirmed: before, waiting: [press] }
      lines.set(id, opened)
      return work(id, opened)
    },
  }
}
