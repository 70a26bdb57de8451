import { screen } from '@testing-library/react'
import { modelFindings, type CaseView } from '@deals/events'
import { show } from '../../testing/show.tsx'
import { CaseCheck } from './CaseCheck.tsx'

const evidence = 'The page says $79.99 and the post $59.99, which is 25% apart.'
const check: CaseView['check'] = {
  at: '2026-11-20T12:00:00.000Z',
  model: 'built-in-checks-2',
  asked: null,
  findings: [{ code: 'page-price', severity: 'info', evidence, quote: null }],
  page: {
    outcome: 'read',
    address: 'https://shop.example/p/1',
    title: 'Wireless headphones',
    price: 79.99,
    currency: 'USD',
  },
}
const shown = (over: Partial<CaseView>) => show(<CaseCheck open={{ check, findings: [], ...over } as CaseView} />)

it('shows what the page says, and what was found and stopped nothing', async () => {
  await shown({})
  expect(await screen.findByText(/The page says: Wireless headphones, \$79\.99 USD/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /shop\.example/ })).toHaveAttribute('href', 'https://shop.example/p/1')
  expect(screen.getByText(evidence)).toBeInTheDocument()
})

it('says nothing twice', async () => {
  await shown({ findings: [{ code: 'page-price', severity: 'fixable', evidence }] })
  await screen.findByText(/The page says/)
  expect(screen.queryByText(evidence)).toBeNull()
})

it('tells what a model found from what the checks did, with the words it rests on', async () => {
  const asked = { model: 'bigger', promptVersion: 'review-1' }
  const lure = { code: 'model-lure', severity: 'suspicious' as const, evidence: modelFindings['model-lure'].says }
  await shown({ check: { ...check, asked, findings: [{ ...lure, quote: 'text me for half off' }] }, findings: [lure] })
  expect(await screen.findByText('bigger, review-1')).toBeInTheDocument()
  expect(screen.getByText('text me for half off')).toBeInTheDocument()
  expect(screen.getByText(/Noticed by bigger/)).toBeInTheDocument()
})

it('says why a model added nothing', async () => {
  await shown({ check: { ...check, asked: { model: 'bigger', promptVersion: 'review-1', missed: 'late' } } })
  expect(await screen.findByText('bigger took too long')).toBeInTheDocument()
})

it('is not there before anything was checked', async () => {
  await show(
    <>
      <CaseCheck open={{ check: null, findings: [] } as unknown as CaseView} />
      <p>below</p>
    </>,
  )
  await screen.findByText('below')
  expect(screen.queryByText('What the check saw')).toBeNull()
})
