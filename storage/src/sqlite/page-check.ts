import { once } from 'node:events'
import { startThread } from '../start-thread.ts'

/** Reads every page of a file on a thread of its own; answers what is wrong with it as a sentence, or null. */
export async function checkPages(file: string): Promise<string | null> {
  const thread = startThread(import.meta.url, 'page-check.thread', file)
  // No process stays for it.
  thread.unref()
  const verdict: unknown = (await once(thread, 'message')).at(0)
  await thread.terminate()
  return typeof verdict === 'string' ? verdict : null
}
