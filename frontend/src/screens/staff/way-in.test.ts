import { aMember } from '../../testing/builders.ts'
import { page } from './way-in.page.ts'

const opened = (viewer: ReturnType<typeof aMember> | null) => {
  const { status, location } = page.head({
    viewer,
    params: {},
    url: new URL('http://site.test/staff'),
    getState: () => {
      throw new Error('It asks nothing.')
    },
  })
  return [status, location]
}

it.each([
  ['staff', { isStaff: true }, '/staff/dashboard'],
  ['a moderator', { isModerator: true }, '/staff/moderation'],
  ['an owner', { isOwner: true }, '/staff/dashboard'],
])('/staff leads %s on', (_who, roles, location) => {
  expect(opened(aMember(roles))).toEqual([302, location])
})

it('/staff is nothing for members and visitors', () => {
  expect([opened(aMember()), opened(null)]).toEqual([
    [404, undefined],
    [404, undefined],
  ])
})
