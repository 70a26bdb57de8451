import { createElement } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { makeIcon as makeLivingIcon, type IconProps, type IconShapes } from '../src/ui/make-icon.ts'
import { makeIcon } from './icon-as-text.ts'

const star: IconShapes = {
  name: 'star',
  node: [
    ['path', { d: 'M12 16v-4 "<&', key: 'a' }],
    ['circle', { cx: 12, cy: '12', r: 10, strokeWidth: 3, key: 'b' }],
  ],
}

it.each<IconProps>([
  {},
  { size: 16, className: 'big' },
  { 'aria-hidden': 'true' },
  { 'aria-label': 'Star' },
  { children: createElement('title', null, 'Star') },
])('an icon is written as it comes to life: %p', (props) => {
  const [Written, Living] = [makeIcon(star), makeLivingIcon(star)]
  const living = renderToString(createElement(Living, props))
  expect(living).toContain('<circle')
  // The second time it is not drawn any more.
  expect([Written, Written].map((Icon) => renderToString(createElement(Icon, props)))).toEqual([living, living])
})
