import { useParams, useSearchParams } from 'react-router-dom'
import { findCategory, slugOfName, categoryDescription, subCategoryNames, type Category } from '@deals/events'
import type { AlertPrefill } from '../../features/deal-alerts/alert-link.ts'
import { CreateAlertLink } from '../../features/deal-alerts/CreateAlertLink.tsx'
import { toggled } from '../../features/posts/feed-filters.ts'
import { useCurrency } from '../../features/preferences/use-preference.ts'
import { useStanding } from '../../lib/announced.ts'
import { useKeptPart } from '../../lib/kept-part.ts'
import { drawnAhead } from '../../lib/lazy-part.ts'
import { routes } from '../../lib/routes.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ChipLink } from '../../ui/Chip.tsx'
import { NotFoundScreen } from '../not-found/NotFoundScreen.tsx'
import { ChipRow } from '../shared/ChipRow.tsx'
import { chosenFacets } from '../shared/chosen-facets.ts'
import { DealFeed } from '../shared/DealFeed.tsx'
import { plainPage } from '../shared/page-styles.ts'
import { PageIntro } from '../shared/PageIntro.tsx'
import { PostHereLink } from '../shared/PostHereLink.tsx'
import { priceRangeFrom } from '../shared/price-range.ts'
import { PinButton } from '../shared/PinButton.tsx'
import { useFeed } from '../shared/use-feed.ts'
import { withParam } from '../shared/with-param.ts'
import { categoryRequest, chosenSubCategories } from './category-request.ts'

const CategoryFacets = drawnAhead(
  async () => ({ default: (await import('./CategoryFacets.tsx')).CategoryFacets }),
  '3.5rem',
)

/** One of the fixed categories. */
export function CategoryScreen() {
  const { slug = '' } = useParams()
  const category = findCategory(slug)
  return category === undefined ? <NotFoundScreen title="Category not found" /> : <KnownCategory category={category} />
}

function KnownCategory({ category }: { readonly category: Category }) {
  const [params] = useSearchParams()
  const [currency] = useCurrency()
  const answer = useFeed(categoryRequest(category, params, currency))
  return (
    <div className="wrap" css={plainPage}>
      <PageIntro
        title={category.name}
        text={categoryDescription(category.slug)}
        tools={
          <>
            <PostHereLink place={placeOf(category, chosenSubCategories(category, params))} />
            <CreateAlertLink
              prefill={{ ...alertOf(category, chosenSubCategories(category, params)), ...alertBounds(params) }}
            />
            <PinButton slug={category.slug} name={category.name} />
          </>
        }
      />
      <SubCategoryChips category={category} />
      <CategoryFacets category={category} />
      <DealFeed answer={answer} {...whenEmpty(category, params)} />
    </div>
  )
}

/** Where nothing is left of a list that was narrowed, the whole one is offered. */
function whenEmpty({ slug, name }: Category, params: URLSearchParams) {
  const isNarrowed = ['filter', 'type', 'price', 'store', 'discount'].some((param) => params.has(param))
  return isNarrowed
    ? {
        emptyText: 'No deals found',
        emptyAction: <ButtonLink to={routes.category.to(slug)}>{`Show all of ${name}`}</ButtonLink>,
      }
    : {
        emptyText: `No deals in ${name} yet. Be the first to post one.`,
        emptyAction: <PostHereLink place={{ category: slug }} />,
      }
}

const amountText = (amount: number | undefined) => (amount === undefined ? '' : String(amount))

function alertBounds(params: URLSearchParams): AlertPrefill {
  const { priceMin, priceMax } = priceRangeFrom(params)
  const { stores = [], minDiscount } = chosenFacets(params)
  return {
    stores,
    priceMin: amountText(priceMin),
    priceMax: amountText(priceMax),
    minDiscount: amountText(minDiscount),
  }
}

/** An alert for the sub-categories that are chosen, else for the whole category. */
const alertOf = ({ slug }: Category, chosen: readonly string[]) =>
  chosen.length === 0 ? { categories: [slug] } : { subCategories: chosen.map(slugOfName) }

/** Where a post from here belongs; with several sub-categories that is for its author to say. */
const placeOf = ({ slug }: Category, [chosen, ...others]: readonly string[]) =>
  chosen === undefined || others.length > 0 ? { category: slug } : { category: slug, subCategory: slugOfName(chosen) }

function SubCategoryChips({ category: { slug } }: { readonly category: Category }) {
  const [params] = useSearchParams()
  const standing = useStanding(subCategoryNames(slug))
  const chips = useKeptPart('sub-categories', Chips, { slug, subCategories: standing, search: params.toString() })
  return standing.length === 0 ? null : (
    <ChipRow role="group" aria-label="Sub-categories" css={{ marginBottom: 'var(--s3)' }} {...chips} />
  )
}

interface ChipsProps extends Pick<Category, 'slug'> {
  readonly subCategories: readonly string[]
  readonly search: string
}

function Chips({ slug, subCategories, search }: ChipsProps) {
  const params = new URLSearchParams(search)
  const chosen = chosenSubCategories({ slug }, params)
  const linkTo = (names: readonly string[]) => {
    const filter = names.map((name) => name.replaceAll(',', '~')).join(',')
    return `${routes.category.to(slug)}${withParam(params, 'filter', filter)}`
  }
  return (
    <>
      <ChipLink to={linkTo([])} current={chosen.length === 0}>
        All
      </ChipLink>
      {subCategories.map((name) => (
        <ChipLink key={name} to={linkTo(toggled(chosen, name))} current={chosen.includes(name)}>
          {name}
        </ChipLink>
      ))}
    </>
  )
}
