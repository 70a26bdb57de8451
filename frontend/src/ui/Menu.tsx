import { css } from '@emotion/react'
import { use, useState, type ReactNode } from 'react'
import { MenuPartsContext } from './popups/menu-parts.ts'
import { onDemand, usePopup } from './popups/on-demand.ts'
import { PlainTrigger } from './popups/PlainTrigger.tsx'
import type { MenuProps } from './popups/popup-props.ts'

const labelLook = css`
  padding: var(--s2) var(--s3);
  color: var(--ink-2);
  font-size: var(--text-sm);
  font-weight: 600;
`

const separatorLook = css`
  height: 1px;
  margin: var(--s1) 0;
  background: var(--line);
`

const fetchWindow = onDemand(async () => (await import('./popups/MenuWindow.tsx')).MenuWindow)

/** Actions and places behind one button; arrows move, Escape closes, focus returns. */
export function Menu({ open, onOpenChange, fetchContent, ...rest }: MenuProps) {
  const [isByKey, setIsByKey] = useState(false)
  const { isOpen, setOpen, prepare, Piece } = usePopup(fetchWindow, { open, onOpenChange, fetchContent })
  if (Piece !== undefined) {
    return <Piece open={isOpen} onOpenChange={setOpen} isByKey={isByKey} {...rest} />
  }
  const press = (byKey: boolean) => {
    setIsByKey(byKey)
    setOpen(true)
  }
  return (
    <PlainTrigger opens="menu" isOpen={isOpen} onOpen={press} onNear={prepare}>
      {rest.trigger}
    </PlainTrigger>
  )
}

/** Words above a part of a menu. */
export function MenuLabel({ children }: { readonly children: ReactNode }) {
  const parts = use(MenuPartsContext)
  return parts === null ? null : <parts.Label css={labelLook}>{children}</parts.Label>
}

/** A hairline between parts of a menu. */
export function MenuSeparator() {
  const parts = use(MenuPartsContext)
  return parts === null ? null : <parts.Separator css={separatorLook} />
}
