import styled from '@emotion/styled'
import { counted, categories, categoryDescription, subCategoryNames, type Category } from '@deals/events'
import { categoriesApi } from '../../features/categories/categories.endpoints.ts'
import { useStanding } from '../../lib/announced.ts'
import { routes } from '../../lib/routes.ts'
import { Card, CardActions } from '../../ui/Card.tsx'
import { CardLink } from '../../ui/CardLink.tsx'
import { ChipLink } from '../../ui/Chip.tsx'
import { plainPage } from '../shared/page-styles.ts'
import { PageIntro } from '../shared/PageIntro.tsx'
import { PinButton } from '../shared/PinButton.tsx'
import { categoryIcon } from './category-icons.ts'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: var(--s4);
`

const Root = styled(Card)`
  height: 100%;
  gap: var(--s3);
  padding: var(--s4);
  & > header {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: var(--s3);
  }
  & .sign {
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: var(--r-md);
    background: var(--sunken);
    color: var(--ink-2);
    font-size: 1.25rem;
  }
  & h2 {
    font-size: var(--text-md);
    letter-spacing: 0;
  }
  & p {
    color: var(--ink-2);
    font-size: var(--text-sm);
  }
  & .chips {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
  }
`

/** How many sub-categories a card shows. */
const shownSubCategories = 6

/** The whole catalogue. */
export function CategoriesScreen() {
  return (
    <div className="wrap" css={plainPage}>
      <PageIntro title="Categories" text="Everything the community looks for, in 24 shelves." />
      <List>
        {categories.map((category) => (
          <li key={category.slug}>
            <CategoryCard category={category} />
          </li>
        ))}
      </List>
    </div>
  )
}

function CategoryCard({ category }: { readonly category: Category }) {
  const { name, slug } = category
  const subCategories = useStanding(subCategoryNames(slug))
  return (
    <Root>
      <header>
        <span className="sign" aria-hidden="true">
          {categoryIcon(slug)}
        </span>
        <div>
          <h2>
            <CardLink to={routes.category.to(slug)}>{name}</CardLink>
          </h2>
          <Counts slug={slug} />
        </div>
        <CardActions>
          <PinButton slug={slug} name={name} />
        </CardActions>
      </header>
      <p>{categoryDescription(slug)}</p>
      {subCategories.length > 0 && (
        <CardActions className="chips">
          {subCategories.slice(0, shownSubCategories).map((sub) => (
            <ChipLink key={sub} to={routes.category.to(slug, sub)}>
              {sub}
            </ChipLink>
          ))}
          {subCategories.length > shownSubCategories && <ChipLink to={routes.category.to(slug)}>All</ChipLink>}
        </CardActions>
      )}
    </Root>
  )
}

function Counts({ slug }: { readonly slug: string }) {
  const { data } = categoriesApi.useGetCategoriesQuery()
  const counts = data?.categories.find((category) => category.slug === slug)
  // The line keeps its place while the numbers are on their way.
  return (
    <p>
      {counts === undefined
        ? '\u00a0'
        : `${counted(counts.activeDeals, 'deal')}${counts.newToday > 0 ? `, ${counts.newToday} new today` : ''}`}
    </p>
  )
}
