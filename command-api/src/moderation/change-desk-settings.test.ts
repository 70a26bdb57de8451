import { feedbackTemplates } from '@deals/events'
import { given, rule, told } from '@deals/events/testing'
import { historyOf, member } from '../testing/members.ts'
import { changeTemplates, changeViews } from './change-desk-settings.ts'
import { deskSettingsFold } from './desk-settings.state.ts'

const link = { title: 'Link', text: 'Please give the address of the very page.' }
const size = { title: 'Size', text: 'Please name the size.' }
const changed = (...templates: { title: string; text: string }[]) =>
  told({ type: 'FeedbackTemplatesChanged', data: { slug: 'feedback', templates } }, { by: 'mo' })

describe('the templates of the team', () => {
  const changing = rule(changeTemplates, historyOf(deskSettingsFold))
  const change = (templates: { title: string; text: string }[], version = -1, by = 'mo') =>
    changing({ caller: member(by), templates, version })

  it('are those of the site until a moderator changes them', () => {
    given()
      .when(change([...feedbackTemplates]))
      .emitsNothing()
    given()
      .when(change([{ title: ' Link ', text: `${link.text}\n` }, size]))
      .emits(changed(link, size))
    given(changed(link)).when(change([], 0)).emits(changed())
  })

  it('are not written over by who did not see them', () => {
    given(changed(link))
      .when(change([size]))
      .refuses('conflict')
    given(changed(link))
      .when(change([size], 0))
      .emits(changed(size))
    given(changed(link))
      .when(change([link]))
      .emitsNothing()
  })

  it.each([
    ['a name that is blank', [link, { ...size, title: ' ' }], 'templates.1.title'],
    ['a name that is too long', [{ ...link, title: 'x'.repeat(31) }], 'templates.0.title'],
    ['no words', [{ ...link, text: ' ' }], 'templates.0.text'],
    ['too many words', [link, { ...size, text: 'x'.repeat(1001) }], 'templates.1.text'],
    ['a name twice', [link, { ...size, title: 'LINK' }], 'templates.1.title'],
  ])('have no %s', (_what, templates, field) => {
    const refused = given().when(change(templates)).decision()
    expect('fields' in refused ? Object.keys(refused.fields ?? {}) : []).toEqual([field])
  })

  it('are for moderators', () => {
    given()
      .when(change([size], -1, 'stacy'))
      .refuses('not-allowed')
  })
})

describe('views of the queue', () => {
  const changing = rule(changeViews, historyOf(deskSettingsFold))
  const keep = (views: { name: string; query: string }[], by = 'mo') => changing({ caller: member(by), views })
  const spam = { name: 'Spam', query: 'queue?reason=spam' }
  const kept = told(
    { type: 'QueueViewsChanged', data: { userId: 'mo', names: ['Spam'], queries: ['queue?reason=spam'] } },
    {},
  )

  it('are kept by each moderator', () => {
    given()
      .when(keep([{ ...spam, name: ' Spam ' }]))
      .emits(kept)
    given(kept)
      .when(keep([spam]))
      .emitsNothing()
    given(kept)
      .when(keep([]))
      .emits(told({ type: 'QueueViewsChanged', data: { userId: 'mo', names: [], queries: [] } }, {}))
  })

  it('have names of their own', () => {
    given()
      .when(keep([spam, { ...spam, name: 'spam' }]))
      .refuses('invalid', { fields: { 'views.1.name': 'Another view has this name' } })
    given()
      .when(keep([{ ...spam, name: '' }]))
      .refuses('invalid')
    given()
      .when(keep([spam], 'ann'))
      .refuses('not-allowed')
  })
})
