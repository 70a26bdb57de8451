import { createElement, Fragment, type FunctionComponent, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { iconOf, shapesOf, type IconProps, type IconShapes } from '../src/ui/make-icon.ts'

/**
 * An icon in pages that the server writes. Its shapes are always the same and a quarter of all elements of a page, so
 * they are written once, by React.
 */
export function makeIcon(icon: IconShapes): FunctionComponent<IconProps> {
  const shapes = createElement(Fragment, null, ...shapesOf(icon))
  let within: { readonly dangerouslySetInnerHTML: { readonly __html: string } } | undefined
  const Icon = iconOf(icon, (props, children) => {
    if (children !== undefined) {
      return createElement('svg', props, shapes, children)
    }
    within ??= { dangerouslySetInnerHTML: { __html: renderToStaticMarkup(shapes) } }
    return createElement('svg', { ...props, ...within })
  })
  let usual: ReactElement | undefined
  return (props) => (isUsual(props) ? (usual ??= Icon(props)) : Icon(props))
}

/** As nearly all icons stand on pages: beside words that say the same. */
const isUsual = (props: IconProps): boolean => props['aria-hidden'] === 'true' && Object.keys(props).length === 1
