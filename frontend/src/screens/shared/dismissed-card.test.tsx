import { act, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { aFeed, aPostCard } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { DealFeed } from './DealFeed.tsx'
import { RecommendedCard } from './RecommendedCard.tsx'

const dismissal = 'POST /api/posts/2/dismissal'
const restoration = 'DELETE /api/posts/2/dismissal'
const kettle = aPostCard({ id: 1, title: 'Kettle' })
const lego = aPostCard({ id: 2, title: 'Lego City', isRecommended: true })

const answers = {
  [dismissal]: { body: { dismissed: true } },
  [restoration]: { body: { dismissed: false } },
}
const open = (replies: Parameters<typeof fakeApi>[0] = answers, reasons?: Record<string, string>) =>
  show(<DealFeed answer={aFeed([kettle, lego])} Chosen={RecommendedCard} {...(reasons && { reasons })} />, {
    api: fakeApi(replies),
    signedIn: true,
  })
const button = () => screen.findByRole('button', { name: 'Not interested: Lego City' })
const undo = () => screen.findByRole('button', { name: 'Undo' })
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('a recommended deal', () => {
  it('is dismissed at once, and its place offers to take that back', async () => {
    const { user, api } = await open()
    await user.click(await button())
    expect(await undo()).toHaveFocus()
    expect(await undo()).toHaveAccessibleDescription(/^“Lego City” is no longer recommended to you/)
    expect(titles()).toEqual(['Kettle'])
    await waitFor(() => expect(api.asked(dismissal)).toHaveLength(1))
  })

  it('is back where it was, and so is the focus', async () => {
    const { user, api } = await open()
    await user.click(await button())
    await user.keyboard('{Enter}')
    expect(titles()).toEqual(['Kettle', 'Lego City'])
    expect(await button()).toHaveFocus()
    await waitFor(() => expect(api.asked(restoration)).toHaveLength(1))
  })

  it('is back where that could not be saved', async () => {
    const { user } = await open({ [dismissal]: { status: 500, body: 'Something broke.' } })
    await user.click(await button())
    expect(await screen.findByText('This could not be saved')).toBeVisible()
    await waitFor(() => expect(titles()).toEqual(['Kettle', 'Lego City']))
    expect(await button()).toHaveFocus()
  })

  it('is taken back only after it was dismissed, however quick somebody is', async () => {
    let answer = (): void => undefined
    const slowly = new Promise<{ body: { dismissed: true } }>((resolve) => {
      answer = () => resolve({ body: { dismissed: true } })
    })
    const { user, api } = await open({ ...answers, [dismissal]: () => slowly })
    await user.click(await button())
    await user.click(await undo())
    expect(titles()).toEqual(['Kettle', 'Lego City'])
    expect(api.asked(restoration)).toHaveLength(0)
    act(answer)
    await waitFor(() => expect(api.asked(restoration)).toHaveLength(1))
  })

  it('is gone once its reader was on another page', async () => {
    const Pages = () =>
      useLocation().pathname === '/' ? (
        <DealFeed answer={aFeed([kettle, lego])} Chosen={RecommendedCard} />
      ) : (
        <p>Another</p>
      )
    const { user, router } = await show(<Pages />, { api: fakeApi(answers), signedIn: true })
    await user.click(await button())
    await undo()
    await act(() => router.navigate('/another'))
    await act(() => router.navigate('/'))
    expect(titles()).toEqual(['Kettle'])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})

it.each<[what: string, reasons: Record<string, string> | undefined, dismissible: string[]]>([
  ['one that everybody sees', undefined, ['Lego City']],
  ['one of a list that was made for the reader', {}, ['Kettle', 'Lego City']],
])('what can be dismissed, and %s', async (_what, reasons, dismissible) => {
  await open(answers, reasons)
  await button()
  const names = screen.getAllByRole('button', { name: /^Not interested/ }).map(({ ariaLabel }) => ariaLabel)
  expect(names).toEqual(dismissible.map((title) => `Not interested: ${title}`))
})
