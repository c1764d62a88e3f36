import { brasiliaMoment, brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { counted, numberText } from '#domain/text/number-text.ts'
import { dayMilliseconds, hourMilliseconds } from '#domain/time.ts'
import { durationText } from './calendar/promise.ts'
import { daysLeft } from './data-request.ts'

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
        /** The time at which the last check of a copy failed; undefined where it succeeded. */
        failedAt: string | undefined
        count: number
      }
    | undefined
  disk: { freeBytes: number; totalBytes: number } | undefined
  /** The published version, the one that the server serves, and the faults of the files as they are now. */
  version: { published: number; served: number | undefined; faults: { place: string; problem: string }[] } | undefined
  errors: ErrorFacts | undefined
  certificate: { host: string; endsAt: string | undefined; reason: string | undefined } | undefined
  requests: { open: number; nextDue: string | undefined } | undefined
  versions: { name: string; value: string }[]
}

export interface DeliveryFacts {
  way: 'email' | 'webhook' | 'confirmation' | 'answer'
  isConfigured: boolean
  waiting: number
  failing: number
  oldestSeconds: number
  /** The last error of the newest delivery that failed. */
  lastError: string | undefined
}

export interface ErrorFacts {
  hours: number
  failed: { kind: string; count: number }[]
  refused: { kind: string; count: number }[]
}

export type Light = 'red' | 'amber' | 'green'

export const lightNames: Record<Light, string> = { green: 'em ordem', amber: 'atenção', red: 'agir agora' }

interface Verdict {
  light: Light
  text: string
  /** What somebody at the desk has to do; undefined where all is well. */
  advice: string | undefined
  /** False where the desk's button for this part of the systems would have no effect. */
  isActable?: false
}

const red = (text: string, advice: string): Verdict => ({ light: 'red', text, advice })
const amber = (text: string, advice: string): Verdict => ({ light: 'amber', text, advice })
const green = (text: string): Verdict => ({ light: 'green', text, advice: undefined })

const gigabyte = 1024 ** 3
/** The free space below which a light changes, in bytes and as a share of the disk. */
const scarceDisk = { red: { bytes: gigabyte / 4, share: 0.02 }, amber: { bytes: 2 * gigabyte, share: 0.1 } } as const
/** The days left from which a light changes: of the certificate, and of the first data request that is due. */
const certificateDays = { red: 7, amber: 21 } as const
const requestDays = { red: 2, amber: 7 } as const
/** The largest age of a good copy: copies are made hourly (docs/operations.md), so beyond it two have failed. */
const freshCopyHours = 2
/** The same for a shop whose copies are made daily. */
const oldCopyHours = 26
/** The age of a waiting delivery from which it is late and, after a failure, stuck. */
const lateSeconds = 15 * 60
const stuckSeconds = 60 * 60
/** More refusals in a period than visitors' mistakes explain. */
const manyRefusals = 1000
const unreadStoreAdvice = 'Veja se a linha "Caixa de entrada" está em ordem; se estiver, avise quem cuida do servidor.'

const networkReasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'o serviço está desligado',
  ECONNRESET: 'a conexão foi cortada',
  ENOTFOUND: 'este endereço não existe na rede',
  ETIMEDOUT: 'demora demais',
  ABORT_ERR: 'demora demais',
}

function reasonWords(reason = ''): string {
  const words = networkReasons[reason]
  return words === undefined ? '' : `: ${words}`
}

function judgeSite({ site }: SituationFacts): Verdict {
  if (site === undefined)
    return amber(
      'não se sabe: a mesa não tem o endereço do site',
      'Peça a quem cuida do servidor que dê à mesa as configurações do site.',
    )
  if (site.answers) return green('responde')
  return red(
    `não responde${reasonWords(site.reason)}`,
    'Avise agora quem cuida do servidor: o serviço do site precisa ser reiniciado.',
  )
}

function judgeStore({ store }: SituationFacts): Verdict {
  if (!store?.answers)
    return red('não responde', 'Avise agora quem cuida do servidor: as mensagens estão sendo recusadas.')
  const kind = store.kind === 'postgres' ? 'PostgreSQL' : 'arquivo no servidor'
  return green(`responde; ${kind}, ${numberText(store.messages)} mensagens`)
}

function judgeCopies({ copies, now }: SituationFacts): Verdict {
  if (copies === undefined)
    return red(
      'não puderam ser vistas',
      'A mesa não consegue ler a pasta das cópias: peça a quem cuida do servidor que confira as permissões.',
    )
  const { newestAt, verifiedAt, failedAt, count } = copies
  if (newestAt === undefined) {
    const advice = 'Peça a quem cuida do servidor que faça uma agora e ligue as cópias de hora em hora.'
    return { ...red('não há nenhuma', advice), isActable: false }
  }
  if (failedAt !== undefined)
    return red(
      `a conferência de ${brasiliaMoment(failedAt)} falhou; nenhuma conferiu depois`,
      'Use "Conferir agora". Se falhar de novo, avise quem cuida do servidor: esta cópia não traria as mensagens de volta.',
    )
  const newestText = `a última é de ${brasiliaMoment(newestAt)}, de ${counted(count, 'guardada', 'guardadas')}`
  if (verifiedAt === undefined)
    return amber(
      `${newestText}; nenhuma foi conferida`,
      'Confira a última: uma cópia que não foi restaurada em teste não é certeza.',
    )
  const hours = (Date.parse(now) - Date.parse(verifiedAt)) / hourMilliseconds
  const text = `${newestText}; a última conferida é de ${brasiliaMoment(verifiedAt)}`
  if (hours > oldCopyHours)
    return red(text, 'As cópias pararam: peça a quem cuida do servidor que faça uma agora e veja por quê.')
  if (hours > freshCopyHours) return amber(text, 'Se as cópias são de hora em hora, veja por que a última não veio.')
  return green(text)
}

function judgeDisk({ disk }: SituationFacts): Verdict {
  if (disk === undefined) return amber('não pôde ser visto', 'Peça a quem cuida do servidor que veja o disco.')
  const { freeBytes, totalBytes } = disk
  const text = `${numberText(freeBytes / gigabyte, 1)} GB livres de ${numberText(totalBytes / gigabyte, 1)} GB`
  const advice =
    'Peça a quem cuida do servidor que apague cópias antigas ou aumente o disco: com ele cheio, mensagens são recusadas.'
  const isBelow = ({ bytes, share }: { bytes: number; share: number }) =>
    freeBytes < bytes || freeBytes / totalBytes < share
  if (isBelow(scarceDisk.red)) return red(text, advice)
  return isBelow(scarceDisk.amber) ? amber(text, advice) : green(text)
}

function judgeVersion({ version }: SituationFacts): Verdict {
  if (version === undefined)
    return amber('não pôde ser vista', 'Peça a quem cuida do servidor que veja a pasta do conteúdo.')
  const { published, served, faults } = version
  const online = served === undefined ? '' : `; o site continua com a versão ${served}`
  if (faults.length > 0)
    return red(
      `os arquivos do conteúdo têm ${counted(faults.length, 'erro', 'erros')}${online}`,
      `Corrija ${faults.map(({ place, problem }) => `${place}: ${problem}`).join(' · ')}. Depois publique de novo.`,
    )
  if (served === undefined)
    return amber(
      `a versão ${published} foi publicada; não se sabe qual o site mostra`,
      'Veja a linha "Site": quando ele responder, diz a versão que mostra.',
    )
  if (served !== published)
    return amber(
      `a versão ${published} foi publicada${online}`,
      'Espere um minuto e recarregue esta página; se continuar assim, avise quem cuida do servidor.',
    )
  const text = published === 0 ? 'a do começo: nada foi publicado pela mesa' : `a ${published}, publicada por último`
  return green(`o site mostra ${text}`)
}

function judgeCertificate({ certificate, now }: SituationFacts): Verdict | undefined {
  if (certificate === undefined) return undefined
  const { host, endsAt, reason } = certificate
  if (endsAt === undefined)
    return amber(
      `${host} não pôde ser visto${reasonWords(reason)}`,
      'Abra o endereço do site em um navegador e confira o cadeado.',
    )
  const days = Math.floor((Date.parse(endsAt) - Date.parse(now)) / dayMilliseconds)
  const text =
    days < 0
      ? `${host} venceu em ${brasiliaMoment(endsAt)}`
      : `${host} vale por mais ${counted(days, 'dia', 'dias')}, até ${brasiliaMoment(endsAt)}`
  const advice = 'Peça a quem cuida do servidor que renove o certificado e veja por que ele não se renovou sozinho.'
  if (days < certificateDays.red) return red(text, advice)
  return days < certificateDays.amber ? amber(text, advice) : green(text)
}

const wayNames: Record<DeliveryFacts['way'], string> = {
  email: 'avisos por e-mail',
  webhook: 'avisos por webhook',
  confirmation: 'confirmações ao cliente',
  answer: 'respostas ao cliente',
}

function judgeDeliveries({ deliveries }: SituationFacts): Verdict {
  if (deliveries === undefined) return amber('não puderam ser vistas', unreadStoreAdvice)
  const waiting = deliveries.filter((way) => way.isConfigured && way.waiting > 0)
  const isMailOff = deliveries.some(({ way, isConfigured }) => way === 'email' && !isConfigured)
  const reports = [...waiting.map(deliveryText), ...(isMailOff ? ['o e-mail não está configurado'] : [])]
  if (reports.length === 0) return { ...green('nada espera'), isActable: false }
  const text = reports.join('; ')
  if (waiting.length === 0) {
    const advice = 'Sem e-mail as mensagens só aparecem aqui, na mesa: peça a quem cuida do servidor que o configure.'
    return { ...amber(text, advice), isActable: false }
  }
  const advice = 'Leia o motivo, mostre-o a quem cuida do e-mail e, resolvido, use "Tentar agora".'
  if (waiting.some(({ oldestSeconds, failing }) => oldestSeconds > stuckSeconds && failing > 0))
    return red(text, advice)
  const isLate = waiting.some(({ oldestSeconds, failing }) => oldestSeconds > lateSeconds || failing > 0)
  return isLate ? amber(text, advice) : green(text)
}

function deliveryText({ way, waiting, failing, oldestSeconds, lastError }: DeliveryFacts): string {
  const parts = [
    `${waiting} de ${wayNames[way]}, a mais antiga há ${durationText(oldestSeconds / 60)}`,
    failing > 0 && `${failing} já ${failing === 1 ? 'falhou' : 'falharam'}`,
    lastError !== undefined && `motivo: ${lastError}`,
  ]
  return parts.filter(Boolean).join(', ')
}

const requestKindNames: Record<string, string> = {
  form: 'formulários',
  page: 'páginas',
  search: 'buscas',
  file: 'arquivos',
  reviews: 'avaliações',
  health: 'verificações',
}

function judgeErrors({ errors }: SituationFacts): Verdict {
  if (errors === undefined)
    return amber('não se sabe', 'Veja primeiro a linha "Site": é o site que conta o que falhou.')
  const { failed, hours } = errors
  const span = spanText(hours)
  if (failed.some(({ count }) => count > 0)) {
    const text = failed.map(({ kind, count }) => `${count} em ${requestKindNames[kind] ?? kind}`).join(', ')
    const advice = 'Mostre esta linha a quem cuida do servidor: o registro do site diz o que falhou.'
    return (failed.some(({ kind }) => kind === 'form') ? red : amber)(`${text} ${span}`, advice)
  }
  const refused = errors.refused.reduce((total, { count }) => total + count, 0)
  return refused > manyRefusals
    ? amber(`${refused} pedidos recusados ${span}`, 'Pergunte a quem cuida do servidor de onde vêm.')
    : green(`nenhum ${span}`)
}

const spanText = (hours: number): string => (hours === 1 ? 'na última hora' : `nas últimas ${hours} horas`)

function judgeRequests({ requests, now }: SituationFacts): Verdict {
  if (requests === undefined) return amber('não puderam ser vistos', unreadStoreAdvice)
  const { open, nextDue } = requests
  if (open === 0 || nextDue === undefined) return green('nenhum aberto')
  const days = daysLeft(nextDue, brasiliaDay(now))
  const count = counted(open, 'aberto', 'abertos')
  const advice = 'Abra o pedido em Dados pessoais e responda.'
  const span = counted(Math.abs(days), 'dia', 'dias')
  if (days < 0) return red(`${count}; o prazo de um venceu há ${span}`, advice)
  const text = `${count}; o próximo prazo é ${days === 0 ? 'hoje' : `em ${span}`}`
  if (days <= requestDays.red) return red(text, advice)
  return days <= requestDays.amber ? amber(text, advice) : green(text)
}

const parts = [
  { key: 'site', name: 'Site', judge: judgeSite },
  { key: 'store', name: 'Caixa de entrada', judge: judgeStore },
  { key: 'deliveries', name: 'Entregas', judge: judgeDeliveries },
  { key: 'copies', name: 'Cópias de segurança', judge: judgeCopies },
  { key: 'disk', name: 'Disco', judge: judgeDisk },
  { key: 'requests', name: 'Pedidos da LGPD', judge: judgeRequests },
  { key: 'errors', name: 'Erros', judge: judgeErrors },
  { key: 'certificate', name: 'Certificado', judge: judgeCertificate },
  { key: 'version', name: 'Versão do site', judge: judgeVersion },
] as const

export interface Judgement extends Verdict {
  key: (typeof parts)[number]['key']
  name: string
}

const lightRank: Record<Light, number> = { red: 0, amber: 1, green: 2 }

/** Judges every part of the systems, the worst first; a part that the shop does not have is left out. */
export function judgeSituation(facts: SituationFacts): Judgement[] {
  return parts
    .flatMap(({ key, name, judge }) => {
      const verdict = judge(facts)
      return verdict ? [{ key, name, ...verdict }] : []
    })
    .toSorted((a, b) => lightRank[a.light] - lightRank[b.light])
}
