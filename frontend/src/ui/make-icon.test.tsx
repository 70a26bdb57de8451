import { render } from '@testing-library/react'
import { Flame, LoaderCircle, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { makeIcon, type IconShapes } from './make-icon.ts'

/** As the library describes them, with the keys of the shapes. */
const flame: IconShapes = {
  name: 'flame',
  node: [
    [
      'path',
      {
        d: 'M12 3q1 4 4 6.5t3 5.5a1 1 0 0 1-14 0 5 5 0 0 1 1-3 1 1 0 0 0 5 0c0-2-1.5-3-1.5-5q0-2 2.5-4',
        key: '1slcih',
      },
    ],
  ],
}
const cross: IconShapes = {
  name: 'x',
  node: [
    ['path', { d: 'M18 6 6 18', key: '1bl5f8' }],
    ['path', { d: 'm6 6 12 12', key: 'd8bk6v' }],
  ],
}
const circle: IconShapes = {
  name: 'loader-circle',
  aliases: ['loader-2'],
  node: [['path', { d: 'M21 12a9 9 0 1 1-6.219-8.56', key: '13zald' }]],
}

/** Attributes in any order. */
function attributesOf(icon: ReactNode): Record<string, string> {
  const { container } = render(icon)
  const parts = [...container.querySelectorAll('*')].flatMap(({ tagName, attributes }, at) =>
    [...attributes].map(({ name, value }) => [`${at} ${tagName} ${name}`, value] as const),
  )
  return Object.fromEntries(parts)
}

it.each([
  [Flame, flame, {}],
  [Flame, flame, { size: 16, className: 'hot hotter' }],
  [X, cross, { 'aria-label': 'Close' }],
  [X, cross, { color: 'red', fill: 'blue', strokeWidth: 3 }],
  [LoaderCircle, circle, { role: 'img', title: 'Wait' }],
])('draws what the library draws: %#', (Library, shapes, props) => {
  const Own = makeIcon(shapes)
  expect(attributesOf(<Own {...props} />)).toEqual(attributesOf(<Library {...props} />))
})
