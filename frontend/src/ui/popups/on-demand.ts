import { createElement, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { showToast } from '../toasts.ts'

/** Fetches the code of a piece of the page; every call after the first answers with the same. */
export type Fetch<Props extends object> = () => Promise<ComponentType<Props>>

/** Most visitors open no menu and no dialog, so what draws them is no part of the first load. */
export function onDemand<Props extends object>(load: Fetch<Props>): Fetch<Props> {
  let coming: Promise<ComponentType<Props>> | undefined
  return () => {
    coming ??= load().catch((error: unknown) => {
      // The next press tries again.
      coming = undefined
      throw error
    })
    return coming
  }
}

/**
 * The inside of a popup. The popup fetches it before it opens, so that it is drawn at once, which a lazy component
 * would not be: that one is drawn empty first.
 */
export function contentOnDemand<Props extends object>(load: Fetch<Props>) {
  let Piece: ComponentType<Props> | undefined
  const fetch = onDemand(async () => (Piece = await load()))
  const Content = (props: Props) => (Piece === undefined ? null : createElement(Piece, props))
  return { fetch, Content }
}

/** A dialog of which everything comes when it is first opened. Where nothing comes it says so, and closes. */
export function dialogOnDemand<Props extends { readonly onClose: () => void }>(load: Fetch<Props>) {
  const fetch = onDemand(load)
  return function DialogOnDemand(props: Props) {
    const { Piece } = usePopup(fetch, { open: true, onOpenChange: props.onClose })
    return Piece === undefined ? null : createElement(Piece, props)
  }
}

interface PopupState {
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  /** Fetches what is in it. */
  readonly fetchContent?: (() => Promise<unknown>) | undefined
}

/** Something that opens: whether it is open, and what draws it as soon as it was wanted once. */
export function usePopup<Props extends object>(fetch: Fetch<Props>, { open, onOpenChange, fetchContent }: PopupState) {
  const fetchAll = async () => (await Promise.all([fetch(), fetchContent?.()]))[0]
  const [isOpenByItself, setIsOpenByItself] = useState(false)
  const isOpen = open ?? isOpenByItself
  const setOpen = (next: boolean) => {
    setIsOpenByItself(next)
    onOpenChange?.(next)
  }
  const giveUp = () => {
    setOpen(false)
    showToast({ title: 'This did not load', description: 'Please check your connection and try again.' })
  }
  return {
    isOpen,
    setOpen,
    /** Somebody is about to open it. */
    prepare: () => void fetchAll().catch(() => undefined),
    Piece: usePiece(fetchAll, isOpen, giveUp),
  }
}

function usePiece<Props extends object>(fetch: Fetch<Props>, isWanted: boolean, giveUp: () => void) {
  const [fetched, setFetched] = useState<{ readonly Piece: ComponentType<Props> }>()
  const isMissing = isWanted && fetched === undefined
  const start = useEffectEvent(fetch)
  const fail = useEffectEvent(giveUp)
  useEffect(() => {
    if (!isMissing) {
      return undefined
    }
    let isAlive = true
    const ifAlive = (act: () => void) => {
      if (isAlive) {
        act()
      }
    }
    start().then(
      (Piece) => ifAlive(() => setFetched({ Piece })),
      () => ifAlive(fail),
    )
    return () => {
      isAlive = false
    }
  }, [isMissing])
  return fetched?.Piece
}
