import { createContext } from 'react'
import type { DropdownMenu } from 'radix-ui'

/** What the lines of a menu are made of; it comes with the menu, so that a line alone loads nothing. */
export type MenuParts = Pick<typeof DropdownMenu, 'Item' | 'Label' | 'Separator'>

export const MenuPartsContext = createContext<MenuParts | null>(null)
