import { eventDefinitions } from '../all-events.ts'
import * as builders from './builders.ts'

describe('a builder', () => {
  it.each(Object.entries(builders).filter(([, builder]) => typeof builder === 'function'))(
    '%s makes an event that fits its schema',
    (_name, build) => {
      const { type, data } = typeof build === 'function' ? build() : builders.aPost()
      expect(eventDefinitions[type]?.schema.safeParse(data)).toMatchObject({ success: true, data })
    },
  )

  it('takes what a test says', () => {
    expect(builders.aVote({ value: -1 }).data).toMatchObject({ value: -1, postId: builders.postId })
  })
})
