import type { ReactNode } from 'react'
import type { PopupProps } from './popup-props.ts'

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
