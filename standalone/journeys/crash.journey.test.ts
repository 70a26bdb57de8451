import { randomInt } from 'node:crypto'
import { projections } from '@deals/projector/app'
import { expectAllKept, expectDenseLog, operate } from './kept.ts'
import { gatherCrowd, writeUntilGone, type Crowd } from './load.ts'
import { newDataDir, removeDataDir, startSite, type Ending, type Site } from './site.ts'

const settings = { DEMO: '0' }
/** `npm run soak -- kills` asks for many more. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 3)
const patience = Math.max(600_000, rounds * 60_000)

describe('a site that ends while many write', () => {
  let dataDir: string
  let site: Site
  let crowd: Crowd

  beforeEach(async () => {
    dataDir = await newDataDir()
    site = await startSite(dataDir, settings)
    crowd = await gatherCrowd(site.url, { members: 24, posts: 4 })
  })
  afterEach(async () => {
    await site.kill()
    await removeDataDir(dataDir)
  })

  /** Ends the site in the middle of the writing, after so many more acknowledgements. */
  const endAfter = async (count: number, end: () => Promise<Ending>) => {
    const enough = crowd.acknowledged + count
    let ending: Promise<Ending> | undefined
    await writeUntilGone(crowd, site.url, () => {
      if (crowd.acknowledged >= enough) {
        ending ??= end()
      }
    })
    return ending
  }

  it(
    'loses nothing that it acknowledged when it is killed, time and again',
    async () => {
      for (let round = 1; round <= rounds; round += 1) {
        expect((await endAfter(randomInt(50, 600), () => site.kill()))?.signal).toBe('SIGKILL')
        await expectDenseLog(dataDir, crowd)
        site = await startSite(dataDir, settings)
        await expectAllKept(crowd, site.url)
      }
      expect((await site.stop()).code).toBe(0)
      const { code, lines } = await operate({ dataDir }, 'verify', '--all')
      const verdicts = lines.filter((line) => line.includes(' (version ')).map((line) => line.split(' (')[0])
      expect([code, verdicts]).toEqual([0, projections.map(({ name }) => `${name}: equal`)])
    },
    patience,
  )

  it('loses nothing that it acknowledged when it is stopped, and ends by itself', async () => {
    const ending = await endAfter(randomInt(200, 600), () => site.stop())
    expect(ending).toMatchObject({ code: 0, signal: null, errors: '' })
    await expectDenseLog(dataDir, crowd)
    site = await startSite(dataDir, settings)
    await expectAllKept(crowd, site.url)
    expect((await site.stop()).code).toBe(0)
  })
})
