import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { JsonObject } from '../platform/event.ts'
import type { SchemaLock } from './schema-lock.ts'

/** An event as a version of the program wrote it: every type, every version ever released. */
export interface GoldenEvent {
  type: string
  version: number
  data: JsonObject
}

const lockFile = fileURLToPath(new URL('../../schema-lock.json', import.meta.url))
const goldenFolder = fileURLToPath(new URL('../../golden/', import.meta.url))

export function readSchemaLock(): SchemaLock {
  return JSON.parse(readFileSync(lockFile, 'utf8')) as SchemaLock
}

export function writeSchemaLock(lock: SchemaLock): void {
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`)
}

export function goldenEvents(): GoldenEvent[] {
  return readdirSync(goldenFolder)
    .filter((name) => name.endsWith('.golden.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(`${goldenFolder}${name}`, 'utf8')) as GoldenEvent)
}

export function writeGoldenEvent(event: GoldenEvent): void {
  mkdirSync(goldenFolder, { recursive: true })
  writeFileSync(`${goldenFolder}${event.type}.v${event.version}.golden.json`, `${JSON.stringify(event, null, 2)}\n`)
}
