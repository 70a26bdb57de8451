import { pictureAt, sourceSetOf } from './picture-sources.ts'

it('offers a stored picture in its three widths', () => {
  expect(sourceSetOf('/images/shoe-1600.webp')).toBe(
    '/images/shoe-320.webp 320w, /images/shoe-640.webp 640w, /images/shoe-1600.webp 1600w',
  )
  expect(pictureAt('/images/shoe-1600.webp', 320)).toBe('/images/shoe-320.webp')
})

it('leaves a picture from elsewhere alone', () => {
  expect(sourceSetOf('https://shop.example/shoe.jpg')).toBeUndefined()
  expect(pictureAt('https://shop.example/shoe.jpg', 640)).toBe('https://shop.example/shoe.jpg')
})
