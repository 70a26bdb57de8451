import { once } from 'node:events'
import { startThread } from '../threads/start-thread.ts'

/** What page-check.thread.ts tells. */
export interface Damage {
  readonly file: string
  readonly damage: string
}

/** Reads every page of files, one after the other on one thread of their own; tells what is wrong with one as a sentence. */
export async function checkPages(
  files: readonly string[],
  tell: (file: string, damage: string) => void,
): Promise<void> {
  const thread = startThread(import.meta.url, 'page-check.thread', files)
  // No process stays for it.
  thread.unref()
  thread.on('message', ({ file, damage }: Damage) => tell(file, damage))
  await once(thread, 'exit')
}
