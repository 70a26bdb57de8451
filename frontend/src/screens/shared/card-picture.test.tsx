import { render } from '@testing-library/react'
import { CardPicture } from './CardPicture.tsx'

it('of two cards beside each other says that the edges of a phone are no part of it', () => {
  const { container } = render(<CardPicture imageUrl="/images/a-1600.webp" isFirst />)
  expect(container.querySelector('img')).toHaveAttribute('sizes', '(max-width: 767px) calc(50vw - 1.125rem), 19rem')
})
