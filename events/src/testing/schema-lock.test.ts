import { z } from 'zod'
import { eventDefinitions } from '../all-events.ts'
import { defineEvent } from '../platform/event.ts'
import { upcast, upcasters } from '../upcast.ts'
import { goldenEvents, readSchemaLock } from './lock-files.ts'
import { schemaHash, schemaLockProblems, updatedLock } from './schema-lock.ts'

const first = z.object({ postId: z.number(), note: z.string().nullable() })
const changed = first.extend({ urgent: z.boolean() })
const noted = (schema: z.ZodType, version = 1) => ({
  Noted: defineEvent({ type: 'Noted', category: 'case', about: 'Somebody wrote a note.', schema, version }),
})
const lock = { Noted: { 1: schemaHash(first) } }
const step = { Noted: { 1: (data: object) => ({ ...data, urgent: false }) } }

describe('the schemas of events', () => {
  it('are as they were released', () => {
    expect(schemaLockProblems(eventDefinitions, readSchemaLock(), upcasters)).toEqual([])
  })
})

describe('the schema lock', () => {
  it('is content with an unchanged schema, in whatever order its fields stand', () => {
    const reordered = z.object({ note: z.string().nullable(), postId: z.number() })
    expect(schemaLockProblems(noted(first), lock, {})).toEqual([])
    expect(schemaLockProblems(noted(reordered), lock, {})).toEqual([])
  })

  it('asks for a new version when a schema changed', () => {
    const [problem] = schemaLockProblems(noted(changed), lock, {})
    expect(problem).toContain('The schema of Noted changed, but its version is still 1. Give it version 2')
  })

  it('asks for an upcaster when there is a new version', () => {
    const problems = schemaLockProblems(noted(changed, 2), updatedLock(noted(changed, 2), lock, { replace: false }), {})
    expect(problems).toEqual([expect.stringContaining('Noted has no upcaster from version 1')])
  })

  it('is content with a new version, its upcaster and its hash', () => {
    const updated = updatedLock(noted(changed, 2), lock, { replace: false })
    expect(updated['Noted']).toEqual({ 1: schemaHash(first), 2: schemaHash(changed) })
    expect(schemaLockProblems(noted(changed, 2), updated, step)).toEqual([])
  })

  it('asks to be brought up to date', () => {
    expect(schemaLockProblems(noted(first), {}, {})).toEqual([expect.stringContaining('is not in events/schema-lock')])
  })

  it('notices a version that went back and a type that is gone', () => {
    const later = { Noted: { 1: schemaHash(first), 2: schemaHash(changed) } }
    expect(schemaLockProblems(noted(first), later, {})).toEqual([expect.stringContaining('versions only rise')])
    expect(schemaLockProblems({}, lock, {})).toEqual([expect.stringContaining('bring it back')])
  })

  it('keeps a released hash unless told to replace it', () => {
    expect(updatedLock(noted(changed), lock, { replace: false })).toEqual(lock)
    expect(updatedLock(noted(changed), lock, { replace: true })).toEqual({ Noted: { 1: schemaHash(changed) } })
  })
})

describe('golden events', () => {
  const golden = goldenEvents()

  it('exist for every type and version that was released', () => {
    const released = Object.entries(readSchemaLock()).flatMap(([type, versions]) =>
      Object.keys(versions).map((version) => `${type} ${version}`),
    )
    expect(golden.map(({ type, version }) => `${type} ${version}`).sort()).toEqual(released.sort())
  })

  it.each(golden)('$type of version $version fits the newest schema once it is upcast', ({ type, version, data }) => {
    const definition = eventDefinitions[type]
    const newest = upcast({ type, version: definition?.version ?? 0 }, { data, v: version })
    const parsed = definition?.schema.safeParse(newest)
    expect(parsed).toMatchObject({ success: true, data: newest })
  })
})
