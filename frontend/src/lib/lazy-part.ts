import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const coming = new Set<Promise<unknown>>()

/** The code of a part did not come. What was asked for once a page never asks for again, so that only another page helps. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing'
}

/** A part of a page whose code arrives when the part is first shown. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
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

/** Waits for the code that is on its way; false where none is. */
export async function partsArrive(): Promise<boolean> {
  const some = [...coming]
  await Promise.allSettled(some)
  return some.length > 0
}
