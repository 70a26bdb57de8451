import { createElement, type ComponentProps, type FunctionComponent, type ReactElement, type ReactNode } from 'react'

/** An icon as its library describes it. */
export interface IconShapes {
  readonly name: string
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[]
  readonly aliases?: readonly unknown[]
}

export interface IconProps extends ComponentProps<'svg'> {
  readonly size?: number | string
}

const says = (props: object): boolean =>
  Object.entries(props).some(
    ([name, value]) => /^(?:aria-|role$|title$)/.test(name) && value !== undefined && value !== null,
  )

const drawn = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

type Draw = (props: ComponentProps<'svg'>, children?: ReactNode) => ReactElement

interface DrawnIcon {
  (props: IconProps): ReactElement
  displayName: string
}

/** What each icon of the site begins with: builds of the site take it in place of the library's own, which puts every one together anew each time. */
export function makeIcon(icon: IconShapes): FunctionComponent<IconProps> {
  const shapes = shapesOf(icon)
  return iconOf(icon, (props, children) => createElement('svg', props, ...shapes, children))
}

export const shapesOf = ({ node }: IconShapes): ReactElement[] =>
  node.map(([tag, attributes]) => createElement(tag, attributes))

export function iconOf({ name, aliases = [] }: IconShapes, draw: Draw): DrawnIcon {
  const names = ['lucide', ...[name, ...aliases].filter((one) => typeof one === 'string').map((one) => `lucide-${one}`)]
  const ownClass = names.join(' ')
  const Icon = ({ size = 24, color = 'currentColor', className, children, ...rest }: IconProps) =>
    draw(
      {
        ...drawn,
        width: size,
        height: size,
        stroke: color,
        className: className === undefined || className === '' ? ownClass : `${ownClass} ${className}`,
        ...(children === undefined && !says(rest) ? { 'aria-hidden': true } : {}),
        ...rest,
      },
      children,
    )
  Icon.displayName = name
  return Icon
}
