// What Jest runs each file of tests in, but for four things: what a worker has compiled serves all its files, and so does
// what it has loaded, where it may; what the language itself brings is found at once, and what a file leaves open is
// closed. Records 107 and 128 have the figures.
const { Script, runInContext, runInNewContext } = require('node:vm')
const { default: Runtime } = require('jest-runtime')
const closeChannels = require('./close-channels.cjs')
const endContexts = require('./end-contexts.cjs')
const keepLoaded = require('./keep-loaded.cjs')

// Date is left out, because fake timers replace it; undefined is no look-up, and eval would be another one.
const others = new Set(['Date', 'WebAssembly', 'console', 'eval', 'globalThis', 'undefined'])
const ofLanguage = runInNewContext('Object.getOwnPropertyNames(globalThis)').filter((name) => !others.has(name))
/** Handed to each module: to look for a global in a context of its own takes V8 a hundred nanoseconds each time. */
const given = [...ofLanguage, 'Buffer', 'process'].join(',')

/** By file: its code, and the script that V8 made of it. */
const compiled = new Map()

function scriptOf(filename, code, parameters) {
  const known = compiled.get(filename)
  if (known?.code === code) {
    return known.script
  }
  // A function within a function, so that a module may have names of its own for what it is given.
  const head = `(function(${given}){return(function(${parameters.join(',')}){`
  const script = new Script(`${head}${code}\n})})`, { filename, columnOffset: -head.length })
  compiled.set(filename, { code, script })
  return script
}

/** What draws pages runs anew with all that it draws by: React notes in what is shared who drew last, and warns the next. */
const isDrawing = (testPath) => testPath.includes('/frontend/')
const isWatching = ({ watch, watchAll }) => watch || watchAll

module.exports = class KeepCompiled extends Runtime {
  constructor(...options) {
    super(...options)
    if (typeof this.executor?.compile !== 'function') {
      throw new TypeError('Another version of Jest compiles modules in another place than keep-compiled.cjs looks for.')
    }
    const [testPath, globalConfig] = options.slice(-2)
    this.isAlone = isDrawing(testPath)
    // Coverage counts places in the code as it was compiled, which the function around it would move, and file by file.
    if (this._coverageOptions.collectCoverage) {
      return
    }
    keepCompiled(this.executor, this._environment)
    // Who watches changes files between two runs of one process.
    if (this._environment.isOneForAll && !isWatching(globalConfig)) {
      keepLoaded(this)
    }
  }

  setMock(...mock) {
    this.isAlone = true
    super.setMock(...mock)
  }

  resetModules() {
    this.isAlone = true
    super.resetModules()
  }

  teardown() {
    closeChannels()
    endContexts()
    super.teardown()
  }
}

function keepCompiled(executor, environment) {
  let values
  executor.compile = (code, filename) => {
    const context = environment.getVmContext()
    // After its end a file loads nothing; Jest tells so.
    if (context === null) {
      return null
    }
    values ??= runInContext(`[${given}]`, context)
    return scriptOf(filename, code, executor.injectedModuleParameters).runInContext(context)(...values)
  }
}
