import { mkdirSync, rmSync } from 'node:fs'
import { writeFeed } from './feed-site.ts'
rmSync('/tmp/rep/pop', { recursive: true, force: true })
mkdirSync('/tmp/rep/pop', { recursive: true })
const t = performance.now()
await writeFeed('/tmp/rep/pop', Number(process.argv[2]))
console.log((performance.now() - t) / 1000, process.cpuUsage())
