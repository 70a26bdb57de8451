import { createContext, createElement, useContext, type ComponentType, type ReactElement, type ReactNode } from 'react'

/** Draws a part as text, or answers the text that was drawn from the same before. */
export type DrawOnce = (name: string, part: ReactElement<object>) => string

/** The server draws once for many; in the browser each part comes alive. */
export const DrawOnceContext = createContext<DrawOnce | null>(null)

type Content = { readonly children: ReactNode } | { readonly dangerouslySetInnerHTML: { readonly __html: string } }

/**
 * What fills an element and is the same for everybody: nothing but these properties, which are plain data, and the clock
 * make it. Where the server draws it no viewer, answer, address or setting is in reach, so it cannot tell about any.
 */
export function useKeptPart<Props extends object>(name: string, Part: ComponentType<Props>, props: Props): Content {
  const drawOnce = useContext(DrawOnceContext)
  const part = createElement(Part, props)
  return drawOnce === null ? { children: part } : { dangerouslySetInnerHTML: { __html: drawOnce(name, part) } }
}
