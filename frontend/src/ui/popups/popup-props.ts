import type { ReactNode } from 'react'

/** What everything that opens over the page takes. */
export interface PopupProps {
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Fetches the code of what is in it, before it opens the first time. */
  readonly fetchContent?: () => Promise<unknown>
}

export interface DialogProps extends PopupProps {
  readonly title: string
  /** One sentence below the title. */
  readonly description?: string
  /** A button that opens it; without one the owner opens it. Focus returns to where it came from either way. */
  readonly trigger?: ReactNode
  readonly shape?: 'card' | 'drawer'
  readonly width?: 'normal' | 'wide'
  /** Buttons that end it, the main one last. */
  readonly footer?: ReactNode
  readonly children?: ReactNode
}

export interface MenuProps extends PopupProps {
  /** The button that opens it; its name is the menu's name. */
  readonly trigger: ReactNode
  readonly align?: 'start' | 'center' | 'end'
  readonly children: ReactNode
}

export interface PopoverProps extends PopupProps {
  readonly trigger: ReactNode
  /** The name of what opens, read aloud. */
  readonly label: string
  readonly align?: 'start' | 'center' | 'end'
  readonly children: ReactNode
}
