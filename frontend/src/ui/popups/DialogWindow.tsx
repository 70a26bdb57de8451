import styled from '@emotion/styled'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useRef, type InputEvent } from 'react'
import { buttonStyles } from '../button-styles.ts'
import { panelStyles, scrimStyles } from '../dialog-styles.ts'
import { lastUsed } from './last-used.ts'
import type { DialogProps } from './popup-props.ts'

const Scrim = styled(Radix.Overlay)(scrimStyles)
const Panel = styled(Radix.Content)(panelStyles)
const Close = styled(Radix.Close)(buttonStyles)

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  padding: var(--s3) var(--s3) var(--s2) var(--s5);
  & h2 {
    flex: 1;
    font-size: var(--text-lg);
  }
`

const Body = styled.div`
  padding: 0 var(--s5) var(--s5);
  overflow-y: auto;
  overscroll-behavior: contain;
  & > p[data-description] {
    margin-bottom: var(--s4);
    color: var(--ink-2);
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s2);
  padding: var(--s3) var(--s5);
  border-top: 1px solid var(--line);
`

interface DialogWindowProps extends DialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** A dialog that was opened at least once. */
export function DialogWindow({ trigger, open, onOpenChange, ...content }: DialogWindowProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger !== undefined && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Scrim />
        <DialogPanel hasTrigger={trigger !== undefined} {...content} />
      </Radix.Portal>
    </Radix.Root>
  )
}

interface PanelProps extends Omit<DialogProps, 'trigger' | 'open' | 'onOpenChange'> {
  readonly hasTrigger: boolean
}

function DialogPanel({
  hasTrigger,
  title,
  description,
  shape = 'card',
  width = 'normal',
  footer,
  children,
}: PanelProps) {
  const focusBack = useFocusBack(hasTrigger)
  const staying = useStaying()
  // Radix expects a description or the word that there is none.
  const described = description === undefined ? { 'aria-describedby': undefined } : {}
  return (
    <Panel data-shape={shape} data-width={width} {...described} {...focusBack} {...staying}>
      <Head>
        <Radix.Title>{title}</Radix.Title>
        <Close data-variant="quiet" data-size="icon" aria-label="Close">
          <X aria-hidden="true" />
        </Close>
      </Head>
      <Body>
        {description !== undefined && <Radix.Description data-description="">{description}</Radix.Description>}
        {children}
      </Body>
      {footer !== undefined && <Foot>{footer}</Foot>}
    </Panel>
  )
}

interface PressBeside extends Event {
  readonly detail: { readonly originalEvent: Event }
}

/** A press beside closes a dialog, but not one in which words were written, nor where it was a message that was pressed. */
function useStaying() {
  const isWritten = useRef(false)
  return {
    onInput: ({ target }: InputEvent<HTMLElement>) => {
      if (target instanceof HTMLTextAreaElement) {
        isWritten.current = target.value.trim() !== ''
      }
    },
    onInteractOutside: (event: PressBeside) => {
      const { target } = event.detail.originalEvent
      if (isWritten.current || (target instanceof Element && target.closest('[data-toasts]') !== null)) {
        event.preventDefault()
      }
    },
  }
}

/** Radix gives the focus to the trigger and, where there is none, to nobody. */
function useFocusBack(hasTrigger: boolean) {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = lastUsed()
    },
    onCloseAutoFocus: (event: Event) => {
      if (!hasTrigger && opener.current instanceof HTMLElement) {
        event.preventDefault()
        opener.current.focus()
      }
    },
  }
}
