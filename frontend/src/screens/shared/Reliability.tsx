import { counted, fewestDeals, type Reliability as Known } from '@deals/events'
import { reliabilityApi } from '../../features/stores/reliability.endpoints.ts'
import { Figures, type Figure } from './Figures.tsx'
import { Loaded } from './Loaded.tsx'

/** Whose deals these are. */
export type Whose = { readonly store: string } | { readonly member: string }

/** Four figures of how far deals could be relied on, and how each is counted. */
export const Reliability = ({ whose }: { readonly whose: Whose }) =>
  'store' in whose ? <OfStore slug={whose.store} /> : <OfMember name={whose.member} />

const OfStore = ({ slug }: { readonly slug: string }) => (
  <Shown answer={reliabilityApi.useGetStoreReliabilityQuery(slug)} />
)
const OfMember = ({ name }: { readonly name: string }) => (
  <Shown answer={reliabilityApi.useGetUserReliabilityQuery(name)} />
)

const share = (value: number) => `${Math.round(value * 100)}%`
const lasting = (hours: number) => (hours < 48 ? `${hours} h` : counted(Math.round(hours / 24), 'day'))

interface Kind {
  readonly name: keyof Omit<Known, 'deals'>
  readonly label: string
  readonly inWords: (value: number) => string
  /** How it is counted, after the number of deals. */
  readonly formula: string
}
const kinds: readonly Kind[] = [
  {
    name: 'confirmed',
    label: 'Confirmed available',
    inWords: share,
    formula: 'about which others than the poster said whether they are there: the share that one of them confirmed',
  },
  {
    name: 'accurate',
    label: 'Price as on the page',
    inWords: share,
    formula: 'whose page was read with its price: the share whose price agreed within 10%, or with a way to get it',
  },
  {
    name: 'medianHours',
    label: 'Lasted, usually',
    inWords: lasting,
    formula: 'that are over: how long the middle one of them lived',
  },
  {
    name: 'early',
    label: 'Over early',
    inWords: share,
    formula: 'that are over: the share that was so within two days, or before the end that was named',
  },
]

function Shown({ answer }: { readonly answer: Parameters<typeof Loaded<Known>>[0]['answer'] }) {
  return (
    <Loaded answer={answer} name="the figures" height="12rem">
      {(known) => (
        <>
          <Figures label="How reliable" figures={kinds.map((kind) => figureOf(kind, known))} />
          <p className="muted">
            Of the latest {counted(known.deals, 'deal')} here. A figure needs {fewestDeals} deals that tell something:
          </p>
          <ul className="muted">
            {kinds.map(({ name, label, formula }) => (
              <li key={name}>
                {label}: {counted(known[name].deals, 'deal')} {formula}.
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  )
}

function figureOf({ name, label, inWords }: Kind, known: Known): Figure {
  const { value } = known[name]
  return [label, value === null ? <small key={name}>not enough deals yet</small> : inWords(value)]
}
