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

/** A dialog of which everything comes when it is first opened. Where nothing comes it says so, and is gone. */
export function dialogOnDemand<Props extends { readonly onClose: () => void }>(load: Fetch<Props>) {
  const fetch = onDemand(load)
  return function DialogOnDemand(props: Props) {
    const { Piece } = usePopup(fetch, { open: true, onOpenChange: props.onClose, endsWhenClosed: true })
    return Piece === undefined ? null : createElement(Piece, props)
  }
}

interface PopupState {
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  /** Fetches what is in it. */
  readonly fetchContent?: (() => Promise<unknown>) | undefined
  /** Nothing is left of it then that could open it again. */
  readonly endsWhenClosed?: boolean
}

/** Something that opens: whether it is open, and what draws it as soon as it was wanted once. */
export function usePopup<Props extends object>(
  fetch: Fetch<Props>,
  { open, onOpenChange, fetchContent, endsWhenClosed = false }: PopupState,
) {
  const fetchAll = async () => (await Promise.all([fetch(), fetchContent?.()]))[0]
  const [isOpenByItself, setIsOpenByItself] = useState(false)
  const isOpen = open ?? isOpenByItself
  const setOpen = (next: boolean) => {
    setIsOpenByItself(next)
    onOpenChange?.(next)
  }
  const waitForNetwork = useWaiting(() => setOpen(true))
  const giveUp = () => {
    setOpen(false)
    const { dismiss } = showToast(whyNothingCame(endsWhenClosed))
    waitForNetwork(dismiss)
  }
  return {
    isOpen,
    setOpen,
    /** Somebody is about to open it. */
    prepare: () => void fetchAll().catch(() => undefined),
    Piece: usePiece(fetchAll, isOpen, giveUp),
  }
}

function whyNothingCame(endsWhenClosed: boolean) {
  if (navigator.onLine) {
    return { title: 'This did not load', description: 'Please check your connection and try again.' }
  }
  const next = endsWhenClosed ? 'Try again' : 'It opens by itself'
  return { title: 'No connection', description: `This is not saved on this device. ${next} when you are back online.` }
}

interface Wanted {
  /** What had the focus then. */
  readonly from: Element | null
  /** Takes back what was said. */
  readonly unsay: () => void
}

/** Opens what was wanted without a network once there is one, unless its reader has gone on with something else. */
function useWaiting(open: () => void): (unsay: () => void) => void {
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const openNow = useEffectEvent(open)
  useEffect(() => {
    const tryAgain = () => {
      setWanted(null)
      wanted?.unsay()
      if (document.activeElement === wanted?.from) {
        openNow()
      }
    }
    if (wanted !== null) {
      window.addEventListener('online', tryAgain)
    }
    return () => window.removeEventListener('online', tryAgain)
  }, [wanted])
  return (unsay) => setWanted(navigator.onLine ? null : { from: document.activeElement, unsay })
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
