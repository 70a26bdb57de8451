const { default: Sequencer } = require('@jest/test-sequencer')

/** Waits for half a minute until what a killed worker held is let go, so it waits best while there is other work. */
const waits = 'scored-once.journey.test.ts'

function turnOf({ path }) {
  if (!path.endsWith('.journey.test.ts')) {
    return 0
  }
  return path.endsWith(waits) ? 1 : 2
}

/** Keeps Jest's order (failed and slow files first), but puts journeys after everything else, and first of them the one that waits. */
module.exports = class JourneysLast extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => turnOf(one) - turnOf(other))
  }
}
