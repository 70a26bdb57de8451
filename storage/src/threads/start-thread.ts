import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { Worker, workerData as givenHere, type ResourceLimits } from 'node:worker_threads'

const given: unknown = givenHere

/** Room for what is young, in megabytes: folds and batches make much that soon is gone, and copying it takes time. */
const usualLimits: ResourceLimits = { maxYoungGenerationSizeMb: 16 }

/**
 * Starts a thread from the module `name` beside the module `from` (its import.meta.url), in the build and from the
 * TypeScript sources alike. A thread that asks for more memory than its limits ends with an error, and only itself.
 */
export function startThread(
  from: string,
  module: string | { readonly name: string; readonly limits?: ResourceLimits | undefined },
  workerData: unknown,
): Worker {
  const { name, limits: resourceLimits = usualLimits } = typeof module === 'string' ? { name: module } : module
  // What a process was started with for its own young objects counts for threads, too, whatever their limits say. Its own
  // heap is made; 0 is what V8 takes for not said.
  setFlagsFromString('--max-semi-space-size=0')
  if (!from.endsWith('.ts')) {
    return new Worker(new URL(`./${name}.js`, from), { workerData, resourceLimits })
  }
  const source = new URL(`./${name}.ts`, from).href
  // A thread does not inherit the loader of whoever starts it, and Node 20 does not let --import bring one in.
  const start = `import('${loader(from)}').then(({ register }) => { register(); return import('${source}') })`
  return new Worker(start, { eval: true, workerData, resourceLimits, execArgv: ['--conditions=source'] })
}

/** What this thread was given: it and whoever started it are one program, and name it by the same type. */
export function givenToThread<Given>(): Given
export function givenToThread(): unknown {
  return given
}

/** Where tsx, the loader of TypeScript sources, is for a module; asked by its main file, for a `require` finds no other. */
function loader(from: string): string {
  return new URL('./esm/api/index.mjs', pathToFileURL(createRequire(from).resolve('tsx'))).href
}
