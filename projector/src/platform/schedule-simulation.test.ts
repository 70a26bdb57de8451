import fc from 'fast-check'

// Several workers own one partition at once, each at its own pace, and any of them may die between any two steps. The
// store does one step at a time. What is simulated is the rule of the real writer, small enough for thousands of runs:
// a document carries the position it was folded up to, and a write succeeds only if it moves that position forward.

interface Voted {
  position: number
  document: string
  value: number
}
interface Stored {
  pos: number
  total: number
}
interface World {
  log: readonly Voted[]
  documents: Map<string, Stored>
  checkpoint: number
}
/** One step of a worker; undone work is lost when the worker dies. */
type Worker = Generator<void, void>

function* guardedWorker(world: World, batchSize: number): Worker {
  while (true) {
    const from = world.checkpoint
    yield
    const batch = world.log.filter(({ position }) => position > from).slice(0, batchSize)
    const loaded = new Map(batch.map(({ document }) => [document, { ...(world.documents.get(document) ?? empty) }]))
    yield
    for (const { document, position, value } of batch) {
      const held = loaded.get(document) ?? empty
      if (held.pos < position) {
        loaded.set(document, { pos: position, total: held.total + value })
      }
    }
    for (const [name, document] of loaded) {
      yield
      if (document.pos > (world.documents.get(name) ?? empty).pos) {
        world.documents.set(name, document)
      }
    }
    yield
    world.checkpoint = Math.max(world.checkpoint, batch.at(-1)?.position ?? 0)
  }
}

/** The same with increments and a checkpoint stored afterwards, as it is often done. */
function* incrementingWorker(world: World, batchSize: number): Worker {
  while (true) {
    const from = world.checkpoint
    yield
    for (const { document, value, position } of world.log
      .filter((event) => event.position > from)
      .slice(0, batchSize)) {
      yield
      const { total } = world.documents.get(document) ?? empty
      world.documents.set(document, { pos: position, total: total + value })
      yield
      world.checkpoint = position
    }
    yield
  }
}

const empty: Stored = { pos: 0, total: 0 }

const anyLog = fc
  .array(fc.record({ document: fc.constantFrom('a', 'b', 'c'), value: fc.constantFrom(1, -1) }), {
    minLength: 3,
    maxLength: 12,
  })
  .map((votes) => votes.map((vote, at) => ({ ...vote, position: at + 1 })))
/** Which worker moves next, and whether it dies instead. */
const anySchedule = fc.array(fc.record({ who: fc.nat({ max: 2 }), dies: fc.nat({ max: 9 }).map((one) => one === 0) }), {
  maxLength: 120,
})

function totalsAfter(
  log: readonly Voted[],
  schedule: readonly { who: number; dies: boolean }[],
  start: (world: World, batchSize: number) => Worker,
): Record<string, number> {
  const world: World = { log, documents: new Map(), checkpoint: 0 }
  const workers = [1, 2, 5].map((batchSize) => start(world, batchSize))
  for (const { who, dies } of schedule) {
    if (dies) {
      workers[who] = start(world, who + 1)
    } else {
      workers[who]?.next()
    }
  }
  // In the end one worker lives long enough to finish.
  const last = start(world, 4)
  for (let step = 0; step < 400; step += 1) {
    last.next()
  }
  return Object.fromEntries([...world.documents].map(([name, { total }]) => [name, total]))
}

function totalsOf(log: readonly Voted[]): Record<string, number> {
  const totals: Record<string, number> = {}
  log.forEach(({ document, value }) => (totals[document] = (totals[document] ?? 0) + value))
  return totals
}

const runs = 3000

describe('several workers on one partition, dying between any two steps', () => {
  it('leave the right documents when each write must move its position forward', () => {
    fc.assert(
      fc.property(anyLog, anySchedule, (log, schedule) => {
        expect(totalsAfter(log, schedule, guardedWorker)).toEqual(totalsOf(log))
      }),
      { numRuns: runs },
    )
  })

  it('leave wrong documents when they increment and store the checkpoint afterwards', () => {
    const wrong = fc.sample(fc.tuple(anyLog, anySchedule), runs).filter(([log, schedule]) => {
      const [found, right] = [totalsAfter(log, schedule, incrementingWorker), totalsOf(log)]
      return Object.entries(right).some(([document, total]) => found[document] !== total)
    })
    expect(wrong.length).toBeGreaterThan(runs / 4)
  })
})
