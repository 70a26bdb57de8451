import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createDrawings } from './drawings.ts'
import { imageNameOf, imageWidths } from './image-files.ts'

const svg = (ink = '#0b6b50') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="${ink}"/></svg>`
const hashIn = (name: string) => name.slice(0, 32)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drawings-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const pictures = () => readdirSync(folder).filter((name) => name.endsWith('.webp'))

describe('a drawing', () => {
  it('is kept once, under a name that its content gives', async () => {
    const drawings = createDrawings(folder)
    const { name } = await drawings.keep(svg())
    expect(name).toMatch(/^[0-9a-f]{32}-1600\.webp$/)
    expect(await drawings.keep(svg())).toEqual({ name })
    expect(await drawings.keep(svg('#b33'))).not.toEqual({ name })
    expect(readdirSync(join(folder, 'drawings'))).toHaveLength(2)
    expect(drawings.has(hashIn(name))).toBe(true)
    expect(drawings.has('0'.repeat(32))).toBe(false)
    expect(pictures()).toEqual([])
  })

  it.each(imageWidths)('is made %s pixels wide when it is first asked for, and kept', async (width) => {
    const drawings = createDrawings(folder)
    const hash = hashIn((await drawings.keep(svg())).name)
    const picture = await drawings.make(imageNameOf(hash, width))
    expect(await sharp(picture ?? undefined).metadata()).toMatchObject({
      format: 'webp',
      width,
      height: (width * 3) / 4,
    })
    expect(pictures()).toEqual([imageNameOf(hash, width)])
  })

  it('is made once for all who ask at the same time', async () => {
    const drawings = createDrawings(folder)
    const { name } = await drawings.keep(svg())
    const made = await Promise.all([1, 2, 3, 4].map(() => drawings.make(name)))
    expect(made.every((picture) => picture === made[0])).toBe(true)
    expect(pictures()).toEqual([name])
  })

  it('is found again by a process that starts later', async () => {
    const { name } = await createDrawings(folder).keep(svg())
    expect(createDrawings(folder).has(hashIn(name))).toBe(true)
    expect(await createDrawings(folder).make(name)).not.toBeNull()
  })

  it('that cannot be drawn fails for whoever asks, and again the next time', async () => {
    const drawings = createDrawings(folder)
    const { name } = await drawings.keep('no drawing at all')
    await expect(drawings.make(name)).rejects.toThrow()
    await expect(drawings.make(name)).rejects.toThrow()
    expect(pictures()).toEqual([])
  })

  it.each([
    `${'0'.repeat(32)}-1600.webp`,
    '../../etc/passwd',
    'nothing',
    '',
    `${'0'.repeat(32)}-9999.webp`,
    `${'0'.repeat(32)}-1600.png`,
  ])('is not made of %p', async (name) => {
    expect(await createDrawings(folder).make(name)).toBeNull()
  })

  it('is made in no other size', async () => {
    const drawings = createDrawings(folder)
    const hash = hashIn((await drawings.keep(svg())).name)
    expect(await drawings.make(`${hash}-5000.webp`)).toBeNull()
    expect(pictures()).toEqual([])
  })
})
