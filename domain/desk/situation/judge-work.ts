import { daysLeft } from '#domain/desk/data-request.ts'
import { durationText } from '#domain/desk/calendar/promise.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import type { DeliveryFacts, ErrorFacts, Judgement, Light, SituationFacts } from './facts.ts'

const wayNames: Record<DeliveryFacts['way'], string> = {
  email: 'avisos por e-mail',
  webhook: 'avisos por webhook',
  confirmation: 'confirmações ao cliente',
  answer: 'respostas ao cliente',
}
const slowSeconds = 15 * 60
const stuckSeconds = 60 * 60
const manyRefusals = 1000
/** The next step where the store could not be read. */
const unseen = 'Veja se a caixa de entrada responde e, no registro da mesa, a linha situation-unseen.'

/** Judges the deliveries that wait, and says why. */
export function judgeDeliveries({ deliveries }: SituationFacts): Judgement {
  const about = { key: 'deliveries', name: 'Entregas' } as const
  if (deliveries === undefined) return { ...about, light: 'amber', text: 'não puderam ser vistas', next: unseen }
  const waiting = deliveries.filter((way) => way.isConfigured && way.waiting > 0)
  const worst = waiting.map(lightOf).toSorted((one, other) => rank(other) - rank(one))[0] ?? 'green'
  const isMailOff = deliveries.some(({ way, isConfigured }) => way === 'email' && !isConfigured)
  const told = [...waiting.map(deliveryText), ...(isMailOff ? ['o e-mail não está configurado'] : [])]
  if (told.length === 0) return { ...about, light: 'green', text: 'nada espera', next: undefined }
  if (waiting.length === 0)
    return {
      ...about,
      light: 'amber',
      text: told.join('; '),
      next: 'Sem SMTP_URL as mensagens só aparecem aqui, na mesa: peça a quem cuida do servidor que o configure.',
    }
  const next =
    worst === 'green' ? undefined : 'Leia o motivo, mostre-o a quem cuida do e-mail e, resolvido, use "Tentar agora".'
  return { ...about, light: worst, text: told.join('; '), next }
}

function lightOf({ oldestSeconds, failing }: DeliveryFacts): Light {
  if (oldestSeconds > stuckSeconds && failing > 0) return 'red'
  return oldestSeconds > slowSeconds || failing > 0 ? 'amber' : 'green'
}

const rank = (light: Light) => ['green', 'amber', 'red'].indexOf(light)

function deliveryText({ way, waiting, failing, oldestSeconds, lastError }: DeliveryFacts): string {
  const parts = [
    `${waiting} de ${wayNames[way]}, a mais antiga há ${durationText(oldestSeconds / 60)}`,
    failing > 0 && `${failing} já ${failing === 1 ? 'falhou' : 'falharam'}`,
    lastError !== undefined && `motivo: ${lastError}`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** Judges the errors that were last seen. */
export function judgeErrors({ errors }: SituationFacts): Judgement {
  const about = { key: 'errors', name: 'Erros' } as const
  if (errors === undefined)
    return {
      ...about,
      light: 'amber',
      text: 'não são contados',
      next: 'Ponha METRICS_PORT nas configurações do serviço e da mesa, para que ela os conte.',
    }
  const [failed, refused] = [sum(errors.failed), sum(errors.refused)]
  const span = spanText(errors.hours)
  if (failed > 0)
    return {
      ...about,
      light: errors.failed.some(({ kind }) => kind === 'form') ? 'red' : 'amber',
      text: `${listed(errors.failed)} ${span}`,
      next: 'Veja journalctl -u vitrine em busca de request-failed e rest-failure.',
    }
  if (refused > manyRefusals)
    return {
      ...about,
      light: 'amber',
      text: `${refused} pedidos recusados ${span}`,
      next: 'Veja no registro do proxy de onde vêm.',
    }
  return { ...about, light: 'green', text: `nenhum ${span}`, next: undefined }
}

function spanText(hours: number): string {
  if (hours === 1) return 'na última hora'
  return hours < 48 ? `nas últimas ${hours} horas` : `nos últimos ${Math.ceil(hours / 24)} dias`
}

const kindNames: Record<string, string> = {
  form: 'formulários',
  page: 'páginas',
  search: 'buscas',
  file: 'arquivos',
  reviews: 'avaliações',
  health: 'verificações',
}

const sum = (counts: ErrorFacts['failed']) => counts.reduce((total, { count }) => total + count, 0)

const listed = (counts: ErrorFacts['failed']) =>
  counts.map(({ kind, count }) => `${count} em ${kindNames[kind] ?? kind}`).join(', ')

/** Judges whether somebody waits for an answer about their data. */
export function judgeRequests({ requests, now }: SituationFacts): Judgement {
  const about = { key: 'requests', name: 'Pedidos da LGPD' } as const
  if (requests === undefined) return { ...about, light: 'amber', text: 'não puderam ser vistos', next: unseen }
  const { open, nextDue } = requests
  if (open === 0 || nextDue === undefined) return { ...about, light: 'green', text: 'nenhum aberto', next: undefined }
  const days = daysLeft(nextDue, brasiliaDay(now))
  const count = open === 1 ? '1 aberto' : `${open} abertos`
  const next = 'Abra o pedido em Dados pessoais e responda.'
  const span = Math.abs(days) === 1 ? '1 dia' : `${Math.abs(days)} dias`
  if (days < 0) return { ...about, light: 'red', text: `${count}; o prazo de um venceu há ${span}`, next }
  const text = `${count}; o próximo prazo é ${days === 0 ? 'hoje' : `em ${span}`}`
  if (days <= 2) return { ...about, light: 'red', text, next }
  return { ...about, light: days <= 7 ? 'amber' : 'green', text, next: days <= 7 ? next : undefined }
}
