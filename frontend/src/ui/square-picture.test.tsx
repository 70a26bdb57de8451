import { render } from '@testing-library/react'
import { Avatar } from './Avatar.tsx'
import { StoreMark } from './StoreMark.tsx'

const kept = '/images/a-1600.webp'
const more = { srcset: '/images/a-112.webp 112w, /images/a-320.webp 320w' }

it.each([
  ['an icon in a list', <StoreMark key="1" name="Norvik" iconUrl={kept} />, {}],
  [
    'the icon of a store by itself',
    <StoreMark key="1" name="Norvik" iconUrl={kept} size="lg" />,
    { ...more, sizes: '48px' },
  ],
  ['the face beside a comment', <Avatar key="1" username="ann" imageUrl={kept} />, {}],
  ['the face of a profile', <Avatar key="1" username="ann" imageUrl={kept} size="lg" />, { ...more, sizes: '72px' }],
])('%s is the square, and more than it only where it is large', (_name, element, expected) => {
  const picture = render(element).container.querySelector('img')
  expect(picture).toHaveAttribute('src', '/images/a-112.webp')
  const told = ['srcset', 'sizes'].flatMap((name) => {
    const value = picture?.getAttribute(name)
    return typeof value === 'string' ? [[name, value]] : []
  })
  expect(Object.fromEntries(told)).toEqual(expected)
})

it('an icon from elsewhere has one size', () => {
  const mark = <StoreMark name="Norvik" iconUrl="https://shop.example/mark-320.webp" size="lg" />
  const picture = render(mark).container.querySelector('img')
  expect(picture).toHaveAttribute('src', 'https://shop.example/mark-320.webp')
  expect(picture).not.toHaveAttribute('srcset')
})
