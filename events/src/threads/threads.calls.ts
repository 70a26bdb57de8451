import { call } from '../platform/http-call.ts'
import { answerForm, messageForm, threadView, writtenReply } from './threads.api.ts'

/** What query-api answers of what moderators and members write to each other. */
export const threadReads = {
  getOwnThread: call('GET /api/user/thread', {
    about: 'What moderators wrote to the member, and what the member answered.',
    who: 'members',
    answers: threadView,
  }),
  getThread: call('GET /api/moderation/users/:username/thread', {
    about: 'The same of a member, for all moderators.',
    who: 'moderators',
    answers: threadView,
    refuses: ['user-not-found'],
  }),
}

/** What command-api answers about them. */
export const threadCalls = {
  answerModerators: call('POST /api/user/thread', {
    about: 'Answers moderators who wrote to the member; restricted members may, too.',
    who: 'members',
    body: answerForm,
    answers: writtenReply,
    refuses: ['conflict'],
  }),
  writeToMember: call('POST /api/moderation/users/:username/thread', {
    about: 'Writes to a member, about a post of theirs or about themself; the member is told, also by letter.',
    who: 'moderators',
    body: messageForm,
    answers: writtenReply,
    refuses: ['user-not-found'],
  }),
}
