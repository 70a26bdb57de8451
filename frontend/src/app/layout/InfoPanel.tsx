import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { Info } from 'lucide-react'
import { useMatch } from 'react-router-dom'
import { useKeptPart } from '../../lib/kept-part.ts'
import { routes } from '../../lib/routes.ts'
import { Button } from '../../ui/Button.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { contentOnDemand } from '../../ui/popups/on-demand.ts'

const about = contentOnDemand(async () => (await import('./AboutThisSite.tsx')).AboutThisSite)

const withdraw = keyframes`
  to { opacity: 0; pointer-events: none; }
`

const Place = styled.div`
  position: fixed;
  left: var(--s4);
  bottom: calc(var(--s4) + env(safe-area-inset-bottom));
  z-index: var(--layer-bar);
  & > button:not(:focus-visible) {
    box-shadow: var(--shadow-2);
  }
  /* Where it has no margin to stand in. Who reads on needs the room; it is back at the top, and wherever a keyboard comes to it. */
  @media (max-width: 1439px) {
    @supports (animation-timeline: scroll()) {
      &:not(:focus-within) {
        animation: ${withdraw} linear both;
        animation-timeline: scroll(root);
        animation-range: 2rem 10rem;
      }
    }
    /* A tab at the edge, which ends before what is said there begins; it can be pressed as widely as every button. */
    left: env(safe-area-inset-left);
    && > button {
      isolation: isolate;
      justify-content: start;
      width: 2.75rem;
      height: 2.75rem;
      padding-left: 0;
      border-color: transparent;
      background: none;
    }
    && > button:not(:focus-visible) {
      box-shadow: none;
    }
    && > button::before {
      content: '';
      position: absolute;
      inset: 0 1.75rem 0 -1px;
      z-index: -1;
      border: 1px solid var(--line-strong);
      border-left: 0;
      border-radius: 0 var(--r-full) var(--r-full) 0;
      background: var(--surface);
      box-shadow: var(--shadow-2);
    }
    && svg {
      width: 0.8125rem;
    }
  }
  /* On a tablet held upright the way to a deal reaches the margin: beside the picture above it, and narrower than the margin. */
  @media (min-width: 768px) and (max-width: 1023px) and (min-height: 30rem) {
    && > button::before {
      right: 2rem;
    }
    && svg {
      width: 0.625rem;
    }
    &[data-raised='true'] {
      bottom: 40vh;
    }
  }
  @media (max-width: 767px) {
    /* As narrow as the margin of the page: cards begin right of it. */
    && > button::before {
      right: 2rem;
    }
    && svg {
      width: 0.625rem;
    }
    /* Above the row with Get Deal, which sticks to the bottom there. */
    &[data-raised='true'] {
      bottom: calc(5.5rem + env(safe-area-inset-bottom));
    }
    /* Above the row that saves an alert, which holds a sentence besides. */
    &[data-high='true'] {
      bottom: calc(8rem + env(safe-area-inset-bottom));
    }
    /* Somebody who writes has half a screen left, and needs all of it. */
    body:has(main :is(input, textarea, select):focus) & {
      display: none;
    }
  }
  /* Where the offer of the newsletter takes the whole width: above it. */
  @media (max-width: 479px) {
    body:has([data-banner='floats']) && {
      bottom: calc(var(--s4) + var(--foot, 0px) + var(--banner, 0px) + env(safe-area-inset-bottom));
    }
  }
`

/** Floats on every page: what the site is, in which money it shows prices, and in which colours. */
export function InfoPanel() {
  const isOnPost = useMatch(routes.post.path) !== null
  const isOnAlert = useMatch(routes.dealAlert.path) !== null
  return <Place data-raised={isOnPost} data-high={isOnAlert} {...useKeptPart('about this site', OpensPanel, {})} />
}

function OpensPanel() {
  return (
    <Popover
      label="About this site"
      align="start"
      fetchContent={about.fetch}
      trigger={
        <Button size="icon" aria-label="About this site">
          <Info aria-hidden="true" />
        </Button>
      }
    >
      <about.Content />
    </Popover>
  )
}
