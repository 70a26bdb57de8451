export type {
  Clock,
  CommandCall,
  ParkedReport,
  PostAsOf,
  PostLog,
  ProjectionReport,
  ProjectionsPort,
  QueryContext,
} from './platform/ports.ts'
