import type { ProjectionWriter } from './read-models.ts'
import { untilWritten, type OnWaiting } from './writer-retry.ts'

/** A writer whose questions wait while its store is away, as its commits do: a batch at hand is not begun anew. */
export function patientWriter(
  writer: ProjectionWriter,
  patience: { signal: AbortSignal; onWaiting?: OnWaiting | undefined },
): ProjectionWriter {
  const { signal, onWaiting = () => {} } = patience
  const patiently = <T>(ask: () => Promise<T>) => untilWritten(ask, { signal, onWaiting })
  return {
    ...writer,
    load: (collection, ids) => patiently(() => writer.load(collection, ids)),
    idsWhere: (...asked) => patiently(() => writer.idsWhere(...asked)),
    checkpoint: (partition) => patiently(() => writer.checkpoint(partition)),
    checkpoints: () => patiently(() => writer.checkpoints()),
    commit: (commit) => patiently(() => writer.commit(commit)),
  }
}
