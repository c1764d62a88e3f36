import { brasiliaMoment, brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { numberText } from '#domain/text/number-text.ts'
import { daysLeft } from './data-request.ts'
import { durationText } from './calendar/promise.ts'

/** The state of the shop's systems at a time (ISO 8601). A fact is undefined where it could not be determined. */
export interface SituationFacts {
  now: string
  site: { answers: boolean; reason: string | undefined } | undefined
  store: { kind: 'embedded' | 'postgres'; answers: boolean; messages: number } | undefined
  deliveries: DeliveryFacts[] | undefined
  copies:
    | {
        newestAt: string | undefined
        verifiedAt: string | undefined
        /** When the last check of a copy failed; undefined where it succeeded. */
        failedAt: string | undefined
        count: number
      }
    | undefined
  disk: { freeBytes: number; totalBytes: number } | undefined
  /**
   * The version of the content that was published last, the one that the server serves (undefined where it does not
   * say), and the faults of the files as they are now.
   */
  version: { published: number; served: number | undefined; faults: { place: string; problem: string }[] } | undefined
  errors: ErrorFacts | undefined
  certificate: { host: string; endsAt: string | undefined; reason: string | undefined } | undefined
  requests: { open: number; nextDue: string | undefined } | undefined
  versions: { name: string; value: string }[]
}

/** The deliveries that wait on one channel. */
export interface DeliveryFacts {
  way: 'email' | 'webhook' | 'confirmation' | 'answer'
  isConfigured: boolean
  waiting: number
  /** The number of those that failed at least once. */
  failing: number
  oldestSeconds: number
  /** The last error of the newest of those that failed. */
  lastError: string | undefined
}

/** The number of failed or refused requests, by kind, within the last `hours`. */
export interface ErrorFacts {
  hours: number
  failed: { kind: string; count: number }[]
  refused: { kind: string; count: number }[]
}

/** The state of one part of the systems, and what to do about it. */
export interface Judgement {
  key: 'site' | 'store' | 'deliveries' | 'copies' | 'disk' | 'version' | 'errors' | 'certificate' | 'requests'
  name: string
  light: Light
  text: string
  /** The next step, in one sentence; undefined where there is none. */
  next: string | undefined
  /** False where the act that the desk offers for this part has nothing to act on. */
  isActable?: false
}

export const lights = ['green', 'amber', 'red'] as const
export type Light = (typeof lights)[number]

export const lightNames: Record<Light, string> = { green: 'em ordem', amber: 'atenção', red: 'agir agora' }

const gigabyte = 1024 ** 3
const dayMilliseconds = 24 * 60 * 60 * 1000
/** Copies are made hourly (docs/operations.md): when none of the last two hours was verified, something is wrong. */
const freshCopyHours = 2
const oldCopyHours = 26

const copyCount = (count: number) => (count === 1 ? '1 guardada' : `${count} guardadas`)

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'o serviço está desligado',
  ECONNRESET: 'a conexão foi cortada',
  ENOTFOUND: 'este endereço não existe na rede',
  ETIMEDOUT: 'demora demais',
  ABORT_ERR: 'demora demais',
}

/** ': demora demais', where what the system calls the reason has words. */
function reasonWords(reason = ''): string {
  const words = reasons[reason]
  return words === undefined ? '' : `: ${words}`
}

/** Judges whether visitors get pages. */
function judgeSite({ site }: SituationFacts): Judgement {
  const about = { key: 'site', name: 'Site' } as const
  if (site === undefined)
    return {
      ...about,
      light: 'amber',
      text: 'não se sabe: a mesa não tem o endereço do site',
      next: 'Peça a quem cuida do servidor que dê à mesa as configurações do site.',
    }
  if (site.answers) return { ...about, light: 'green', text: 'responde', next: undefined }
  return {
    ...about,
    light: 'red',
    text: `não responde${reasonWords(site.reason)}`,
    next: 'Avise agora quem cuida do servidor: o serviço do site precisa ser reiniciado.',
  }
}

/** Judges whether the store takes what arrives. */
function judgeStore({ store }: SituationFacts): Judgement {
  const about = { key: 'store', name: 'Caixa de entrada' } as const
  if (store === undefined || !store.answers)
    return {
      ...about,
      light: 'red',
      text: 'não responde',
      next: 'Avise agora quem cuida do servidor: as mensagens estão sendo recusadas.',
    }
  const kind = store.kind === 'postgres' ? 'PostgreSQL' : 'arquivo no servidor'
  return {
    ...about,
    light: 'green',
    text: `responde; ${kind}, ${numberText(store.messages)} mensagens`,
    next: undefined,
  }
}

/** Judges the copies: whether a lost disk could be replaced. */
function judgeCopies({ copies, now }: SituationFacts): Judgement {
  const about = { key: 'copies', name: 'Cópias de segurança' } as const
  if (copies === undefined)
    return {
      ...about,
      light: 'red',
      text: 'não puderam ser vistas',
      next: 'A mesa não consegue ler a pasta das cópias: peça a quem cuida do servidor que confira as permissões.',
    }
  if (copies.newestAt === undefined)
    return {
      ...about,
      light: 'red',
      text: 'não há nenhuma',
      next: 'Peça a quem cuida do servidor que faça uma agora e ligue as cópias de hora em hora.',
      isActable: false,
    }
  if (copies.failedAt !== undefined)
    return {
      ...about,
      light: 'red',
      text: `a conferência de ${brasiliaMoment(copies.failedAt)} falhou; nenhuma conferiu depois`,
      next: 'Use "Conferir agora". Se falhar de novo, avise quem cuida do servidor: esta cópia não traria as mensagens de volta.',
    }
  const made = `a última é de ${brasiliaMoment(copies.newestAt)}, de ${copyCount(copies.count)}`
  if (copies.verifiedAt === undefined)
    return {
      ...about,
      light: 'amber',
      text: `${made}; nenhuma foi conferida`,
      next: 'Confira a última: uma cópia que não foi restaurada em teste não é certeza.',
    }
  const hours = (Date.parse(now) - Date.parse(copies.verifiedAt)) / (60 * 60 * 1000)
  const text = `${made}; a última conferida é de ${brasiliaMoment(copies.verifiedAt)}`
  if (hours > oldCopyHours)
    return {
      ...about,
      light: 'red',
      text,
      next: 'As cópias pararam: peça a quem cuida do servidor que faça uma agora e veja por quê.',
    }
  if (hours > freshCopyHours)
    return { ...about, light: 'amber', text, next: 'Se as cópias são de hora em hora, veja por que a última não veio.' }
  return { ...about, light: 'green', text, next: undefined }
}

/** Judges the free space on the disk. */
function judgeDisk({ disk }: SituationFacts): Judgement {
  const about = { key: 'disk', name: 'Disco' } as const
  if (disk === undefined)
    return {
      ...about,
      light: 'amber',
      text: 'não pôde ser visto',
      next: 'Peça a quem cuida do servidor que veja o disco.',
    }
  const free = disk.freeBytes / disk.totalBytes
  const text = `${numberText(disk.freeBytes / gigabyte, 1)} GB livres de ${numberText(disk.totalBytes / gigabyte, 1)} GB`
  const next =
    'Peça a quem cuida do servidor que apague cópias antigas ou aumente o disco: com ele cheio, mensagens são recusadas.'
  if (disk.freeBytes < gigabyte / 4 || free < 0.02) return { ...about, light: 'red', text, next }
  if (disk.freeBytes < 2 * gigabyte || free < 0.1) return { ...about, light: 'amber', text, next }
  return { ...about, light: 'green', text, next: undefined }
}

/** Judges whether what was published last is served, and whether the files could be published. */
function judgeVersion({ version }: SituationFacts): Judgement {
  const about = { key: 'version', name: 'Versão do site' } as const
  if (version === undefined)
    return {
      ...about,
      light: 'amber',
      text: 'não pôde ser vista',
      next: 'Peça a quem cuida do servidor que veja a pasta do conteúdo.',
    }
  const { published, served, faults } = version
  const online = served === undefined ? '' : `; o site continua com a versão ${served}`
  const [first] = faults
  if (first) {
    const many = faults.length === 1 ? '1 erro' : `${faults.length} erros`
    return {
      ...about,
      light: 'red',
      text: `os arquivos do conteúdo têm ${many}${online}`,
      next: `Corrija ${faults.map(({ place, problem }) => `${place}: ${problem}`).join(' · ')}. Depois publique de novo.`,
    }
  }
  if (served !== undefined && served !== published)
    return {
      ...about,
      light: 'amber',
      text: `a versão ${published} foi publicada${online}`,
      next: 'Espere um minuto e recarregue esta página; se continuar assim, avise quem cuida do servidor.',
    }
  if (served === undefined)
    return {
      ...about,
      light: 'amber',
      text: `a versão ${published} foi publicada; não se sabe qual o site mostra`,
      next: 'Veja a linha "Site": quando ele responder, diz a versão que mostra.',
    }
  const text = published === 0 ? 'a do começo: nada foi publicado pela mesa' : `a ${published}, publicada por último`
  return { ...about, light: 'green', text: `o site mostra ${text}`, next: undefined }
}

/** Judges whether browsers will continue to trust the certificate. */
function judgeCertificate({ certificate, now }: SituationFacts): Judgement | undefined {
  if (certificate === undefined) return undefined
  const about = { key: 'certificate', name: 'Certificado' } as const
  const { host, endsAt, reason } = certificate
  const seen = `${host} não pôde ser visto${reasonWords(reason)}`
  if (endsAt === undefined)
    return {
      ...about,
      light: 'amber',
      text: seen,
      next: 'Abra o endereço do site em um navegador e confira o cadeado.',
    }
  const days = Math.floor((Date.parse(endsAt) - Date.parse(now)) / dayMilliseconds)
  const left = days === 1 ? '1 dia' : `${days} dias`
  const text =
    days < 0
      ? `${host} venceu em ${brasiliaMoment(endsAt)}`
      : `${host} vale por mais ${left}, até ${brasiliaMoment(endsAt)}`
  const next = 'Peça a quem cuida do servidor que renove o certificado e veja por que ele não se renovou sozinho.'
  if (days < 7) return { ...about, light: 'red', text, next }
  return days < 21 ? { ...about, light: 'amber', text, next } : { ...about, light: 'green', text, next: undefined }
}

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
const unseen = 'Veja se a linha "Caixa de entrada" está em ordem; se estiver, avise quem cuida do servidor.'

/** Judges the deliveries that wait, and says why. */
function judgeDeliveries({ deliveries }: SituationFacts): Judgement {
  const about = { key: 'deliveries', name: 'Entregas' } as const
  if (deliveries === undefined) return { ...about, light: 'amber', text: 'não puderam ser vistas', next: unseen }
  const waiting = deliveries.filter((way) => way.isConfigured && way.waiting > 0)
  const worst = waiting.map(lightOf).toSorted((one, other) => rank(other) - rank(one))[0] ?? 'green'
  const isMailOff = deliveries.some(({ way, isConfigured }) => way === 'email' && !isConfigured)
  const reports = [...waiting.map(deliveryText), ...(isMailOff ? ['o e-mail não está configurado'] : [])]
  if (reports.length === 0) return { ...about, light: 'green', text: 'nada espera', next: undefined }
  if (waiting.length === 0)
    return {
      ...about,
      light: 'amber',
      text: reports.join('; '),
      next: 'Sem e-mail as mensagens só aparecem aqui, na mesa: peça a quem cuida do servidor que o configure.',
    }
  const next =
    worst === 'green' ? undefined : 'Leia o motivo, mostre-o a quem cuida do e-mail e, resolvido, use "Tentar agora".'
  return { ...about, light: worst, text: reports.join('; '), next }
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
function judgeErrors({ errors }: SituationFacts): Judgement {
  const about = { key: 'errors', name: 'Erros' } as const
  if (errors === undefined)
    return {
      ...about,
      light: 'amber',
      text: 'não são contados',
      next: 'Peça a quem cuida do servidor que ligue a contagem de erros.',
    }
  const [failed, refused] = [sum(errors.failed), sum(errors.refused)]
  const span = spanText(errors.hours)
  if (failed > 0)
    return {
      ...about,
      light: errors.failed.some(({ kind }) => kind === 'form') ? 'red' : 'amber',
      text: `${listed(errors.failed)} ${span}`,
      next: 'Mostre esta linha a quem cuida do servidor: o registro do site diz o que falhou.',
    }
  if (refused > manyRefusals)
    return {
      ...about,
      light: 'amber',
      text: `${refused} pedidos recusados ${span}`,
      next: 'Pergunte a quem cuida do servidor de onde vêm.',
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
function judgeRequests({ requests, now }: SituationFacts): Judgement {
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

/** All judgements, the worst first; equal ones keep their order. */
export function judgeSituation(facts: SituationFacts): Judgement[] {
  const judges = [
    judgeSite,
    judgeStore,
    judgeDeliveries,
    judgeCopies,
    judgeDisk,
    judgeRequests,
    judgeErrors,
    judgeCertificate,
    judgeVersion,
  ]
  return judges
    .flatMap((judge) => judge(facts) ?? [])
    .toSorted((one, other) => lightRank[one.light] - lightRank[other.light])
}

const lightRank: Record<Light, number> = { red: 0, amber: 1, green: 2 }
