import { numberOf, type Position } from '@deals/events'
import { Unavailable } from '@deals/storage'
import { messageOf } from '../platform/decoding.ts'
import type { Projection } from '../platform/projection.ts'
import { codeOf } from '../platform/code-of.ts'
import { percentOf, type Counted } from '../platform/progress.ts'
import { verifyByReplay, type Difference, type Verified } from '../platform/verify.ts'
import type { Desk } from './desk.ts'
import { chosenProjections, standingOf } from './find-projection.ts'
import { missedBy } from './missed-events.ts'
import { count } from './print-table.ts'
import { waitingForStores } from './wait-for-stores.ts'

/** Folds everything again and compares; exit 1 when anything differs, or has not been folded yet. */
export async function verifyCommand(desk: Desk, wish: { name: string | undefined; all: boolean }): Promise<number> {
  let isAllEqual = true
  const projections = chosenProjections(desk, wish.name, wish.all)
  const head = await waitingForStores(desk, () => desk.log.head())
  for (const projection of projections) {
    isAllEqual = (await waitingForStores(desk, () => verifyOne(desk, projection, head))) && isAllEqual
  }
  return isAllEqual ? 0 : 1
}

async function verifyOne(desk: Desk, projection: Projection, head: Position): Promise<boolean> {
  const { standing, versions } = await standingOf(desk, projection.name)
  const ref = { projection: projection.name, version: standing.active ?? 0 }
  const active = versions.find(({ version }) => version === ref.version)
  if (active?.code !== codeOf(projection)) {
    desk.print(
      `${projection.name}: version ${ref.version} was folded by other code; "rebuild ${projection.name}" builds it anew.`,
    )
    return false
  }
  if (active.log !== null && active.log !== desk.identity) {
    desk.print(
      `${projection.name}: version ${ref.version} was folded from another event log; the next start builds it anew from this one.`,
    )
    return false
  }
  const missed = await missedBy(desk, { projection, ref, head })
  if (missed > 0) {
    desk.print(
      `${projection.name}: behind: version ${ref.version} has not folded the last ${count(missed)} events that concern it; a running site catches up, and so does "rebuild ${projection.name}".`,
    )
    return false
  }
  try {
    const verified = await verifyByReplay({
      ...desk,
      decoder: desk.codec,
      projection,
      ref,
      share: (await desk.isProjectorRunning()) ? 0.5 : 1,
      onProgress: (counted) => tellOnTerminal(desk, `${projection.name}: ${wayOf(counted)}`),
    })
    const { position, digest, isEqual } = verified
    await desk.record([
      { type: 'ProjectionVerified', data: { ...ref, position: numberOf(position), digest, equal: isEqual } },
    ])
    linesOf(verified, active.parkedKeys).forEach(desk.print)
    return isEqual
  } catch (error) {
    desk.signal.throwIfAborted()
    if (error instanceof Unavailable) {
      throw error
    }
    desk.print(`${projection.name}: cannot be verified: ${messageOf(error)}`)
    return false
  }
}

function wayOf(counted: Counted): string {
  const percent = percentOf(counted)
  return percent === null ? `${count(counted.events)} events` : `${percent.toFixed(0)}%`
}

function tellOnTerminal({ isTerminal }: Desk, text: string): void {
  if (isTerminal) {
    process.stderr.write(`\r${text} `)
  }
}

function linesOf(verified: Verified, parkedKeys: number): string[] {
  const { projection, version, position, documents, digest, isEqual, differing, isDigestRight } = verified
  const about = `${projection} version ${version} at ${numberOf(position)}`
  if (isEqual) {
    return [
      `${projection}: equal (version ${version} at ${numberOf(position)}, ${count(documents)} documents, digest ${digest})`,
    ]
  }
  return [
    `${about}: ${count(differing)} of ${count(documents)} documents differ from a fold from the first event`,
    ...verified.differences.map(differenceLine),
    ...(differing > verified.differences.length
      ? [`  and ${count(differing - verified.differences.length)} more`]
      : []),
    ...(isDigestRight ? [] : [`  the running digest ${digest} is not that of the documents`]),
    ...(parkedKeys > 0 ? [`  ${count(parkedKeys)} keys are parked, which explains documents of theirs`] : []),
  ]
}

const differenceLine = ({ collection, id, kind, fields }: Difference): string =>
  `  ${collection} ${id}: ${kind === 'different' ? `fields ${fields.join(', ')}` : kind}`
