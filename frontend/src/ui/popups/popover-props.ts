import type { ReactNode } from 'react'

export interface PopoverProps {
  readonly trigger: ReactNode
  /** The name of what opens, read aloud. */
  readonly label: string
  readonly align?: 'start' | 'center' | 'end'
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Fetches the code of what is in it, before it opens the first time. */
  readonly fetchContent?: () => Promise<unknown>
  readonly children: ReactNode
}
