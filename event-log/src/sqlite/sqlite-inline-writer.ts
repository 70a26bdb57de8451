import { perTurn } from '@deals/storage'
import type { AppendQueue } from './sqlite-append-queue.ts'
import { openLogWriter, type TimedAppend, type Verdict } from './sqlite-log-core.ts'

interface Waiting {
  append: TimedAppend
  answer: (verdict: Verdict) => void
}

const checkpointEveryMs = 60_000

/** Writes on the calling thread: it stands still while the disk works, so this is for tools and tests. */
export function openInlineWriter(file: string, onWritten: () => void): AppendQueue {
  const writer = openLogWriter(file)
  const timer = setInterval(() => writer.checkpoint(), checkpointEveryMs).unref()
  const queue = perTurn<Waiting>((waiting) => {
    const verdicts = writer.write(waiting.map(({ append }) => append))
    waiting.forEach(({ answer }, index) => {
      answer(verdicts[index] ?? { kind: 'unknown', message: 'The writer gave no answer.' })
    })
    onWritten()
  })
  return {
    submit: (append) => new Promise((answer) => queue.add({ append, answer })),
    close: async () => {
      queue.flush()
      clearInterval(timer)
      writer.close()
    },
  }
}
