import { createHash } from 'node:crypto'
import { z } from 'zod'
import { canonicalText } from '../platform/canonical-text.ts'
import type { EventDefinition } from '../platform/event.ts'
import type { Upcasters } from '../upcast.ts'

/** Hashes of every schema that was ever released, by event type and version. */
export type SchemaLock = Record<string, Record<string, string>>

type Definitions = Readonly<Record<string, EventDefinition>>

const howTo = 'See docs/how-to/change-an-event.md.'
const command = '`npm run schema-lock -w @deals/events`'

/** The hash of what a schema accepts; comments and the order of its fields do not count. */
export function schemaHash(schema: z.ZodType): string {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return createHash('sha256')
    .update(canonicalText(inOrder(described)))
    .digest('hex')
    .slice(0, 32)
}

function inOrder(schema: object): unknown {
  const sorted = (name: string, part: unknown) => (name === 'required' && Array.isArray(part) ? part.toSorted() : part)
  return JSON.parse(JSON.stringify(schema, sorted))
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1
}

/** What is wrong between the definitions and the lock, each as a sentence that says what to do. */
export function schemaLockProblems(definitions: Definitions, lock: SchemaLock, upcasters: Upcasters): string[] {
  const gone = Object.keys(lock)
    .filter((type) => !Object.hasOwn(definitions, type))
    .map((type) => `${type} was released and has no definition any more; logs still hold it, so bring it back.`)
  return [...gone, ...Object.values(definitions).flatMap((definition) => problemsOf(definition, lock, upcasters))]
}

function problemsOf({ type, version, schema }: EventDefinition, lock: SchemaLock, upcasters: Upcasters): string[] {
  const versions = lock[type] ?? {}
  const locked = versions[version]
  const newest = Math.max(0, ...Object.keys(versions).map(Number))
  if (newest > version) {
    return [`${type} has version ${version}, but version ${newest} was released; versions only rise.`]
  }
  const missing = Array.from({ length: version - 1 }, (_, index) => index + 1)
    .filter((from) => upcasters[type]?.[from] === undefined)
    .map((from) => `${type} has no upcaster from version ${from} in events/src/upcast.ts. ${howTo}`)
  if (locked === undefined) {
    return [...missing, `Version ${version} of ${type} is not in events/schema-lock.json; run ${command}.`]
  }
  if (locked !== schemaHash(schema)) {
    const next = version + 1
    const sentence =
      `The schema of ${type} changed, but its version is still ${version}. Give it version ${next}, write the ` +
      `upcaster from ${version} in events/src/upcast.ts, then run ${command}. ${howTo}`
    return [...missing, sentence]
  }
  return missing
}

/** The lock with every new version in it. A released hash stays as it was, unless it is to be replaced. */
export function updatedLock(definitions: Definitions, lock: SchemaLock, { replace }: { replace: boolean }): SchemaLock {
  const added = Object.values(definitions).map(({ type, version, schema }) => {
    const hash = schemaHash(schema)
    const released = lock[type] ?? {}
    return [type, replace ? { ...released, [version]: hash } : { [version]: hash, ...released }] as const
  })
  const all = Object.entries<Record<string, string>>({ ...lock, ...Object.fromEntries(added) })
  return Object.fromEntries(all.sort(byName))
}
