const { TestEnvironment } = require('jest-environment-node')

/** What stands on a global before the first file: each name with its descriptor, got at once, because Jest finds many late. */
function globalsOf(global) {
  const names = Reflect.ownKeys(global)
  for (const name of names) {
    void global[name]
  }
  return new Map(names.map((name) => [name, Object.getOwnPropertyDescriptor(global, name)]))
}

/**
 * What a file changed is put back. Names it added stay, because a package that is kept may have added them (google-protobuf
 * does); symbols go, because they are Jest's own, of this file.
 */
function putBack(global, before) {
  for (const name of Reflect.ownKeys(global)) {
    const was = before.get(name)
    const is = Object.getOwnPropertyDescriptor(global, name)
    if (was === undefined && is.configurable && typeof name === 'symbol') {
      delete global[name]
    } else if (was !== undefined && is.configurable && (is.value !== was.value || is.get !== was.get)) {
      Object.defineProperty(global, name, was)
    }
  }
}

/** Jest wraps its end anew for each file. */
function putBackProcess(process, { exit, env }) {
  process.removeAllListeners()
  Object.defineProperty(process, 'exit', exit)
  for (const name of Object.keys(process.env)) {
    delete process.env[name]
  }
  Object.assign(process.env, env)
}

let ofWorker

/**
 * Jest's environment of Node, which all files of a worker share one after the other, so that keep-loaded.cjs may hand what
 * one has loaded to the next: objects of two contexts are no instances of each other's classes.
 */
module.exports = class OneContext extends TestEnvironment {
  constructor(...options) {
    if (ofWorker !== undefined) {
      return ofWorker
    }
    super(...options)
    this.isOneForAll = true
    const { process } = this.global
    this.processBefore = { exit: Object.getOwnPropertyDescriptor(process, 'exit'), env: { ...process.env } }
    this.globalsBefore = globalsOf(this.global)
    ofWorker = this
  }

  async teardown() {
    this.fakeTimersModern.dispose()
    putBack(this.global, this.globalsBefore)
    putBackProcess(this.global.process, this.processBefore)
  }
}
