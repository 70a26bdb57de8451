import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Anchor, type AnchorProps } from './Anchor.tsx'
import { fingerRoom } from './button-styles.ts'

const look = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  height: var(--control-sm);
  padding: 0 var(--s3);
  border: 1px solid var(--line);
  border-radius: var(--r-full);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--text-sm);
  font-weight: 550;
  line-height: 1;
  white-space: nowrap;
  flex: none;
  transition:
    background var(--quick),
    border-color var(--quick);
  &:is(a, button) {
    justify-content: center;
    min-width: var(--control-sm);
    ${fingerRoom}
  }
  &:is(a, button):not([aria-current], [aria-pressed='true']):hover {
    border-color: var(--line-strong);
    background: var(--sunken);
  }
  &[aria-current],
  &[aria-pressed='true'] {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--surface);
  }
  &[data-tone='warn'] {
    background: var(--warn-soft);
    border-color: transparent;
    color: var(--warn);
  }
  &[data-tone='bad'] {
    background: var(--bad-soft);
    border-color: transparent;
    color: var(--bad);
  }
  &[data-tone='good'] {
    background: var(--good-soft);
    border-color: transparent;
    color: var(--good);
  }
  &[data-tone='muted'] {
    background: var(--sunken);
    border-color: transparent;
    color: var(--ink-2);
  }
`

const Still = styled.span(look)
const Leading = styled(Anchor)(look)
const Pressing = styled.button(look)

export type ChipTone = 'default' | 'warn' | 'bad' | 'good' | 'muted'

interface ChipProps {
  readonly tone?: ChipTone
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A short fact about the thing beside it. */
export function Chip({ tone = 'default', icon, children }: ChipProps) {
  return (
    <Still data-tone={tone}>
      {icon}
      {children}
    </Still>
  )
}

interface ChipLinkProps extends AnchorProps {
  /** The place where the person is. */
  readonly current?: boolean
}

/** A chip that leads somewhere. */
export function ChipLink({ current = false, ...rest }: ChipLinkProps) {
  return <Leading {...(current ? { 'aria-current': 'page' } : {})} {...rest} />
}

interface ChipButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** On or off; left out where the chip only acts, such as removing a filter. */
  readonly pressed?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** A chip that is switched or removed. */
export function ChipButton({ pressed, ...rest }: ChipButtonProps) {
  return <Pressing type="button" {...(pressed === undefined ? {} : { 'aria-pressed': pressed })} {...rest} />
}
