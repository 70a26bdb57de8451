import { Unavailable } from '@deals/storage'
import type { SystemCommands } from '@deals/events'
import { whereFollowed } from './where-followed.ts'

const jobOf = (queue: string) => ({ queue, id: `${queue}-1`, payload: {} })
const given = ['alerts', 'find-webhooks', 'tell', 'find-webhooks'].map(jobOf)

/** Who asks, and how often it is asked. */
function rig(answer: () => Promise<boolean>) {
  const hasWebhooks = jest.fn<Promise<boolean>, []>(answer)
  const sift = whereFollowed({ commands: { hasWebhooks } as unknown as SystemCommands })
  return { hasWebhooks, left: async (jobs = given) => (await sift(jobs)).map(({ queue }) => queue) }
}

describe('who follows a change', () => {
  it.each<[string, () => Promise<boolean>, string[]]>([
    ['nobody has a webhook', async () => false, ['alerts', 'tell']],
    ['somebody has one', async () => true, given.map(({ queue }) => queue)],
    ['that cannot be asked', () => Promise.reject(new Unavailable('away')), given.map(({ queue }) => queue)],
  ])('is looked for or not where %s', async (_where, answer, queues) => {
    const { hasWebhooks, left } = rig(answer)
    expect(await left()).toEqual(queues)
    expect(hasWebhooks).toHaveBeenCalledTimes(1)
  })

  it('is no question where nothing is followed', async () => {
    const { hasWebhooks, left } = rig(async () => false)
    expect(await left([jobOf('tell')])).toEqual(['tell'])
    expect(hasWebhooks).not.toHaveBeenCalled()
  })
})
