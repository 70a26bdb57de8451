import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

/** Where packages are found that stay packages; of each worker by itself, because two may need the same script. */
const folder = fileURLToPath(
  new URL(`../../../.tsbuild/scripts/${process.env['JEST_WORKER_ID'] ?? '1'}`, import.meta.url),
)
const nativeCode = ['better-sqlite3', 'sharp', '@node-rs/argon2']
/** What came as CommonJS asks for modules of Node by a function that no module has. */
const banner = `import { createRequire as ofNode } from 'node:module'; const require = ofNode(import.meta.url);`
const built = new Map<string, string>()

/**
 * The script in one file, with the threads that it starts beside it. From the sources each process would find, translate
 * and load hundreds of modules by itself, which takes longer than what most of them are started for.
 */
export function builtScript(file: string, threads: readonly string[] = []): string {
  const known = built.get(file)
  if (known !== undefined) {
    return known
  }
  const name = basename(file, '.ts')
  const outdir = join(folder, name)
  buildSync({
    entryPoints: [file, ...threads].map((path) => ({ in: path, out: basename(path, '.ts') })),
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    conditions: ['source'],
    external: nativeCode,
    banner: { js: banner },
    sourcemap: true,
    logLevel: 'error',
  })
  const script = join(outdir, `${name}.js`)
  built.set(file, script)
  return script
}
