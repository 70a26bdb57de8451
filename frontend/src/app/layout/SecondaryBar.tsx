import styled from '@emotion/styled'
import { NavLink } from 'react-router-dom'
import { categories } from '@deals/events'
import { routes } from '../routes.ts'

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

/** The lists and the first categories, in one line below the header. */
export function SecondaryBar() {
  return (
    <Root aria-label="Main">
      <ul className="wrap">
        {mainLinks.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end>
              {label}
            </NavLink>
          </li>
        ))}
        <li className="split" aria-hidden="true" />
        {categories.slice(0, shown).map(({ name, slug }) => (
          <li key={slug}>
            <NavLink to={routes.category.to(slug)}>{name}</NavLink>
          </li>
        ))}
      </ul>
    </Root>
  )
}
