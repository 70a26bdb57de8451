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
  return (
    <Row aria-label={label}>
      {links.map(({ to, label: name, count, current }) => (
        <Entry key={to} to={to} {...(current ? { 'aria-current': 'page' } : {})}>
          {name}
          {count !== undefined && <small>{count}</small>}
        </Entry>
      ))}
    </Row>
  )
}
