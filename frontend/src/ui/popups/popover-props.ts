import type { ReactNode } from 'react'
import type { PopupProps } from './popup-props.ts'

export interface PopoverProps extends PopupProps {
  readonly trigger: ReactNode
  /** The name of what opens, read aloud. */
  readonly label: string
  readonly align?: 'start' | 'center' | 'end'
  readonly children: ReactNode
}
