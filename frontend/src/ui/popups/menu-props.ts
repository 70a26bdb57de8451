import type { ReactNode } from 'react'
import type { PopupProps } from './popup-props.ts'

export interface MenuProps extends PopupProps {
  /** The button that opens it; its name is the menu's name. */
  readonly trigger: ReactNode
  readonly align?: 'start' | 'center' | 'end'
  readonly children: ReactNode
}
