import type { Environment } from '#server/environment.ts'
import type { Channel } from './inbox.ts'

/** The ways out that the settings configure; readEnvironment has seen to it that they are complete. */
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
