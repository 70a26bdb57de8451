import { createElement, type ReactNode } from 'react'
import { onDemand, usePopup, type Fetch } from './on-demand.ts'
import { PlainTrigger } from './PlainTrigger.tsx'
import type { PopupProps } from './popup-props.ts'

/** What the owner of a dialog may leave to it. */
interface Opened {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** A button that opens a dialog, or a dialog that its owner opens; what draws it comes when it is wanted. */
export function opensDialog<Props extends PopupProps & { readonly trigger?: ReactNode }>(load: Fetch<Props & Opened>) {
  const fetchWindow = onDemand(load)
  return function OpensDialog(props: Props) {
    const { isOpen, setOpen, prepare, Piece } = usePopup(fetchWindow, props)
    if (Piece !== undefined) {
      return createElement(Piece, { ...props, open: isOpen, onOpenChange: setOpen })
    }
    return (
      <PlainTrigger opens="dialog" isOpen={isOpen} onOpen={() => setOpen(true)} onNear={prepare}>
        {props.trigger}
      </PlainTrigger>
    )
  }
}
