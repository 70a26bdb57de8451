// Packages and the sources of servers are run once for a worker and serve all its files: they keep nothing that one file
// could leave to another, and what V8 has learned of them makes the next file quicker. Record 128 has the figures.
const kept = new Map()
/** By file: stacks of later files find the lines of what an earlier one has loaded. */
const sourceMaps = new Map()
/** The runtime of the file that runs now: what was loaded for an earlier one asks it for what it needs later. */
let current

// What belongs to a file of tests runs anew for it: it may register hooks. So do screens, which have state of their own.
const isOfFile = (path) => /\.(test|contract)\.|\/testing\/|\/scripts\/jest\/|\/frontend\/|\/journeys\//.test(path)

/** Hands what an earlier file of this worker has loaded to this one, unless it replaces modules by others. */
module.exports = function keepLoaded(runtime) {
  const { registries, requireBuilder } = runtime
  const isKept = (path) => !runtime.isAlone && !isOfFile(path)
  const ownOf = registries.getActiveCjsRegistry.bind(registries)
  const modulesFor = (path) => (isKept(path) && !registries.isIsolated() ? kept : ownOf())
  const both = {
    get: (path) => modulesFor(path).get(path),
    set: (path, module) => modulesFor(path).set(path, module),
    delete: (path) => modulesFor(path).delete(path),
  }
  registries.getActiveCjsRegistry = () => both
  requireBuilder.requireDispatch = (from, name) => (kept.has(from) ? current : runtime).requireModuleOrMock(from, name)
  runtime.transformCache.sourceMaps = sourceMaps
  current = runtime
}
