import { useEffect, useRef } from 'react'
import styled from '@emotion/styled'
import { Anchor } from './Anchor.tsx'
import { tabRowStyles, tabStyles } from './tab-styles.ts'

const Row = styled.nav(tabRowStyles)
const Entry = styled(Anchor)(tabStyles)

interface TabLinksProps {
  readonly label: string
  readonly links: readonly {
    readonly to: string
    readonly label: string
    readonly count?: number | undefined
    readonly current: boolean
  }[]
}

/** Looks like tabs; each one is a page with an address of its own. */
export function TabLinks({ label, links }: TabLinksProps) {
  const row = useRef<HTMLElement>(null)
  const place = links.findIndex(({ current }) => current)
  const counted = links.filter(({ count }) => count !== undefined).length
  // Where the row is wider than the screen, it shows which of them is open, also once counts have come that make it wider.
  useEffect(() => {
    const { current } = row
    const open = current?.children[place]
    if (current !== null && open instanceof HTMLElement) {
      current.scrollLeft = open.offsetLeft - current.offsetLeft - (current.clientWidth - open.offsetWidth) / 2
    }
  }, [place, counted])
  return (
    <Row ref={row} className="fading-ends" aria-label={label}>
      {links.map(({ to, label: name, count, current }) => (
        <Entry key={to} to={to} {...(current ? { 'aria-current': 'page' } : {})}>
          {name}
          {count !== undefined && <small>{count}</small>}
        </Entry>
      ))}
    </Row>
  )
}
