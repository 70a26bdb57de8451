const { default: TestRunner } = require('jest-runner')

/** Runs a project by itself, with fewer workers than others have: each of its tests keeps more than one process busy. */
module.exports = class FewerAtOnce extends TestRunner {
  constructor(globalConfig, context, { most }) {
    super({ ...globalConfig, maxWorkers: Math.min(globalConfig.maxWorkers, most) }, context)
  }
}
