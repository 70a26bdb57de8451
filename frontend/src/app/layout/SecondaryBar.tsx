import styled from '@emotion/styled'
import { useLocation } from 'react-router-dom'
import { categories } from '@deals/events'
import { useKeptPart } from '../../lib/kept-part.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'

/** The lists that every menu begins with. */
const mainLinks = [
  { to: routes.home.to(), label: 'Home' },
  { to: routes.forYou.to(), label: 'For You' },
  { to: routes.popular.to(), label: 'Popular' },
  { to: routes.trending.to(), label: 'Trending' },
  { to: routes.sales.to(), label: 'Sales' },
] as const

const Root = styled.nav`
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  & > ul {
    display: flex;
    align-items: center;
    gap: var(--s5);
    height: 2.75rem;
    overflow-x: auto;
    scrollbar-width: none;
    color: var(--ink-2);
    font-size: var(--text-sm);
    font-weight: 550;
  }
  & a {
    display: inline-flex;
    align-items: center;
    height: 2.75rem;
    white-space: nowrap;
    transition: color var(--quick);
  }
  & a:hover {
    color: var(--ink);
  }
  & a:focus-visible {
    box-shadow: inset 0 0 0 2px var(--brand);
  }
  & a[aria-current] {
    color: var(--ink);
    box-shadow: inset 0 -2px var(--brand);
  }
  & .split {
    flex: none;
    width: 1px;
    height: 1rem;
    background: var(--line-strong);
  }
  @media (max-width: 767px) {
    display: none;
  }
`

/** How many categories have a place in the bar. */
const shown = 8

const categoryLinks = categories
  .slice(0, shown)
  .map(({ name, slug }) => ({ to: routes.category.to(slug), label: name }))

/** The lists and the first categories, in one line below the header. */
export function SecondaryBar() {
  const { pathname } = useLocation()
  const current = [...mainLinks, ...categoryLinks].find(({ to }) => to === pathname)?.to ?? null
  return <Root aria-label="Main" {...useKeptPart('main links', MainLinks, { current })} />
}

function MainLinks({ current }: { readonly current: string | null }) {
  const links = (some: readonly { readonly to: string; readonly label: string }[]) =>
    some.map(({ to, label }) => (
      <li key={to}>
        <Anchor to={to} aria-current={to === current ? 'page' : undefined}>
          {label}
        </Anchor>
      </li>
    ))
  return (
    <ul className="wrap">
      {links(mainLinks)}
      <li className="split" aria-hidden="true" />
      {links(categoryLinks)}
    </ul>
  )
}
