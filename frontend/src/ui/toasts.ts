import type { ReactNode } from 'react'

export type ToastVariant = 'default' | 'destructive'

/** What a toast says: a title, one sentence, at most one thing to do. */
export interface ToastTexts {
  readonly title: string
  readonly description?: ReactNode
  readonly variant?: ToastVariant
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined
  /** Stays until it is dismissed, such as the word that a new version is out. */
  readonly lasting?: boolean
}

export interface Toast extends ToastTexts {
  readonly id: number
  readonly isOpen: boolean
}

/** What whoever shows a toast can do with it later. */
export interface ToastHandle {
  readonly id: number
  readonly update: (texts: Partial<ToastTexts>) => void
  readonly dismiss: () => void
}

/** How long a dismissed toast is remembered, in milliseconds. */
export const removeDelay = 1_000_000

/** At most one toast: a new one takes the place of the one before. */
export function createToasts() {
  let current: Toast | null = null
  let lastId = 0
  let removal: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const become = (next: Toast | null) => {
    clearTimeout(removal)
    current = next
    listeners.forEach((listener) => {
      listener()
    })
  }
  const dismiss = (id?: number) => {
    if (current?.isOpen === true && (id === undefined || id === current.id)) {
      become({ ...current, isOpen: false })
      removal = setTimeout(() => {
        become(null)
      }, removeDelay)
    }
  }
  const update = (id: number, texts: Partial<ToastTexts>) => {
    if (current?.id === id) {
      become({ ...current, ...texts })
    }
  }
  const show = (texts: ToastTexts): ToastHandle => {
    const id = (lastId += 1)
    become({ ...texts, id, isOpen: true })
    return {
      id,
      update: (changed) => {
        update(id, changed)
      },
      dismiss: () => {
        dismiss(id)
      },
    }
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  return { show, update, dismiss, subscribe, current: () => current }
}

/** The toasts of this browser window; a page that is rendered on the server shows none. */
export const toasts = createToasts()

/** Shows a toast in the place of the one before; works inside and outside of components. */
export function showToast(texts: ToastTexts): ToastHandle {
  return toasts.show(texts)
}
