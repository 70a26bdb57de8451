import { views } from '@deals/event-log'
import { consumePartitions, createKafka, type KafkaParts } from '@deals/event-log/kafka'
import type { Carrier } from '../platform/partitions/carrier.ts'

/** Brings the partitions of Kafka's topics, shared among all projectors of one prefix. */
export function kafkaCarrier({
  group = 'projector',
  sessionTimeout,
  ...parts
}: Omit<KafkaParts, 'clientId'> & { group?: string; sessionTimeout?: number }): Carrier {
  const kafka = createKafka({ ...parts, clientId: 'projector' })
  let isReading = false
  return {
    name: 'kafka',
    partitions: parts.settings.partitions,
    isReading: () => isReading,
    carry: ({ onPiece, signal }) =>
      consumePartitions({
        ...parts,
        kafka,
        group,
        views,
        onPiece,
        signal,
        ...(sessionTimeout !== undefined && { sessionTimeout }),
        onStanding: (standing) => (isReading = standing),
      }),
  }
}
