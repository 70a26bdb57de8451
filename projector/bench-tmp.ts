import { rmSync, mkdirSync } from 'node:fs'
import { openSqliteLog, createCodec, newUuid } from '@deals/events/log'
import { openSqliteProjectionStore } from './src/stores/sqlite/sqlite-projection-store.ts'
import { openSqliteReadModels } from './src/stores/sqlite/sqlite-read-models.ts'
import { rebuild } from './src/platform/rebuild.ts'
import { prepareVersions } from './src/platform/prepare-versions.ts'
import { runProjections } from './src/platform/run-projections.ts'
import { verifyByReplay } from './src/platform/verify.ts'
import { projection } from './src/platform/projection.ts'
const dir = '/tmp/pj/b/data'; const reuse = process.argv[3] === 'reuse'; if (reuse) { for (const f of ['', '-wal', '-shm']) rmSync(dir + '/read.db' + f, { force: true }) } else { rmSync(dir, { recursive: true, force: true }); mkdirSync(dir, { recursive: true }) }
const N = Number(process.argv[2] ?? 300000)
const log = await openSqliteLog({ file: dir + '/events.db', writer: 'inline' })
const sealer = { seal: async (_s: string, _c: unknown, t: string) => t, unseal: async (t: string) => t, destroy: async () => {}, forget() {} }
const codec = createCodec({ sealer })
let t = performance.now()
let pending: Promise<unknown>[] = []
for (let i = 0; i < (reuse ? 0 : N); i++) {
  const postId = 1 + Math.floor(Math.random() * N / 15), userId = 'u' + i
  const commandId = newUuid()
  pending.push(log.append(`vote-${postId}_${userId}`, [{ id: newUuid(), type: 'VoteCast', data: { postId, userId, authorId: 'a', value: 1, previous: 0, weight: 1 }, meta: { v: 1, commandId, correlationId: commandId, causationId: commandId, actor: { id: userId, kind: 'user' } } }], { expected: 'none' }))
  if (pending.length === 500) { await Promise.all(pending); pending = [] }
}
await Promise.all(pending)
console.log('append', N, Math.round(N / (performance.now() - t) * 1000), '/s')
const posts = { name: 'posts', fields: { status: 'text', type: 'text', best: 'number', votes: 'number', at: 'number' }, indexes: [['status', 'type', '-best'], ['status', 'type', '-votes'], ['-at']] } as const
const votes = { name: 'votes', fields: { userId: 'text' }, indexes: [['userId']] } as const
const view = projection({ name: 'posts', version: 1, collections: [posts, votes], handles: ['VoteCast'], key: (e: any) => String(e.data.postId),
  touches: (e: any) => [{ collection: posts, id: String(e.data.postId) }, { collection: votes, id: `${e.data.postId}:${e.data.userId}` }],
  evolve(d: any, e: any) {
    const id = String(e.data.postId); const b = d.get(posts, id) ?? { status: 'active', type: 'product', title: 'A title of a post that is some long', best: 0, votes: 0, at: e.at, body: 'x'.repeat(100) }
    d.put(posts, id, { ...b, votes: b.votes + e.data.value, best: b.best + Math.random(), voteAggregatedAt: e.at })
    d.put(votes, `${id}:${e.data.userId}`, { userId: e.data.userId, value: e.data.value, at: e.at })
  } })
const store = openSqliteProjectionStore({ file: dir + '/read.db' })
const stop = new AbortController()
const parts = { log, store, decoder: codec, record: async () => {}, signal: stop.signal, projections: [view], logger: { info() {}, warn: console.log, error: console.log } }
await prepareVersions(parts as any, [view])
const running = runProjections({ ...parts, share: 1 } as any)
t = performance.now()
let last = ''; const cpu0 = process.cpuUsage()
await rebuild({ ...parts, share: 1, isSwitchWanted: true, onProgress: (p) => { const l = p.step + (p.step === 'back-fill' ? ' ' + Math.floor(p.percent / 20) * 20 : p.detail); if (l !== last) { last = l; console.log(((performance.now() - t) / 1000).toFixed(1), l, Math.round(p.eventsPerSecond), p.secondsLeft) } } } as any)
const cpu = process.cpuUsage(cpu0); console.log('rebuild', Math.round(N / (performance.now() - t) * 1000), 'events/s; per cpu second', Math.round(N / (cpu.user + cpu.system) * 1e6))
await running.caughtUp()
const rm = openSqliteReadModels({ file: dir + '/read.db' })
for (let k = 0; k < 5; k++) { t = performance.now(); const r = await rm.collection(posts).find({ status: 'active', type: 'product' }, { sort: [['best', -1]], skip: k * 25, limit: 25 }); console.log('page', r.length, (performance.now() - t).toFixed(2), 'ms') }
t = performance.now(); console.log(await rm.collection(posts).count({ status: 'active', type: 'product' }), (performance.now() - t).toFixed(1))
t = performance.now()
const versions = await store.versions(); console.log(versions)
stop.abort(); await running.ended
await rm.close(); await store.close(); await log.close()
