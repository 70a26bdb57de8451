import { readStoreSettings, type Environment, type StoreSettings } from '@deals/process'

/** What the operator's tool takes. */
export interface OpsConfig extends StoreSettings {
  /** Locks and opens backups, where it is given. */
  readonly backupKey: string | undefined
}

/** Reads the settings of the operator's tool. Throws WrongSetting with one sentence. */
export const readOpsConfig = (environment: Environment = process.env): OpsConfig => ({
  ...readStoreSettings(environment),
  backupKey: environment['BACKUP_KEY'] || undefined,
})
