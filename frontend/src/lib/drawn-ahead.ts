import { createElement, memo, Suspense, type ComponentType, type ReactNode } from 'react'
import { lazyPart } from './lazy-part.ts'

/**
 * A part that the server has drawn and whose code follows. Until it is there, a page that draws itself anew does not reach
 * the part, as long as its properties stay the same: React would take away what the server has drawn and show the fallback.
 */
export function drawnAhead<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazyPart(load)
  return memo((props: Props) => createElement(Suspense, { fallback }, createElement(Part, props)))
}
