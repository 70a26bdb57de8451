import type { ReactNode } from 'react'

export interface DialogProps {
  readonly title: string
  /** One sentence below the title. */
  readonly description?: string
  /** A button that opens it; without one the owner opens it. Focus returns to where it came from either way. */
  readonly trigger?: ReactNode
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Fetches the code of what is in it, before it opens the first time. */
  readonly fetchContent?: () => Promise<unknown>
  readonly shape?: 'card' | 'drawer'
  readonly width?: 'normal' | 'wide'
  /** Buttons that end it, the main one last. */
  readonly footer?: ReactNode
  readonly children?: ReactNode
}
