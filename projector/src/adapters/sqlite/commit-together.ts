import { perTurn } from '@deals/storage'
import { allOrNothing, type Connection } from './connection.ts'

interface Waiting {
  /** Writes, and answers what is to be told once that is committed. */
  readonly write: () => () => void
  readonly refuse: (error: unknown) => void
}

export interface CommitTogether {
  /** Commits with what others write in the same turn of the event loop; each is all or nothing by itself. */
  write<T>(work: () => T): Promise<T>
  /** Commits at once what is waiting. */
  flush(): void
}

/** Views of one file that fold the same batch commit once: a lock, and the pages that all of them change, are paid once. */
export function commitTogether(connection: Connection): CommitTogether {
  const { add, flush } = perTurn<Waiting>((waiting) => {
    try {
      const answers = allOrNothing(connection, () => waiting.map((one) => answerOf(connection, one)))
      answers.forEach((answer) => answer())
    } catch (error) {
      waiting.forEach(({ refuse }) => refuse(error))
    }
  })
  return {
    write: (work) =>
      new Promise((resolve, refuse) => {
        const write = () => {
          const written = allOrNothing(connection, work)
          return () => resolve(written)
        }
        add({ write, refuse })
      }),
    flush,
  }
}

function answerOf(connection: Connection, { write, refuse }: Waiting): () => void {
  try {
    return write()
  } catch (error) {
    // A disk that takes nothing any more ends the transaction of all.
    if (!connection.inTransaction) {
      throw error
    }
    return () => refuse(error)
  }
}
