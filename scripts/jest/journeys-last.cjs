const { default: Sequencer } = require('@jest/test-sequencer')

/** Waits for a minute until what a killed worker held is let go, so it waits best while there is other work. */
const waits = 'scored-once.journey.test.ts'

const isJourney = ({ path }) => path.endsWith('.journey.test.ts')

/** Keeps Jest's order (failed and slow files first), but puts journeys after everything else, and first of them the one that waits. */
module.exports = class JourneysLast extends Sequencer {
  sort(tests) {
    const ordered = super.sort(tests)
    const journeys = ordered.filter(isJourney)
    const waiting = journeys.filter(({ path }) => path.endsWith(waits))
    const others = journeys.filter((journey) => !waiting.includes(journey))
    return [...ordered.filter((test) => !isJourney(test)), ...waiting, ...others]
  }
}
