import { existsSync } from 'node:fs'
import Database from 'better-sqlite3'
import { errorCode, errorMessage } from '../error-code.ts'
import { sqliteProblem } from './sqlite-problems.ts'

/** What is wrong with the pages of a file, as a sentence; null when it is whole, or not there. */
export function damageOf(file: string): string | null {
  if (!existsSync(file)) {
    return null
  }
  let database: Database.Database | undefined
  try {
    database = new Database(file, { readonly: true, timeout: 5000 })
    const verdict = String(database.pragma('quick_check(1)', { simple: true }))
    return verdict === 'ok' ? null : `${file} is damaged (${verdict.replace(/\s+/g, ' ')}).`
  } catch (error) {
    const isDamaged = /^SQLITE_(CORRUPT|NOTADB)/.test(errorCode(error))
    const told = isDamaged ? undefined : sqliteProblem(error, file)?.message
    return told ?? `${file} is damaged (${errorMessage(error)}).`
  } finally {
    database?.close()
  }
}
