import styled from '@emotion/styled'
import {
  CalendarClock,
  Flame,
  History,
  House,
  LayoutGrid,
  Newspaper,
  Pin,
  Sparkles,
  Store,
  Tag,
  TrendingUp,
} from 'lucide-react'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { categories } from '@deals/events'
import { findCategories, findSubCategories } from '../../features/categories/category-search.ts'
import { linkToPastHome } from '../../features/history/past-links.ts'
import { usePinnedCategories } from '../../features/preferences/use-pinned-categories.ts'
import { useMoves } from '../../lib/announced.ts'
import { blogUrl, routes } from '../../lib/routes.ts'
import { useViewer } from '../../lib/viewer.ts'
import { PinButton } from '../../screens/shared/PinButton.tsx'
import { Anchor } from '../../ui/Anchor.tsx'
import { menuRow } from '../../ui/menu-row.ts'
import { TextField } from '../../ui/TextField.tsx'

const Root = styled.div`
  display: grid;
  gap: var(--s4);
  & h3 {
    padding: var(--s2) var(--s3) var(--s1);
    color: var(--ink-2);
    font-size: var(--text-sm);
    letter-spacing: 0;
  }
  & li {
    display: flex;
    align-items: center;
  }
  & li > a {
    flex: 1;
    ${menuRow}
  }
  & li > a:hover {
    background: var(--sunken);
  }
  & li > a[aria-current] {
    background: var(--brand-soft);
    color: var(--brand);
  }
  & li > a small {
    margin-left: auto;
    color: var(--ink-2);
    font-size: var(--text-xs);
  }
`

interface SideMenuContentProps {
  /** Called when a link was followed. */
  readonly onLeave: () => void
}

/** The places of the site, and a search among the categories. */
export function SideMenuContent({ onLeave }: SideMenuContentProps) {
  const [words, setWords] = useState('')
  const leaveByLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a') !== null) {
      onLeave()
    }
  }
  return (
    // The links act by themselves; this only hears that one was followed.

    <Root onClick={leaveByLink}>
      <TextField
        label="Search categories"
        hideLabel
        type="search"
        placeholder="Search categories..."
        value={words}
        onChange={(event) => {
          setWords(event.target.value)
        }}
      />
      {words.trim() === '' ? <AllPlaces /> : <FoundCategories words={words} />}
    </Root>
  )
}

function FoundCategories({ words }: { readonly words: string }) {
  const found = findCategories(words)
  const foundInside = findSubCategories(words, useMoves())
  if (found.length + foundInside.length === 0) {
    return <p className="muted">No results found</p>
  }
  return (
    <ul aria-label="Found categories">
      {found.map(({ name, slug }) => (
        <Place key={slug} to={routes.category.to(slug)}>
          {name}
        </Place>
      ))}
      {foundInside.map(({ name, slug, parentCategory, parentSlug }) => (
        <Place key={`${parentSlug} ${slug}`} to={routes.category.to(parentSlug, name)}>
          {name}
          <small>{parentCategory}</small>
        </Place>
      ))}
    </ul>
  )
}

/** A visitor has no last visit. */
const membersPlace: string = routes.since.to()
const places = [
  { to: routes.home.to(), name: 'Home', Icon: House },
  { to: routes.forYou.to(), name: 'For You', Icon: Sparkles },
  { to: membersPlace, name: 'Since Your Last Visit', Icon: History },
  { to: routes.popular.to(), name: 'Popular', Icon: Flame },
  { to: routes.trending.to(), name: 'Trending', Icon: TrendingUp },
  { to: routes.sales.to(), name: 'Sales', Icon: Tag },
  { to: routes.categories.to(), name: 'Categories', Icon: LayoutGrid },
  { to: routes.stores.to(), name: 'Stores', Icon: Store },
] as const

function AllPlaces() {
  const { pinned, isPinned } = usePinnedCategories()
  const isMember = useViewer() !== null
  const others = categories.filter(({ slug }) => !isPinned(slug))
  return (
    <nav aria-label="All places">
      <ul>
        {places
          .filter(({ to }) => isMember || to !== membersPlace)
          .map(({ to, name, Icon }) => (
            <Place key={to} to={to} icon={<Icon aria-hidden="true" />}>
              {name}
            </Place>
          ))}
        <li>
          {/* Its address differs from that of the home page in what it asks alone. */}
          <Anchor to={linkToPastHome()} rel="nofollow">
            <CalendarClock aria-hidden="true" />
            Earlier Home Pages
          </Anchor>
        </li>
        <li>
          <a href={blogUrl} target="_blank" rel="noopener noreferrer">
            <Newspaper aria-hidden="true" />
            Blog
          </a>
        </li>
      </ul>
      {pinned.length > 0 && <CategoryGroup title="Pinned categories" list={pinned} />}
      <CategoryGroup title={pinned.length > 0 ? 'Other categories' : 'Categories'} list={others} />
    </nav>
  )
}

interface CategoryGroupProps {
  readonly title: string
  readonly list: readonly { readonly name: string; readonly slug: string }[]
}

function CategoryGroup({ title, list }: CategoryGroupProps) {
  return (
    <>
      <h3>
        {title.startsWith('Pinned') && <Pin aria-hidden="true" css={{ display: 'inline', marginRight: '.25rem' }} />}
        {title}
      </h3>
      <ul>
        {list.map(({ name, slug }) => (
          <Place key={slug} to={routes.category.to(slug)} after={<PinButton slug={slug} name={name} />}>
            {name}
          </Place>
        ))}
      </ul>
    </>
  )
}

interface PlaceProps {
  readonly to: string
  readonly icon?: ReactNode
  readonly after?: ReactNode
  readonly children: ReactNode
}

function Place({ to, icon, after, children }: PlaceProps) {
  return (
    <li>
      <NavLink to={to} end>
        {icon}
        {children}
      </NavLink>
      {after}
    </li>
  )
}
