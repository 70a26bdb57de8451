import { refusalTable } from '@deals/events'
import { LogReplaced } from '@deals/event-log'
import { problemsBy } from '@deals/process/http'

const logReplaced =
  'Nothing can be saved right now: the event log is not the one that this site was started over. Reading goes on.'

/** What a thrown error says to whoever gave a command. */
export const problemOf = problemsBy((error) =>
  error instanceof LogReplaced ? logReplaced : refusalTable.unavailable[1],
)
