import { parentPort, workerData } from 'node:worker_threads'
import type { Damage } from './page-check.ts'
import { damageOf } from './page-damage.ts'

// Only page-check.ts starts this module, with the names of files.
const files: unknown = workerData
for (const file of Array.isArray(files) ? files.map(String) : []) {
  const damage = damageOf(file)
  if (damage !== null) {
    const found: Damage = { file, damage }
    parentPort?.postMessage(found)
  }
}
