import { availabilityCommands } from './availability/availability.commands.ts'
import { couponCommands } from './coupons/coupons.commands.ts'
import { productCommands } from './products/products.commands.ts'
import { bookmarkCommands } from './bookmarks/bookmarks.commands.ts'
import { commentCommands } from './comments/comments.commands.ts'
import type { CommandContext } from './context.ts'
import { alertMatchCommands } from './deal-alerts/alert-matches.commands.ts'
import { alertCommands } from './deal-alerts/deal-alerts.commands.ts'
import { dealScoreCommands } from './deal-scores/deal-scores.commands.ts'
import { draftCommands } from './drafts/drafts.commands.ts'
import { imageCommands } from './images/images.commands.ts'
import { inquiryCommands } from './inquiries/inquiries.commands.ts'
import { moderationCommands } from './moderation/moderation.commands.ts'
import { notificationCommands } from './notifications/notifications.commands.ts'
import { editCommands } from './posts/edit.commands.ts'
import { postCommands } from './posts/posts.commands.ts'
import { previewCommands } from './posts/preview.commands.ts'
import { submitCommands } from './posts/submit.commands.ts'
import { suggestionCommands } from './posts/suggestions.commands.ts'
import { preferenceCommands } from './preferences/preferences.commands.ts'
import { recommendationCommands } from './recommendations/recommendations.commands.ts'
import { visitCommands } from './visits/visits.commands.ts'
import { reportCommands } from './reports/reports.commands.ts'
import { logInCommands } from './sessions/log-in.commands.ts'
import { operationCommands } from './staff/operation.commands.ts'
import { storeCommands } from './stores/stores.commands.ts'
import { threadCommands } from './threads/threads.commands.ts'
import { accountCommands } from './users/account.commands.ts'
import { emailCommands } from './users/email.commands.ts'
import { factorCommands } from './users/factor.commands.ts'
import { exportCommands } from './personal-data/export.commands.ts'
import { linkedAccountCommands } from './users/linked-accounts.commands.ts'
import { ownSessionCommands } from './users/own-sessions.commands.ts'
import { passwordCommands } from './users/password.commands.ts'
import { proofCommands } from './users/proof.commands.ts'
import { signInCommands } from './users/sign-ins.commands.ts'
import { registerCommands } from './users/register.commands.ts'
import { userCommands } from './users/users.commands.ts'
import { voteCommands } from './votes/votes.commands.ts'

/** Every command, callable without a server: the same rules, by the same people, without the limits of calls. */
export function createCommands(context: CommandContext) {
  return {
    ...submitCommands(context),
    ...editCommands(context),
    ...previewCommands(context),
    ...postCommands(context),
    ...suggestionCommands(context),
    ...moderationCommands(context),
    ...threadCommands(context),
    ...voteCommands(context),
    ...bookmarkCommands(context),
    ...commentCommands(context),
    ...reportCommands(context),
    ...availabilityCommands(context),
    ...couponCommands(context),
    ...productCommands(context),
    ...dealScoreCommands(context),
    ...notificationCommands(context),
    ...alertCommands(context),
    ...alertMatchCommands(context),
    ...preferenceCommands(context),
    ...recommendationCommands(context),
    ...visitCommands(context),
    ...storeCommands(context),
    ...registerCommands(context),
    ...userCommands(context),
    ...accountCommands(context),
    ...emailCommands(context),
    ...factorCommands(context),
    ...passwordCommands(context),
    ...proofCommands(context),
    ...ownSessionCommands(context),
    signIns: signInCommands(context),
    ...linkedAccountCommands(context),
    ...exportCommands(context),
    ...logInCommands(context),
    ...imageCommands(context),
    drafts: draftCommands(context),
    inquiries: inquiryCommands(context),
    ...operationCommands(context),
  }
}
export type Commands = ReturnType<typeof createCommands>
