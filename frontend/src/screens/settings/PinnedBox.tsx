import styled from '@emotion/styled'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { pinnedCategoriesLimit } from '@deals/events'
import { usePinnedCategories } from '../../features/preferences/use-pinned-categories.ts'
import { useSaving } from '../../features/preferences/use-saving.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SettingsBox } from './SettingsBox.tsx'
import { CountLine } from './MutedList.tsx'

const List = styled.ol`
  & > li {
    display: flex;
    align-items: center;
    gap: var(--s1);
    padding-block: var(--s1);
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & > li > a {
    flex: 1;
    min-width: 0;
    font-weight: 600;
  }
`

/** The order in which categories stand at hand. */
export function PinnedBox() {
  const { pinned, toggle } = usePinnedCategories()
  const save = useSaving()
  const move = (from: number, to: number) => {
    const slugs = pinned.map(({ slug }) => slug)
    void save({ pinnedCategories: slugs.toSpliced(from, 1).toSpliced(to, 0, ...slugs.slice(from, from + 1)) })
  }
  return (
    <SettingsBox title="Pinned categories">
      <CountLine count={pinned.length} most={pinnedCategoriesLimit}>
        {pinned.length === 0 && (
          <>
            You pinned none yet; the pin stands on the page of each of{' '}
            <Anchor to={routes.categories.to()} css={{ textDecoration: 'underline' }}>
              all categories
            </Anchor>
            .
          </>
        )}
      </CountLine>
      {pinned.length > 0 && (
        <List>
          {pinned.map(({ slug, name }, index) => (
            <li key={slug}>
              <Anchor to={routes.category.to(slug)}>{name}</Anchor>
              <IconButton aria-label={`Move ${name} up`} disabled={index === 0} onClick={() => move(index, index - 1)}>
                <ArrowUp aria-hidden="true" />
              </IconButton>
              <IconButton
                aria-label={`Move ${name} down`}
                disabled={index === pinned.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown aria-hidden="true" />
              </IconButton>
              <IconButton aria-label={`Unpin ${name}`} onClick={() => toggle(slug)}>
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </List>
      )}
    </SettingsBox>
  )
}
