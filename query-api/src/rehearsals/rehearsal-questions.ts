import {
  ruleRehearsalBounds,
  siteSettings,
  type AnsweredBy,
  type rehearsalQuestions,
  type RuleRehearsal,
  type SettingValues,
} from '@deals/events'
import type { ReadModels } from '@deals/projector/read-models'
import type { QuestionPorts } from '../platform/questions.ts'
import { findSettings } from '../staff/site-settings.lookup.ts'
import { rehearsalOf, type JudgedPost, type Trial } from './judged-posts.ts'
import { rehearseNewcomers } from './rehearse-newcomers.ts'
import { rehearseOrder } from './rehearse-order.ts'
import { rehearseOver } from './rehearse-over.ts'
import { rehearseReports } from './rehearse-reports.ts'
import { rehearseStore } from './rehearse-store.ts'
import { rehearseSubmits } from './rehearse-submits.ts'
import { postsToRehearse, type RehearsedPosts } from './rehearsed-posts.hydrator.ts'

/** What whoever may change a rule asks about it. */
export function rehearsalAnswers(ports: QuestionPorts): AnsweredBy<typeof rehearsalQuestions> {
  return {
    rehearseSettings: async ({ values }) => {
      const { values: now } = await findSettings(ports.readModels)
      return rehearse(ports, { now, candidate: { ...now, ...values } })
    },
    rehearseStore: ({ slug }) => rehearseStore(ports, slug),
  }
}

type Rehearse = (readModels: ReadModels, posts: RehearsedPosts, trial: Trial) => Promise<JudgedPost[]>

/** Rules by the settings that they follow. */
const rules: readonly { rule: RuleRehearsal['rule']; follows: string; rehearse: Rehearse }[] = [
  { rule: 'reports', follows: 'reports.', rehearse: rehearseReports },
  { rule: 'newcomers', follows: 'review.first', rehearse: rehearseNewcomers },
  { rule: 'over', follows: 'over.', rehearse: rehearseOver },
  { rule: 'submits', follows: 'submit.', rehearse: rehearseSubmits },
]

async function rehearse(ports: QuestionPorts, trial: Trial) {
  const changed = changedNames(trial)
  const isChanged = (prefix: string) => changed.some((name) => name.startsWith(prefix))
  const tried = rules.filter(({ follows }) => isChanged(follows))
  const hasOrder = isChanged('best.hours')
  const isNothingTried = tried.length === 0 && !hasOrder
  const looked = isNothingTried ? { posts: [], isBounded: false } : await postsToRehearse(ports)
  const rehearsed: RuleRehearsal[] = []
  for (const { rule, rehearse: judge } of tried) {
    rehearsed.push(rehearsalOf(rule, await judge(ports.readModels, looked, trial)))
  }
  return {
    days: ruleRehearsalBounds.days,
    posts: looked.posts.length,
    isBounded: looked.isBounded,
    rules: rehearsed,
    order: hasOrder ? rehearseOrder(looked, trial.candidate) : null,
  }
}

function changedNames({ now, candidate }: Trial): string[] {
  const valueIn = (values: SettingValues, { name, usual }: { name: string; usual: number }) => values[name] ?? usual
  return siteSettings.filter((setting) => valueIn(now, setting) !== valueIn(candidate, setting)).map(({ name }) => name)
}
