import { basename } from 'node:path'
import { checkPages } from '@deals/storage'

/** What is to be done about a damaged file. */
export interface WatchedFile {
  readonly file: string
  readonly remedy: string
  readonly onDamage?: () => void
}
export interface PageWatch {
  /** Names of what is damaged, for the page that says whether a process is ready. */
  damaged(): string[]
  /** Resolves when every file has been looked through once. */
  readonly first: Promise<void>
  stop(): void
}

const every = 6 * 60 * 60 * 1000

/** Looks through files from time to time, in the background: a page that nobody asks for may be damaged for years. */
export function watchPages(files: readonly WatchedFile[], say: (sentence: string) => void): PageWatch {
  const found = new Map<string, string>()
  const look = () => {
    const whole = files.filter(({ file }) => !found.has(file))
    return checkPages(
      whole.map(({ file }) => file),
      (name, damage) => {
        found.set(name, damage)
        const { remedy = '', onDamage } = whole.find(({ file }) => file === name) ?? {}
        say(`${damage} ${remedy}`)
        onDamage?.()
      },
    )
  }
  const first = look()
  const timer = setInterval(() => void look(), every).unref()
  return {
    damaged: () => [...found.keys()].map((file) => `${basename(file)} is damaged`),
    first,
    stop: () => clearInterval(timer),
  }
}
