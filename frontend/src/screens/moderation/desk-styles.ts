import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { fingerRoom } from '../../ui/button-styles.ts'

/** From this width on the case stands beside the list. */
export const besideFrom = '@media (min-width: 1024px)'

/** List and case, each scrolling by itself where there is room for both. */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: var(--surface);
  border-top: 1px solid var(--line);
  &[data-open='true'] > :first-of-type {
    display: none;
  }
  ${besideFrom} {
    flex: 1 1 30rem;
    grid-template: minmax(0, 1fr) / 27rem minmax(0, 1fr);
    min-height: 30rem;
    &[data-open='true'] > :first-of-type {
      display: block;
    }
    & > * {
      /* Words that are read aloud only scroll with their rows, and do not make the page longer. */
      position: relative;
      overflow-y: auto;
      min-height: 0;
    }
  }
`

export const ListPane = styled.section`
  ${besideFrom} {
    border-right: 1px solid var(--line);
  }
`

export const Rows = styled.ol`
  & > li {
    border-bottom: 1px solid var(--line);
  }
`

/** The numbers of the time limits: green, amber, red. */
export const Waiting = styled.span`
  font: 700 var(--text-xs) / 1.25rem var(--font);
  white-space: nowrap;
  &[data-sla='green'] {
    color: var(--good);
  }
  &[data-sla='amber'] {
    color: var(--warn);
  }
  &[data-sla='red'] {
    color: var(--hot);
  }
`

export const CaseSheet = styled.article`
  display: grid;
  gap: var(--s6);
  align-content: start;
  padding: var(--s4);
  padding-bottom: calc(7rem + env(safe-area-inset-bottom));
  ${besideFrom} {
    padding: var(--s6) var(--s8) var(--s12);
  }
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1fr) 17rem;
    gap: var(--s8);
  }
  & h2 {
    margin-top: var(--s2);
  }
  & h3 {
    margin: var(--s6) 0 var(--s3);
    color: var(--ink-2);
    font-size: var(--text-sm);
    letter-spacing: 0;
  }
  & aside > h3:first-of-type {
    margin-top: 0;
  }
  & :is(h2, h3 + a) {
    position: relative;
  }
  & h2 a,
  & aside h3 + a {
    ${fingerRoom}
  }
  /* Links in lines below each other, for fingers. */
  @media (pointer: coarse) {
    & li > a,
    & li > span > a {
      display: inline-flex;
      align-items: center;
      min-height: 2.75rem;
    }
  }
`

/** Up and down is for the page, left and right goes from case to case. */
export const sideways = css`
  touch-action: pan-y pinch-zoom;
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1) var(--s3);
  color: var(--ink-2);
  font-size: var(--text-sm);
  & a {
    position: relative;
    ${fingerRoom}
  }
`

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  padding-block: var(--s4) var(--s1);
  @media (max-width: 1023px) {
    /* In reach wherever one reads, one line that goes sideways where they are many. */
    position: fixed;
    inset: auto 0 0;
    z-index: var(--layer-bar);
    flex-wrap: nowrap;
    overflow-x: auto;
    padding: var(--s3) var(--s4) calc(var(--s3) + env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: var(--surface);
    & kbd,
    & button[data-variant='quiet'] {
      display: none;
    }
    & button {
      flex: 1 0 auto;
      padding-inline: var(--s3);
    }
  }
`

export const Why = styled.ul`
  display: grid;
  gap: var(--s2);
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s3);
    padding: var(--s3);
    border-radius: var(--r-md);
    background: var(--warn-soft);
    font-size: var(--text-sm);
  }
  & > li > svg {
    margin-top: 0.15rem;
    color: var(--warn);
  }
  & q {
    display: block;
    margin-top: var(--s1);
  }
`

/** Like `Why`, for what stopped nothing. */
export const Seen = styled(Why)`
  & > li {
    background: var(--sunken);
  }
  & > li > svg {
    color: var(--ink-2);
  }
`

export const Box = styled.div`
  padding: var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  background: var(--surface);
  font-size: var(--text-sm);
  & + & {
    margin-top: var(--s2);
  }
`
