import { css } from '@emotion/react'

/** What looks small is as high to press as a finger needs, 44 px; it has to be positioned. */
export const fingerRoom = css`
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: -0.25rem 0;
    }
  }
`
