import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { makeStore } from '../../app/store.ts'
import { Toaster } from '../../ui/Toaster.tsx'
import { ScoreTab } from './ScoreTab.tsx'
import { scoreView } from './testing/score-view.ts'

const score = scoreView()

/** The tab over a server that gives these answers to reading, one after the other, and one to asking. */
function open(reads: readonly (() => Response)[], start: () => Response = () => Response.json({}), shippingCost = 0) {
  let asked = 0
  const send = async (_path: string, init: RequestInit) => {
    if (init.method === 'POST') {
      return start()
    }
    const answer = reads[Math.min(asked, reads.length - 1)]
    asked += 1
    return answer === undefined ? new Response('', { status: 500 }) : answer()
  }
  render(
    <Provider store={makeStore({ send })}>
      <ScoreTab postId={1} price={129} shippingCost={shippingCost} currency="USD" />
      <Toaster />
    </Provider>,
  )
  return { asked: () => asked }
}

const missing = () => new Response('No score', { status: 404 })
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => {
    button.click()
  })
}

it('offers to make a score where there is none, and shows it when it is there', async () => {
  open([missing, () => Response.json(score)])
  await press('Generate Score')
  expect(await screen.findByText('Score Generation Started')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'Hot Deal' })).toBeInTheDocument()
  expect(screen.getByRole('meter', { name: 'Price' })).toHaveAttribute('aria-valuenow', '33')
  expect(screen.getByText('33 / 35')).toBeInTheDocument()
  expect(screen.getByText('Cheap.')).toBeInTheDocument()
  expect(screen.getByText('Usually about $165')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: /^\$129\.00 beside 2 comparable posts/ })).toBeInTheDocument()
  expect(screen.getByText('A rating by buyers would tell how good it is.')).toBeInTheDocument()
  expect(screen.getByText('built-in-3, version 3')).toBeInTheDocument()
})

it('draws what one pays, shipping included, as the score judges it', async () => {
  open([() => Response.json(score)], undefined, 6)
  expect(await screen.findByRole('img', { name: /^\$135\.00 beside 2 comparable posts/ })).toBeInTheDocument()
  expect(screen.getByText(/^this price with shipping/)).toBeInTheDocument()
})

it('writes the price above its mark where the days would stand below it', async () => {
  const dear = { at: '2026-11-01T00:00:00.000Z', postId: 7, price: 12_900, kind: 'product' as const }
  open([() => Response.json(scoreView({ prices: [dear], usual: null }))])
  const price = await screen.findByText('$129.00', { selector: 'text' })
  const day = document.querySelector('[data-kind="axes"] > text')
  expect(Number(price.getAttribute('y'))).toBeLessThan(Number(day?.getAttribute('y')) - 25)
  // For ears.
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows.filter((row) => row?.includes('$12,900.00'))).toEqual([
    '1 Nov 2026$12,900.00an earlier price of the product',
  ])
})

it('says what was not judged, and for whom a score stands in', async () => {
  const sure = { isJudged: true, confidence: 90 }
  const judged = { price: { isJudged: false, confidence: 0 }, features: sure, brand: sure, support: sure }
  open([() => Response.json(scoreView({ judged, prices: [], standsInFor: { model: 'big-one', because: 'late' } }))])
  expect(await screen.findByText('not judged ·')).toBeInTheDocument()
  expect(screen.getByText('Nobody can tell yet whether the price is good.')).toBeInTheDocument()
  expect(screen.getByText(/It stands in for big-one, which took too long/)).toBeInTheDocument()
  expect(screen.queryByRole('img', { name: /beside/ })).toBeNull()
})

it.each([
  [401, 'Authentication Required', 'Please sign in to generate a score for this deal.'],
  [503, 'Error', 'Failed to generate score. Please try again later.'],
])('says what a %i means', async (status, title, sentence) => {
  open([missing], () => new Response('No', { status }))
  await press('Generate Score')
  expect(await screen.findByText(title)).toBeInTheDocument()
  expect(screen.getByText(sentence)).toBeInTheDocument()
})

it('says why a score failed and offers another try', async () => {
  open([() => Response.json({ ...score, status: 'failed', message: 'The page was gone.' })])
  expect(await screen.findByText('The page was gone.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
})

/** Lets what is on its way arrive: bodies are read and changes told on real frames. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    await act(async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    })
  }
}
const pass = async (milliseconds: number) => {
  await act(async () => {
    jest.advanceTimersByTime(milliseconds)
  })
  await settle()
}

it('asks again every five seconds until the score is made', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'requestAnimationFrame'] })
  const { asked } = open([() => Response.json({ ...score, status: 'processing' }), () => Response.json(score)])
  jest.setSystemTime(new Date('2026-11-20T14:04:07.000Z'))
  await settle()
  await pass(0)
  expect(screen.getByText('Calculating… 7 s')).toBeInTheDocument()
  await pass(4_900)
  expect(asked()).toBe(1)
  await pass(200)
  expect(screen.getByRole('heading', { name: 'Hot Deal' })).toBeInTheDocument()
  await pass(20_000)
  expect(asked()).toBe(2)
  jest.useRealTimers()
})
