import type { ReactNode } from 'react'

export interface MenuProps {
  /** The button that opens it; its name is the menu's name. */
  readonly trigger: ReactNode
  readonly align?: 'start' | 'center' | 'end'
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Fetches the code of what is in it, before it opens the first time. */
  readonly fetchContent?: () => Promise<unknown>
  readonly children: ReactNode
}
