const { default: Sequencer } = require('@jest/test-sequencer')

/** Keeps Jest's order (failed and slow files first), but puts journeys after everything else. */
module.exports = class JourneysLast extends Sequencer {
  sort(tests) {
    const isJourney = ({ path }) => path.endsWith('.journey.test.ts')
    const ordered = super.sort(tests)
    return [...ordered.filter((test) => !isJourney(test)), ...ordered.filter(isJourney)]
  }
}
