import { audiences, settingsView, staffAnnouncements } from '@deals/events'
import { oneOf } from '../random-value.ts'
import { isDone, type Deed, type Diary } from './diary.ts'

const tenHours = 36_000_000

/** What a super user does to the pages of everybody. */
export function deedsOfStaff(diary: Diary): Readonly<Record<string, Deed>> {
  const { site, random, post, write } = diary
  const { sue } = diary.people
  return {
    unfeature: () => sue.delete(`/api/staff/featured/${post().id}`),
    announce: async () => {
      const text = write()
      const audience = oneOf(random, audiences)
      const endsAt = new Date(site.time.now + tenHours).toISOString()
      const answer = await sue.post('/api/staff/announcements', { text: `We say ${text.word}.`, audience, endsAt })
      text.isOpen = isDone(answer) && (audience === 'everybody' || audience === 'visitors')
      return answer
    },
    endAnnouncement: async () => {
      const read = await sue.get('/api/staff/announcements')
      const all = staffAnnouncements.parse(read.body).announcements
      const current = all.filter(({ state }) => state === 'current')
      if (current.length === 0) {
        return read
      }
      const { id, version, text } = oneOf(random, current)
      const answer = await sue.post(`/api/staff/announcements/${id}/end`, { version })
      const said = diary.written.find(({ word }) => text.includes(word))
      if (said !== undefined) {
        said.isOpen &&= !isDone(answer)
      }
      return answer
    },
    hideVotes: async () => {
      const { version } = settingsView.parse((await sue.get('/api/staff/settings')).body)
      return sue.patch('/api/staff/settings', { version, values: { 'votes.hidden': oneOf(random, [0, 10, 120]) } })
    },
  }
}
