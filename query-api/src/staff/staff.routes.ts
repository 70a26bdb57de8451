import type { settingReads, staffReads } from '@deals/events'
import type { Answers } from '../platform/endpoint.ts'
import { getMailFailures } from './get-mail-failures.query.ts'
import { getOverview, overviewAsCsv } from './get-overview.query.ts'
import { getRoles } from './get-roles.query.ts'
import { getSettings } from './get-settings.query.ts'
import { getParked, getProjections } from './get-projections.query.ts'

export const staffAnswers: Answers<typeof staffReads> = {
  getOverview: { query: getOverview, cost: 5, write: overviewAsCsv },
  getProjections: { query: getProjections, cost: 5 },
  getParked: { query: getParked, cost: 5 },
  getRoles: { query: getRoles, cost: 2 },
  getMailFailures: { query: getMailFailures, cost: 2 },
}

export const settingAnswers: Answers<typeof settingReads> = { getSettings: { query: getSettings, cost: 2 } }
