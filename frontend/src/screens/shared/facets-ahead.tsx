import type { ComponentType } from 'react'
import { drawnAhead } from '../../lib/drawn-ahead.ts'

/** What narrows a list. A list is read before it is narrowed: the server has drawn the controls, and their code follows. */
export const facetsAhead = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => drawnAhead(load, <div css={{ height: '3.5rem' }} />)
