import { squareSide } from '@deals/events'
import { pictureAt, sourceSetOf } from './picture-sources.ts'

it('offers a stored picture in its three widths', () => {
  expect(sourceSetOf('/images/shoe-1600.webp')).toBe(
    '/images/shoe-320.webp 320w, /images/shoe-640.webp 640w, /images/shoe-1600.webp 1600w',
  )
  expect(pictureAt('/images/shoe-1600.webp', 320)).toBe('/images/shoe-320.webp')
  expect(pictureAt('/images/shoe-320.webp', squareSide)).toBe('/images/shoe-112.webp')
  expect(pictureAt('/images/shoe-112.webp', 640)).toBe('/images/shoe-640.webp')
})

it.each(['https://shop.example/shoe.jpg', 'https://shop.example/images/shoe-320.webp'])(
  'leaves a picture from elsewhere alone: %s',
  (address) => {
    expect(sourceSetOf(address)).toBeUndefined()
    expect(pictureAt(address, 640)).toBe(address)
  },
)
