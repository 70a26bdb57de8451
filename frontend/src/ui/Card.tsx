import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { fingerRoom } from './button-styles.ts'

const ground = css`
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
`

/**
 * A card that opens something: its title holds a CardLink, which covers the card, and everything that must stay
 * pressable lies in a CardActions above it.
 */
export const Card = styled.article`
  ${ground}
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  transition:
    box-shadow var(--calm),
    border-color var(--calm);
  &:has(a[data-covers]):hover {
    box-shadow: var(--shadow-2);
    border-color: var(--line-strong);
  }
  &:has(a[data-covers]:focus-visible) {
    box-shadow: var(--focus);
  }
  @media (max-width: 767px) {
    border-radius: var(--r-md);
  }
`

/** Lies above the link that covers a card. */
export const CardActions = styled.div`
  position: relative;
  z-index: 1;
`

/** A quiet box for what stands beside the main thing. */
export const Box = styled.section`
  ${ground}
  padding: var(--s4);
  & > h2 {
    display: flex;
    align-items: baseline;
    gap: var(--s3);
    margin-bottom: var(--s3);
    font-size: var(--text-md);
    letter-spacing: 0;
  }
  & > h2 a {
    position: relative;
    ${fingerRoom}
    margin-left: auto;
    color: var(--brand);
    font-size: var(--text-sm);
    font-weight: 600;
  }
`
