import { alertLimits } from '@deals/events'
import { dealAlerts, type DealAlertDoc, type Found, type ReadModels } from '@deals/projector/read-models'

/** Two calls at once may make one more than a member may have; no list leaves it out. */
const mostListed = 2 * alertLimits.alerts

/** The alerts of a member, the oldest first. */
export const findOwnAlerts = (readModels: ReadModels, userId: string): Promise<Found<DealAlertDoc>[]> =>
  readModels.collection(dealAlerts).find({ userId }, { sort: [['createdAt', 1]], limit: mostListed })
