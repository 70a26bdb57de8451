import { isWrite } from './app.ts'
import { smallSite } from './testing/small-site.ts'

describe('what is handed to the command side at once', () => {
  it.each([
    ['POST', '/api/posts/7/votes', true],
    ['PATCH', '/api/user/preferences?from=menu', true],
    ['DELETE', '/api/nothing/like/it', true],
    ['POST', '/API/posts/7/votes', false],
    ['POST', '/apiary', false],
    ['POST', '/staff/jobs/api/queues', false],
    ['GET', '/api/posts', false],
    ['HEAD', '/api/posts', false],
    ['OPTIONS', '/api/posts', false],
  ])('%s %s: %s', (method, url, isHanded) => {
    expect(isWrite({ method, url })).toBe(isHanded)
  })

  it.each(['post', 'patch', 'put', 'delete'] as const)('is answered there whatever it asks for: %s', async (method) => {
    const site = smallSite()
    const { status, headers } = await site.agent[method]('/api/nothing/like/it')
    site.close()
    expect([status, headers['content-type']]).toEqual([404, expect.stringContaining('application/json')])
  })
})

it('says of an address that the other side answers too all that it may be asked with', async () => {
  const site = smallSite()
  const { status, headers } = await site.agent.options('/api/posts')
  site.close()
  expect([status, headers['allow']]).toEqual([200, 'GET, HEAD, POST'])
})
