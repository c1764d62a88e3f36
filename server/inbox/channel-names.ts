import type { Environment } from '#server/environment.ts'
import type { Channel } from './inbox.ts'

/** The channels of delivery that the settings configure; readEnvironment has checked that they are complete. */
export function configuredChannels({
  SMTP_URL,
  MAIL_CONFIRM,
  WEBHOOK_URL,
}: Pick<Environment, 'SMTP_URL' | 'MAIL_CONFIRM' | 'WEBHOOK_URL'>): Channel[] {
  return [
    ...(SMTP_URL ? (['email'] as const) : []),
    ...(WEBHOOK_URL ? (['webhook'] as const) : []),
    ...(MAIL_CONFIRM === 'on' ? (['confirmation'] as const) : []),
  ]
}
