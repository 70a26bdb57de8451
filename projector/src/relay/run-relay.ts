import { setTimeout as delay } from 'node:timers/promises'
import type { ISocketFactory } from 'kafkajs'
import { holdLease, leaseOwner, type KeyedStore, type Lease } from '@deals/accounts'
import { beforeFirst, type Position } from '@deals/events'
import { StoreProblem } from '@deals/storage'
import type { Batch, EventLog } from '@deals/event-log'
import { claimTopics } from '@deals/process/base'
import { createKafka, untilReady, type KafkaSettings } from '@deals/event-log/kafka'
import { batchesOf } from '../platform/batches.ts'
import { messageOf } from '../platform/decoding.ts'
import type { Logger } from '../platform/run-options.ts'
import { takingTurns } from '../platform/taking-turns.ts'
import { partsOf, planSend, type Part, type Previous } from './plan-send.ts'
import { relayCheckpoints, type RelayCheckpoints } from './relay-checkpoints.ts'
import { openSender, type Sender } from './sender.ts'

export interface RelayOptions {
  log: EventLog
  keyed: KeyedStore
  settings: KafkaSettings
  logger: Logger
  signal: AbortSignal
  socketFactory?: ISocketFactory
}

export interface RelayStanding {
  /** standby: another relay is active; waiting: the brokers or the log do not answer. */
  state: 'standby' | 'waiting' | 'sending'
  /** Everything up to here has been sent, as far as this process knows. */
  position: Position
  sent: number
}

export interface Relay {
  standing(): RelayStanding
  /** Resolves after the signal; rejects when something is wrong that an operator has to mend. */
  ended: Promise<void>
}

const beginAgainAfter = 1_000
const watermarkEvery = 1_000
const saveEvery = 1_000

/** Carries the log to Kafka while it holds the lease; one relay of a prefix is active, others stand by. */
export function runRelay(options: RelayOptions): Relay {
  const standing: RelayStanding = { state: 'standby', position: beforeFirst, sent: 0 }
  const ended = run(options, standing)
  // Whoever awaits the end hears of an error; nobody has to.
  ended.catch(() => undefined)
  return { standing: () => ({ ...standing }), ended }
}

async function run(options: RelayOptions, standing: RelayStanding): Promise<void> {
  const { keyed, settings, logger, signal } = options
  const lease = { store: keyed, name: `relay ${settings.prefix}`, owner: leaseOwner(), signal }
  const onWait = (holder: string) => logger.info({ holder }, 'another relay is active; standing by')
  while (!signal.aborted) {
    standing.state = 'standby'
    try {
      const held = await holdLease({ ...lease, onWait })
      if (held !== null) {
        await relayWhileHeld(options, held, standing)
      }
    } catch (error) {
      if (error instanceof StoreProblem) {
        throw error
      }
      logger.warn({ err: error }, `the relay begins again from its checkpoint: ${messageOf(error)}`)
    }
    await delay(beginAgainAfter, undefined, { signal }).catch(() => undefined)
  }
}

async function relayWhileHeld(options: RelayOptions, held: Lease, standing: RelayStanding): Promise<void> {
  try {
    await relayWith(options, held, standing)
  } finally {
    await held.release()
  }
}

interface Work extends RelayOptions {
  lease: Lease
  sender: Sender
  checkpoints: RelayCheckpoints
  standing: RelayStanding
  previous: Previous
  savedAt: number
}

async function relayWith(options: RelayOptions, lease: Lease, standing: RelayStanding): Promise<void> {
  const { log, keyed, logger } = options
  const signal = AbortSignal.any([options.signal, lease.lost])
  standing.state = 'waiting'
  const settings = await claimTopics(keyed, { settings: options.settings, log: await log.identity() })
  const kafka = createKafka({ ...options, settings, clientId: 'relay' })
  await untilReady(kafka, { settings, logger, signal })
  const checkpoints = relayCheckpoints(keyed, settings)
  const { position, previous } = await checkpoints.load(await log.head())
  Object.assign(standing, { position })
  const sender = await openSender(kafka, settings)
  try {
    const work: Work = { ...options, signal, lease, sender, checkpoints, standing, previous, savedAt: 0 }
    await relay(work)
    await save(work)
  } finally {
    await sender.close()
  }
}

/** Sends what the log brings and, while it brings nothing, how far it is. Until the signal. */
async function relay(work: Work): Promise<void> {
  const { log, logger, signal, standing } = work
  const { take: inTurn } = takingTurns()
  let failure: unknown = null
  const stop = new AbortController()
  const ticking = setInterval(() => {
    inTurn(() => send(work, { events: [], upTo: standing.position })).catch((error: unknown) => {
      failure ??= error
      stop.abort()
    })
  }, watermarkEvery)
  const onRetry = (error: Error) => logger.warn({ err: error }, 'the log cannot be read, trying again')
  try {
    logger.info({ position: standing.position }, 'the relay sends what comes after')
    const both = AbortSignal.any([signal, stop.signal])
    for await (const batch of batchesOf(log, standing.position, { signal: both, onRetry })) {
      await inTurn(() => sendBatch(work, batch))
    }
  } finally {
    clearInterval(ticking)
    await inTurn(async () => undefined)
  }
  if (failure !== null) {
    throw failure instanceof Error ? failure : new Error(messageOf(failure))
  }
}

async function sendBatch(work: Work, batch: Batch): Promise<void> {
  for (const part of partsOf(batch)) {
    await send(work, part)
  }
}

async function send(work: Work, part: Part): Promise<void> {
  const { lease, sender, standing, signal } = work
  if (signal.aborted) {
    return
  }
  lease.assertHeld()
  const plan = planSend(part, work.previous)
  await sender.send(plan)
  work.previous = plan.previous
  Object.assign(standing, {
    state: 'sending',
    position: plan.upTo,
    sent: standing.sent + part.events.length,
  } satisfies RelayStanding)
  if (performance.now() - work.savedAt > saveEvery) {
    await save(work)
  }
}

/** What is saved has been sent: after a crash a part is sent again, and nothing is left out. */
async function save(work: Work): Promise<void> {
  const { checkpoints, standing, previous } = work
  await checkpoints.save({ position: standing.position, previous })
  work.savedAt = performance.now()
}
