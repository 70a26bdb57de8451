import sharp from 'sharp'
import { drawStoreMark } from './draw-marks.ts'
import { drawObject } from './draw-object.ts'
import { objects, type ObjectName } from './objects.ts'

function isObjectName(name: string): name is ObjectName {
  return name in objects
}

const names = Object.keys(objects).filter(isObjectName)
const views = [0, 1, 2, 3]

async function pixels(svg: string, width: number): Promise<{ data: Buffer; info: { width: number; height: number } }> {
  return sharp(Buffer.from(svg)).resize(width).flatten().raw().toBuffer({ resolveWithObject: true })
}

/** How far the colours of a picture are from its first pixel, at the most. */
function contrast(data: Buffer): number {
  return data.reduce((most, value, at) => Math.max(most, Math.abs(value - (data[at % 3] ?? 0))), 0)
}

describe('objects', () => {
  it('are at least 52', () => {
    expect(names.length).toBeGreaterThanOrEqual(52)
  })

  it.each(names)('draws %s in four views that differ and can be rendered', async (object) => {
    const drawings = views.map((view) => drawObject({ object, seed: 1234, view }))
    expect(new Set(drawings).size).toBe(4)
    for (const drawing of drawings) {
      expect(drawing).not.toMatch(/undefined|NaN|\$\{/)
      const { data, info } = await pixels(drawing, 80)
      expect([info.width, info.height]).toEqual([80, 60])
      expect(contrast(data)).toBeGreaterThan(60)
    }
  })

  it('draws the same for the same seed, and other colours for another', () => {
    const draw = (seed: number): string => drawObject({ object: 'kettle', seed, view: 0 })
    expect(draw(7)).toBe(draw(7))
    expect(draw(7)).not.toBe(draw(8))
  })

  it('takes any whole number as a seed', () => {
    expect(drawObject({ object: 'kettle', seed: 0xffffffff, view: 3 })).toContain('<svg')
  })
})

describe('marks', () => {
  it.each(['Voltmart', 'Maple & Main', '& Sons', '<3 Gifts', '!'])(
    'draws the mark of a store called %s',
    async (name) => {
      const { info } = await pixels(drawStoreMark({ name, colour: '#1f4fd8' }), 64)
      expect(info.height).toBe(64)
    },
  )

  it('draws every letter and digit in its own way', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']
    expect(new Set(letters.map((name) => drawStoreMark({ name, colour: '#1f4fd8' }))).size).toBe(letters.length)
    expect(drawStoreMark({ name: 'Épicerie', colour: '#1f4fd8' })).toBe(drawStoreMark({ name: 'E', colour: '#1f4fd8' }))
  })
})
