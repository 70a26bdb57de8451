import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { StoreProblem, withSqliteProblems } from '@deals/storage'
import { connect } from './connection.ts'

const markOf = (file: string) => `${file}.damaged`

/** Remembers that a file of read models is to be set aside at the next start, while it is open now. */
export const markDamaged = (file: string): void => writeFileSync(markOf(file), '')

/**
 * Moves read models away that are damaged: they are made anew from the log. Called before anybody opens the file. Answers
 * a sentence when it did.
 */
export function setAsideDamaged(file: string): string | null {
  if (!existsSync(file) || !(existsSync(markOf(file)) || cannotBeRead(file))) {
    return null
  }
  const aside = `${file}.aside`
  withSqliteProblems(file, () => {
    renameSync(file, aside)
    for (const ending of ['-wal', '-shm', '.damaged']) {
      rmSync(`${file}${ending}`, { force: true })
    }
  })
  return `${file} is damaged; it was moved to ${aside}, and the read models are made anew from the event log.`
}

function cannotBeRead(file: string): boolean {
  try {
    connect(file).close()
    return false
  } catch (error) {
    if (error instanceof StoreProblem && /damaged/.test(error.message)) {
      return true
    }
    throw error
  }
}
