import type { Environment } from '#server/environment.ts'
import type { Channel } from './inbox.ts'

/**
 * The channels of delivery that the settings configure, answers from the desk among them wherever there is a mail
 * server; readEnvironment has checked that the settings are complete.
 */
export function configuredChannels({
  SMTP_URL,
  MAIL_CONFIRM,
  WEBHOOK_URL,
}: Pick<Environment, 'SMTP_URL' | 'MAIL_CONFIRM' | 'WEBHOOK_URL'>): Channel[] {
  return [
    ...(SMTP_URL ? (['email', 'answer'] as const) : []),
    ...(WEBHOOK_URL ? (['webhook'] as const) : []),
    ...(MAIL_CONFIRM === 'on' ? (['confirmation'] as const) : []),
  ]
}
