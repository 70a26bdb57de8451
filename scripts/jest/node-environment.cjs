const { TestEnvironment } = require('jest-environment-node')
const oneContext = require('./one-context.cjs')

module.exports = oneContext(TestEnvironment)
