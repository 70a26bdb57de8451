import { existsSync, mkdirSync } from 'node:fs'
import { writeFeed } from './feed-site.ts'
import { postTypes } from '@deals/events'
import { openSqliteReadModels, posts } from '@deals/projector/read-models'
const dir = '/tmp/rep/pop1m'
if (!existsSync(dir + '/read.db')) { mkdirSync(dir, { recursive: true }); await writeFeed(dir, 1_000_000) }
console.log('filled', process.cpuUsage())
const rm = openSqliteReadModels({ file: dir + '/read.db' })
const c = rm.collection(posts)
const listed = { status: { $in: ['active'] }, type: { $in: [...postTypes] } }
const best = { sort: [['best', -1], ['createdAt', -1]], limit: 20 } as const
const newest = { sort: [['createdAt', -1]], limit: 20 } as const
const t = async (n: string, f: () => Promise<unknown>) => { for (let i = 0; i < 3; i++) { const s = performance.now(); await f(); console.log(n, (performance.now() - s).toFixed(2)) } }
await t('best', () => c.find(listed, best))
await t('newest', () => c.find(listed, newest))
await t('cat', () => c.find({ ...listed, categorySlug: 'homegarden' }, best))
await t('cat newest', () => c.find({ ...listed, categorySlug: 'homegarden' }, newest))
await t('store', () => c.find({ ...listed, storeSlug: 'store-3' }, best))
await t('deep', () => c.find(listed, { ...best, skip: 380 }))
await t('deeper', () => c.find(listed, { ...best, skip: 20000 }))
await t('count10001', () => c.count(listed, { atMost: 10001 }))
await t('count', () => c.count(listed))
await t('price asc', () => c.find(listed, { sort: [['priceAscending', 1], ['best', -1]], limit: 20 }))
await t('currency best', () => c.find({ ...listed, listedCurrencies: 'USD' }, best))
await t('currency CAD best', () => c.find({ ...listed, listedCurrencies: 'CAD' }, best))
await t('currency CAD count', () => c.count({ ...listed, listedCurrencies: 'CAD' }, { atMost: 10001 }))
await t('cat+date', () => c.find({ ...listed, categorySlug: 'homegarden', createdAt: { $gte: 1 } }, best))
await t('many cats', () => c.find({ ...listed, categorySlug: { $in: ['homegarden', 'electronics', 'grocery'] } }, best))
await rm.close()
