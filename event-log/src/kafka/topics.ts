import type { Admin } from 'kafkajs'
import { dayMs } from '@deals/events'
import { StoreProblem } from '@deals/storage'
import type { KafkaSettings } from './kafka-settings.ts'
import { views, type View } from './views.ts'

/** The topic of a view. Its number is raised when records change in a way that readers must know of. */
export const topicOf = ({ prefix }: Pick<KafkaSettings, 'prefix'>, view: View): string => `${prefix}.${view}.v1`

/** The view that a topic carries. */
export const viewOf = (settings: Pick<KafkaSettings, 'prefix'>, topic: string): View | undefined =>
  views.find((view) => topicOf(settings, view) === topic)

const week = String(7 * dayMs)

/**
 * Makes the topics that are missing. Documents are divided by the number of partitions, so topics that have another
 * number than the settings say are refused.
 */
export async function ensureTopics(admin: Admin, settings: KafkaSettings): Promise<void> {
  const wanted = views.map((view) => topicOf(settings, view))
  const known = await admin.listTopics()
  const missing = wanted.filter((topic) => !known.includes(topic))
  if (missing.length > 0) {
    // False when another process was faster.
    await admin.createTopics({
      waitForLeaders: true,
      topics: missing.map((topic) => ({
        topic,
        numPartitions: settings.partitions,
        replicationFactor: settings.replication,
        configEntries: [
          { name: 'retention.ms', value: week },
          { name: 'cleanup.policy', value: 'delete' },
        ],
      })),
    })
  }
  const { topics } = await admin.fetchTopicMetadata({ topics: wanted })
  const other = topics.find(({ partitions }) => partitions.length !== settings.partitions)
  if (other !== undefined) {
    const count = other.partitions.length
    throw new StoreProblem(
      `The topic ${other.name} has ${count} partitions and KAFKA_PARTITIONS is ${settings.partitions}: ` +
        `set it to ${count}, or choose another KAFKA_TOPIC_PREFIX to begin new topics.`,
    )
  }
}
