import { createElement, lazy, memo, Suspense, type ComponentType, type LazyExoticComponent } from 'react'

const coming = new Set<Promise<unknown>>()

/** The code of a part did not come. What was asked for once a page never asks for again, so that only another page helps. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing'
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A part of a page whose code arrives when the part is first shown. */
export function lazyPart<Props extends object>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => {
    const part = load().catch((cause: unknown) => {
      throw new CodeMissing('The code of a part of the page did not come.', { cause })
    })
    const forget = () => void coming.delete(part)
    coming.add(part)
    part.then(forget, forget)
    return part
  })
}

/**
 * A part that the server draws at once and whose code follows, in a place of a height. Until the code is there, a page that
 * draws itself anew does not reach the part, as long as its properties stay the same: React would empty its place.
 */
export function drawnAhead<Props extends object>(load: Load<Props>, height?: string): ComponentType<Props> {
  const Part: ComponentType<Props> = lazyPart(load)
  const fallback = createElement('div', { style: { height } })
  return memo((props: Props) => createElement(Suspense, { fallback }, createElement(Part, props)))
}

/** Waits for the code that is on its way; false where none is. */
export async function partsArrive(): Promise<boolean> {
  const some = [...coming]
  await Promise.allSettled(some)
  return some.length > 0
}
