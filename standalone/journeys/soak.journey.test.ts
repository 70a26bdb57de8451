import { readFileSync } from 'node:fs'
import { projections } from '@deals/projector/app'
import { expectAllKept, expectDenseLog, operate } from './kept.ts'
import { gatherCrowd, writeUntilGone, type Crowd } from './load.ts'
import { newDataDir, removeDataDir, startSite, type Site } from './site.ts'

const minutes = Number(process.env['SOAK_MINUTES'] ?? 0)
const parts = 4

/** What lives needs far less: memory that is never given back ends the site here instead of hiding in what a large machine allows. */
const settings = { DEMO: '0', NODE_OPTIONS: '--max-old-space-size=256' }

const residentMegabytes = ({ pid }: Site): number => {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

// `npm run soak` says for how long; without it nobody waits for this.
const described = minutes > 0 ? describe : describe.skip

described(`${minutes} minutes of many who write`, () => {
  let dataDir: string
  let site: Site
  let crowd: Crowd

  beforeAll(async () => {
    dataDir = await newDataDir()
    site = await startSite(dataDir, settings)
    crowd = await gatherCrowd(site.url, { members: 24, posts: 8 })
  })
  afterAll(async () => {
    await site.kill()
    await removeDataDir(dataDir)
  })

  /** Everybody writes for a while; answers what memory the site took at each tenth of it. */
  const writeFor = async (ms: number, end: () => Promise<unknown>): Promise<number[]> => {
    const began = performance.now()
    const resident: number[] = []
    let ending: Promise<unknown> | undefined
    await writeUntilGone(crowd, site.url, () => {
      const passed = performance.now() - began
      if (passed >= (ms * (resident.length + 1)) / 10 && ending === undefined) {
        resident.push(residentMegabytes(site))
      }
      if (passed >= ms) {
        ending ??= end()
      }
    })
    await ending
    return resident
  }

  it(
    'leave nothing lost, memory flat, and read models as a fold from the first event gives them',
    async () => {
      for (let part = 1; part <= parts; part += 1) {
        const resident = await writeFor((minutes * 60_000) / parts, () => (part % 2 === 0 ? site.stop() : site.kill()))
        // The first tenths fill caches; from then on it stays.
        const [early, late] = [Math.max(...resident.slice(3, 6)), Math.max(...resident.slice(-3))]
        process.stderr.write(`part ${part}: ${resident.map((one) => one.toFixed(0)).join(' ')} MB\n`)
        expect(late).toBeLessThan(early * 1.25 + 32)
        await expectDenseLog(dataDir, crowd)
        site = await startSite(dataDir, settings)
        await expectAllKept(crowd, site.url)
      }
      expect((await site.stop()).code).toBe(0)
      const { code, lines } = await operate({ dataDir }, 'verify', '--all')
      const verdicts = lines.filter((line) => line.includes(' (version ')).map((line) => line.split(' (')[0])
      expect([code, verdicts]).toEqual([0, projections.map(({ name }) => `${name}: equal`)])
    },
    (minutes * 3 + 10) * 60_000,
  )
})
