import { screen, waitFor } from '@testing-library/react'
import { nothingMuted, type Muted } from '@deals/events'
import { aFeed, aPostCard } from '../../testing/builders.ts'
import { everythingInSight } from '../../testing/in-sight.ts'
import { show } from '../../testing/show.tsx'
import { DealFeed } from './DealFeed.tsx'

const by = (username: string) => ({ foundBy: username, user: { username } })
const kettle = aPostCard({ id: 1, title: 'Kettle', ...by('bob') })
const lego = aPostCard({ id: 2, title: 'Lego City', ...by('mo') })
const own = aPostCard({ id: 3, title: 'Lego of mine', ...by('ann') })

const open = (list: Parameters<typeof DealFeed>[0], muted: Partial<Muted>) =>
  show(<DealFeed {...list} />, { signedIn: true, preferences: { muted: { ...nothingMuted(), ...muted } } })
const said = () => screen.queryByRole('link', { name: 'what you mute' })?.parentElement?.textContent ?? null
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const words = [{ text: 'lego', wholeWord: true }]

describe('a list of deals', () => {
  it.each<[what: string, muted: Partial<Muted>, shown: string[], words: string | null]>([
    ['nothing', {}, ['Kettle', 'Lego City', 'Lego of mine'], null],
    ['what it does not hold', { stores: ['other'] }, ['Kettle', 'Lego City', 'Lego of mine'], null],
    ['a word', { words }, ['Kettle', 'Lego of mine'], '1 post is hidden by what you mute.'],
    ['a member and a word', { words, members: ['bob'] }, ['Lego of mine'], '2 posts are hidden by what you mute.'],
    ['a store', { stores: ['norvik'] }, ['Lego of mine'], '2 posts are hidden by what you mute.'],
  ])('leaves out what its reader mutes, and says so: %s', async (...[, muted, shown, line]) => {
    await open({ answer: aFeed([kettle, lego, own]) }, muted)
    await waitFor(() => expect(titles()).toEqual(shown))
    expect(said()).toBe(line)
  })

  it('shows it when that is asked for, until it is not', async () => {
    const { user } = await open({ answer: aFeed([kettle, lego]) }, { words })
    await user.click(await screen.findByRole('button', { name: 'Show it' }))
    expect(titles()).toEqual(['Kettle', 'Lego City'])
    expect(said()).toBe('1 post is shown in spite of what you mute.')
    expect(screen.getByRole('link', { name: 'what you mute' })).toHaveAttribute('href', '/account/settings/feed')
    await user.click(screen.getByRole('button', { name: 'Hide it' }))
    expect(titles()).toEqual(['Kettle'])
  })

  it.each([
    [[lego], 'The only post of this list is hidden by what you mute.'],
    [
      [lego, lego].map((post, at) => ({ ...post, id: at + 1 })),
      'All 2 posts of this list are hidden by what you mute.',
    ],
  ])('says so where nothing is left, and not that all was seen, until it is shown', async (posts, line) => {
    const { user } = await open({ answer: aFeed(posts) }, { words })
    const seen = () => screen.queryByText('You have seen them all')
    await waitFor(() => expect(said()).toBe(line))
    expect(seen()).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Show/ }))
    expect(seen()).toBeVisible()
  })

  it('leaves out what staff put first, and says of the rest what it is', async () => {
    await open({ answer: aFeed([kettle]), featured: [lego, own] }, { words, members: ['bob'] })
    await waitFor(() => expect(titles()).toEqual(['Lego of mine']))
    expect(screen.getByText('Featured')).toBeVisible()
  })

  it('shows everything to who came for that', async () => {
    await open({ answer: aFeed([kettle]), isWhole: true }, { members: ['bob'] })
    expect(titles()).toEqual(['Kettle'])
    expect(said()).toBeNull()
  })

  it('goes on to the next page where all of one is hidden', async () => {
    const asked = jest.fn()
    const outOfSight = everythingInSight()
    await open({ answer: aFeed([lego], { hasNextPage: true, fetchNextPage: asked }) }, { words })
    await waitFor(() => {
      expect(asked).toHaveBeenCalled()
    })
    outOfSight()
    expect(await screen.findByRole('button', { name: 'Show it' })).toBeVisible()
  })
})
