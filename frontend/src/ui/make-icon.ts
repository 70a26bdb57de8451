import { createElement } from 'react'
import type { ComponentProps, FunctionComponent } from 'react'

/** An icon as its library describes it. */
export interface IconShapes {
  readonly name: string
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[]
  readonly aliases?: readonly unknown[]
}

interface IconProps extends ComponentProps<'svg'> {
  readonly size?: number | string
}

const says = (props: object): boolean =>
  Object.entries(props).some(
    ([name, value]) => /^(?:aria-|role$|title$)/.test(name) && value !== undefined && value !== null,
  )

/** What each icon of the site begins with: builds of the site take it in place of the library's own, which puts every one together anew each time. */
export function makeIcon({ name, node, aliases = [] }: IconShapes): FunctionComponent<IconProps> {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  const names = ['lucide', ...[name, ...aliases].filter((one) => typeof one === 'string').map((one) => `lucide-${one}`)]
  const ownClass = names.join(' ')
  const drawn = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: '0 0 24 24',
    fill: 'none',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const
  const Icon: FunctionComponent<IconProps> = ({ size = 24, color = 'currentColor', className, children, ...rest }) =>
    createElement(
      'svg',
      {
        ...drawn,
        width: size,
        height: size,
        stroke: color,
        className: className === undefined || className === '' ? ownClass : `${ownClass} ${className}`,
        ...(children === undefined && !says(rest) ? { 'aria-hidden': true } : {}),
        ...rest,
      },
      shapes,
      children,
    )
  Icon.displayName = name
  return Icon
}
