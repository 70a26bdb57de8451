import sharp from 'sharp'
import { hashDistance } from '@deals/events'
import { lookAtPicture } from './look-at-picture.ts'

const drawn = (svg: string, width = 640) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480">${svg}</svg>`))
    .resize({ width })
    .webp({ quality: 82 })
    .toBuffer()
const ground = (fill: string) => `<rect width="640" height="480" fill="${fill}"/>`
const field = (y: number, of: { ground?: string; border?: string } = {}) =>
  `<rect x="180" y="${y + 0.5}" width="280" height="30" fill="${of.ground ?? '#fff'}" stroke="${of.border ?? '#777'}"/>
   <text x="190" y="${y + 20}" font-size="13">ann</text>`
const name = (y: number, text: string) => `<text x="180" y="${y}" font-size="13">${text}</text>`
const signIn = (of: { ground?: string; border?: string } = {}) =>
  `${ground(of.ground ?? '#fff')}${name(140, 'Name')}${field(150, of)}${name(210, 'Password')}${field(220, of)}`
const kettle = `${ground('#f4f1ea')}<path d="M220 380 L250 160 Q320 90 390 160 L420 380 Z" fill="#b5523b"/>
  <path d="M400 200 q90 20 30 130" fill="none" stroke="#333" stroke-width="22"/>`
const shelf = `${ground('#fff')}${[60, 160, 260, 360].map((y) => `<rect x="200" y="${y}" width="240" height="88" fill="#d9a066" stroke="#643"/>`).join('')}`
const screen = `${ground('#fff')}<rect x="80" y="60" width="480" height="300" fill="#123"/><rect x="280" y="360" width="80" height="60" fill="#333"/>`

it.each([
  ['a plain colour', ground('#0b6b50'), 'nothing'],
  ['a white page', ground('#fff'), 'nothing'],
  ['a sign-in page', signIn(), 'form'],
  ['a dark sign-in page', signIn({ ground: '#151515', border: '#777' }), 'form'],
  ['a kettle', kettle, 'something'],
  ['a shelf', shelf, 'something'],
  ['a screen', screen, 'something'],
])('sees that %s shows %s', async (_what, svg, shows) => {
  expect((await lookAtPicture(await drawn(svg))).shows).toBe(shows)
})

it('gives pictures that look alike nearly one hash, whatever their size', async () => {
  const hashOf = async (svg: string, width?: number) => (await lookAtPicture(await drawn(svg, width))).hash
  const [large, small, other] = [await hashOf(kettle), await hashOf(kettle, 320), await hashOf(screen)]
  expect(hashDistance(large, small)).toBeLessThanOrEqual(3)
  expect(hashDistance(large, other)).toBeGreaterThan(10)
})
