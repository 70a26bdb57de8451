import { css } from '@emotion/react'

export type ButtonVariant = 'primary' | 'default' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon'

/** For styles of what looks small: it is as large to press as a finger needs, 44 px both ways; it has to be positioned. */
export const fingerRoom = `@media (pointer: coarse) {
  &::after { content: ''; position: absolute; inset: min(0px, (100% - 2.75rem) / 2); }
}`

/** One look for buttons and for links that act like one; variants are data attributes, so all share one class. */
export const buttonStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s2);
  height: var(--control);
  padding: 0 var(--s4);
  border: 1px solid var(--line-strong);
  border-radius: var(--r-full);
  background: var(--surface);
  color: var(--ink);
  font-weight: 600;
  font-size: var(--text-sm);
  line-height: 1;
  white-space: nowrap;
  cursor: pointer;
  transition:
    background var(--quick),
    border-color var(--quick),
    color var(--quick),
    transform var(--quick);
  &:hover {
    background: var(--sunken);
  }
  &:active {
    transform: scale(0.97);
  }
  &[data-variant='primary'] {
    background: var(--brand);
    border-color: var(--brand);
    color: var(--brand-ink);
    &:hover {
      background: var(--brand-strong);
      border-color: var(--brand-strong);
    }
  }
  &[data-variant='quiet'] {
    background: none;
    border-color: transparent;
    &:hover {
      background: var(--sunken);
    }
  }
  &[data-variant='danger'] {
    color: var(--bad);
    border-color: color-mix(in srgb, var(--bad) 45%, transparent);
    &:hover {
      background: var(--bad-soft);
    }
  }
  &[data-size='sm'] {
    height: var(--control-sm);
    padding: 0 var(--s3);
    ${fingerRoom}
  }
  &[data-size='lg'] {
    height: 3.25rem;
    padding: 0 var(--s6);
    font-size: var(--text-md);
  }
  &[data-size='icon'] {
    width: var(--control);
    padding: 0;
    font-size: var(--text-lg);
  }
  &[aria-pressed='true']:not([data-variant='primary']) {
    background: var(--brand-soft);
    border-color: transparent;
    color: var(--brand);
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
    transform: none;
  }
  & kbd {
    font: 600 var(--text-xs) / 1 var(--font);
    padding: 0.2rem 0.35rem;
    border-radius: 0.3rem;
    background: color-mix(in srgb, currentcolor 14%, transparent);
  }
`
