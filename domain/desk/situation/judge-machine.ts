import { brasiliaMoment } from '#domain/text/brasilia-moment.ts'
import { numberText } from '#domain/text/number-text.ts'
import type { Judgement, SituationFacts } from './facts.ts'

const gigabyte = 1024 ** 3
const dayMilliseconds = 24 * 60 * 60 * 1000
/** Copies are made hourly (docs/operations.md): when none of the last two hours was verified, something is wrong. */
const freshCopyHours = 2
const oldCopyHours = 26

const kept = (count: number) => (count === 1 ? '1 guardada' : `${count} guardadas`)

/** Judges whether visitors get pages. */
export function judgeSite({ site }: SituationFacts): Judgement {
  const about = { key: 'site', name: 'Site' } as const
  if (site === undefined)
    return {
      ...about,
      light: 'amber',
      text: 'não se sabe: falta PORT nas configurações da mesa',
      next: 'Rode a mesa com as configurações do serviço.',
    }
  if (site.answers) return { ...about, light: 'green', text: 'responde', next: undefined }
  return {
    ...about,
    light: 'red',
    text: `não responde${site.reason === undefined ? '' : `: ${site.reason}`}`,
    next: 'Reinicie o serviço (systemctl restart vitrine) e, se não voltar, veja o registro dele (journalctl -u vitrine).',
  }
}

/** Judges whether the store takes what arrives. */
export function judgeStore({ store }: SituationFacts): Judgement {
  const about = { key: 'store', name: 'Caixa de entrada' } as const
  if (store === undefined || !store.answers)
    return {
      ...about,
      light: 'red',
      text: 'não responde',
      next: 'Confira o disco, as permissões de DATA_DIR e, se for o caso, o PostgreSQL: as mensagens estão sendo recusadas.',
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
export function judgeCopies({ copies, now }: SituationFacts): Judgement {
  const about = { key: 'copies', name: 'Cópias de segurança' } as const
  if (copies === undefined)
    return {
      ...about,
      light: 'red',
      text: 'não puderam ser vistas',
      next: 'A conta da mesa não lê a pasta DATA_DIR/backups: peça a quem cuida do servidor que confira as permissões.',
    }
  if (copies.newestAt === undefined)
    return {
      ...about,
      light: 'red',
      text: 'não há nenhuma',
      next: 'Faça uma agora com script/backup --verify, e ligue o temporizador de docs/operations.md.',
    }
  const made = `a última é de ${brasiliaMoment(copies.newestAt)}, de ${kept(copies.count)}`
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
      next: 'As cópias pararam: veja systemctl status vitrine-backup e faça uma agora.',
    }
  if (hours > freshCopyHours)
    return { ...about, light: 'amber', text, next: 'Se as cópias são de hora em hora, veja por que a última não veio.' }
  return { ...about, light: 'green', text, next: undefined }
}

/** Judges the free space on the disk. */
export function judgeDisk({ disk }: SituationFacts): Judgement {
  const about = { key: 'disk', name: 'Disco' } as const
  if (disk === undefined)
    return { ...about, light: 'amber', text: 'não pôde ser visto', next: 'Confira as permissões de DATA_DIR.' }
  const free = disk.freeBytes / disk.totalBytes
  const text = `${numberText(disk.freeBytes / gigabyte, 1)} GB livres de ${numberText(disk.totalBytes / gigabyte, 1)} GB`
  const next =
    'Apague cópias antigas (script/backup --keep) ou aumente o disco: com ele cheio, mensagens são recusadas.'
  if (disk.freeBytes < gigabyte / 4 || free < 0.02) return { ...about, light: 'red', text, next }
  if (disk.freeBytes < 2 * gigabyte || free < 0.1) return { ...about, light: 'amber', text, next }
  return { ...about, light: 'green', text, next: undefined }
}

/** Judges whether what was published last is served, and whether the files could be published. */
export function judgeVersion({ version }: SituationFacts): Judgement {
  const about = { key: 'version', name: 'Versão do site' } as const
  if (version === undefined)
    return { ...about, light: 'amber', text: 'não pôde ser vista', next: 'Confira as permissões da pasta content/.' }
  const { published, served, faults } = version
  const online = served === undefined ? '' : `; o site continua com a versão ${served}`
  const [first] = faults
  if (first) {
    const many = faults.length === 1 ? '1 erro' : `${faults.length} erros`
    return {
      ...about,
      light: 'red',
      text: `os arquivos de content/ têm ${many}${online}`,
      next: `Corrija ${faults.map(({ place, problem }) => `${place}: ${problem}`).join(' · ')}. Depois rode script/content publish.`,
    }
  }
  if (served !== undefined && served !== published)
    return {
      ...about,
      light: 'amber',
      text: `a versão ${published} foi publicada${online}`,
      next: 'Espere um minuto; se continuar assim, veja o registro do serviço (journalctl -u vitrine).',
    }
  return { ...about, light: 'green', text: `${published}, a que foi publicada por último`, next: undefined }
}

/** Judges whether browsers will continue to trust the certificate. */
export function judgeCertificate({ certificate, now }: SituationFacts): Judgement | undefined {
  if (certificate === undefined) return undefined
  const about = { key: 'certificate', name: 'Certificado' } as const
  const { host, endsAt, reason } = certificate
  const seen = `${host} não pôde ser visto${reason === undefined ? '' : `: ${reason}`}`
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
  const next = 'Renove o certificado (por exemplo, certbot renew) e veja por que a renovação automática não o fez.'
  if (days < 7) return { ...about, light: 'red', text, next }
  return days < 21 ? { ...about, light: 'amber', text, next } : { ...about, light: 'green', text, next: undefined }
}
