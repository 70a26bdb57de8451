import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { squareSide } from '@deals/events'
import { createDrawings } from './drawings.ts'
import { imageNameOf, imageWidths } from './image-files.ts'
import { createSizesOnDemand } from './sizes-on-demand.ts'

const svg = (ink = '#0b6b50') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="${ink}"/></svg>`
const hashIn = (name: string) => name.slice(0, 32)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const pictures = () => readdirSync(folder).filter((name) => name.endsWith('.webp'))
/** As a process has it that just started. */
const opened = () => {
  const drawings = createDrawings(folder)
  return { drawings, sizes: createSizesOnDemand(folder, drawings) }
}
const shapeOf = (picture: Buffer | null): Promise<Metadata> => sharp(picture ?? undefined).metadata()

describe('a drawing', () => {
  it('is kept once, under a name that its content gives', async () => {
    const { drawings } = opened()
    const { name } = await drawings.keep(svg())
    expect(name).toMatch(/^[0-9a-f]{32}-1600\.webp$/)
    expect(await drawings.keep(svg())).toEqual({ name })
    expect(await drawings.keep(svg('#b33'))).not.toEqual({ name })
    expect(readdirSync(join(folder, 'drawings'))).toHaveLength(2)
    expect(drawings.has(hashIn(name))).toBe(true)
    expect(drawings.has('0'.repeat(32))).toBe(false)
    expect(pictures()).toEqual([])
  })

  it.each([...imageWidths.map((width) => [width, (width * 3) / 4] as const), [squareSide, squareSide] as const])(
    'is made %s pixels wide and %s high when it is first asked for, and kept',
    async (width, height) => {
      const { drawings, sizes } = opened()
      const name = imageNameOf(hashIn((await drawings.keep(svg())).name), width)
      expect(sizes.has(name)).toBe(true)
      expect(await shapeOf(await sizes.make(name))).toMatchObject({ format: 'webp', width, height })
      expect(pictures()).toEqual([name])
    },
  )

  it('is made once for all who ask at the same time', async () => {
    const { drawings, sizes } = opened()
    const { name } = await drawings.keep(svg())
    const made = await Promise.all([1, 2, 3, 4].map(() => sizes.make(name)))
    expect(made.every((picture) => picture === made[0])).toBe(true)
    expect(pictures()).toEqual([name])
  })

  it('is found again by a process that starts later', async () => {
    const { name } = await opened().drawings.keep(svg())
    expect(opened().drawings.has(hashIn(name))).toBe(true)
    expect(await opened().sizes.make(name)).not.toBeNull()
  })

  it('that cannot be drawn fails for whoever asks, and again the next time', async () => {
    const { drawings, sizes } = opened()
    const { name } = await drawings.keep('no drawing at all')
    await expect(sizes.make(name)).rejects.toThrow()
    await expect(sizes.make(name)).rejects.toThrow()
    expect(pictures()).toEqual([])
  })

  it('is made in no other size', async () => {
    const { drawings, sizes } = opened()
    const hash = hashIn((await drawings.keep(svg())).name)
    expect(await sizes.make(`${hash}-5000.webp`)).toBeNull()
    expect(pictures()).toEqual([])
  })
})

describe('the square of a picture that was kept before there were squares', () => {
  const hash = 'a'.repeat(32)
  const square = imageNameOf(hash, squareSide)
  /** Red where a square shows it, blue at the sides. */
  const kept = async (width: number, height: number) => {
    const middle = { create: { width: height, height, channels: 3 as const, background: '#f00' } }
    await sharp({ create: { width, height, channels: 3, background: '#00f' } })
      .composite([{ input: middle }])
      .webp({ lossless: true })
      .toFile(join(folder, imageNameOf(hash, 640)))
  }

  it('is cut out of its middle when it is first asked for, and kept', async () => {
    await kept(640, 160)
    const picture = await opened().sizes.make(square)
    expect(await shapeOf(picture)).toMatchObject({ format: 'webp', width: squareSide, height: squareSide })
    const [red, , blue] = (await sharp(picture ?? undefined).stats()).channels
    expect(red?.min).toBeGreaterThan(240)
    expect(blue?.max).toBeLessThan(15)
    expect(readFileSync(join(folder, square))).toEqual(picture)
  })

  it('is made by several processes at once without harm', async () => {
    await kept(300, 200)
    const [one, other] = await Promise.all([opened().sizes.make(square), opened().sizes.make(square)])
    expect(one).toEqual(other)
    expect(readdirSync(folder).toSorted()).toEqual([square, imageNameOf(hash, 640)])
  })

  it.each([imageNameOf(hash, 320), imageNameOf(hash, 96), imageNameOf('b'.repeat(32), squareSide)])(
    'is all that is made of it, not %s',
    async (name) => {
      await kept(300, 200)
      expect(opened().sizes.has(name)).toBe(false)
      expect(await opened().sizes.make(name)).toBeNull()
    },
  )
})

it.each([
  `${'0'.repeat(32)}-1600.webp`,
  '../../etc/passwd',
  'nothing',
  '',
  `${'0'.repeat(32)}-9999.webp`,
  `${'0'.repeat(32)}-1600.png`,
])('nothing is made of %p', async (name) => {
  expect(await opened().sizes.make(name)).toBeNull()
})
