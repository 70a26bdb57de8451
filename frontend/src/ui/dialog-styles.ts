import { css, keyframes } from '@emotion/react'

const appear = keyframes`from { opacity: 0; }`
const rise = keyframes`from { opacity: 0; transform: translateY(1rem); }`
const fromBelow = keyframes`from { transform: translateY(100%); }`
const fromLeft = keyframes`from { transform: translateX(-100%); }`

/** Everything behind a dialog steps back. */
export const scrimStyles = css`
  position: fixed;
  inset: 0;
  z-index: var(--layer-dialog);
  background: var(--scrim);
  animation: ${appear} var(--calm);
`

/** A card in the middle, a sheet from the bottom on a phone, or a drawer from the left. */
export const panelStyles = css`
  position: fixed;
  z-index: var(--layer-dialog);
  display: flex;
  flex-direction: column;
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-3);
  &:focus {
    outline: none;
  }
  &[data-shape='card'] {
    inset: 0;
    margin: auto;
    width: min(30rem, 100% - 3rem);
    height: fit-content;
    max-height: min(44rem, 100dvh - 3rem);
    border: 1px solid var(--line);
    border-radius: var(--r-lg);
    animation: ${rise} var(--calm);
  }
  &[data-shape='card'][data-width='wide'] {
    width: min(46rem, 100% - 3rem);
  }
  &[data-shape='drawer'] {
    inset: 0 auto 0 0;
    width: min(20rem, 100% - 3rem);
    border-right: 1px solid var(--line);
    animation: ${fromLeft} var(--calm);
  }
  @media (max-width: 767px) {
    &[data-shape='card'],
    &[data-shape='card'][data-width='wide'] {
      inset: auto 0 0;
      width: 100%;
      max-height: calc(100dvh - 2rem);
      border-width: 1px 0 0;
      border-radius: var(--r-lg) var(--r-lg) 0 0;
      padding-bottom: env(safe-area-inset-bottom);
      animation-name: ${fromBelow};
    }
  }
`
