import * as v from 'valibot'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { typedText } from '#domain/forms/typed-text.ts'
import { hourMilliseconds, minuteMilliseconds } from '#domain/time.ts'

/** Milliseconds without a request after which a session ends. */
const idleMilliseconds = 12 * hourMilliseconds
/** Milliseconds after which a session ends in any case. */
const maximumMilliseconds = 7 * 24 * hourMilliseconds

export const sessionSeconds = maximumMilliseconds / 1000

/** Hours for which a sign-in link works, once; long enough for a colleague who opens it when they come. */
export const linkHours = 24

/** The most milliseconds by which a clock may be set back without ending the sessions and links made before. */
const correctionMilliseconds = 5 * minuteMilliseconds

/** Limits of valid sessions (ISO 8601); one seen after `seenUntil` is of a clock that ran ahead. In: ms since 1970. */
export function sessionLimits(now: number): { seenAfter: string; createdAfter: string; seenUntil: string } {
  return {
    seenUntil: new Date(now + correctionMilliseconds).toISOString(),
    seenAfter: new Date(now - idleMilliseconds).toISOString(),
    createdAfter: new Date(now - maximumMilliseconds).toISOString(),
  }
}

/** The latest end (ISO 8601) of a valid link; one that ends later was made by a clock that ran ahead. */
export const latestLinkEnd = (now: number): string => linkEnd(now + correctionMilliseconds)

/** The end (ISO 8601) of a link that is made now (milliseconds since 1970). */
export const linkEnd = (now: number): string => new Date(now + linkHours * hourMilliseconds).toISOString()

/** What a person may do at the desk: 'administra' may also manage persons, settings and deletion. */
export const roleNames = { atende: 'Atende', administra: 'Administra' } as const
export type Role = keyof typeof roleNames

export interface Person {
  id: number
  name: string
  initials: string
  role: Role
  /** The person's name at an authenticating proxy. */
  login: string | null
  isActive: boolean
}

const noName = 'O nome precisa ter de 2 a 80 letras'

/** Reads a name without invisible characters, which would make two persons look like one. */
const visibleName = v.pipe(
  v.string(noName),
  v.transform((name) =>
    name
      .normalize('NFKC')
      .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
      .replaceAll(/[^\S\r\n]+/g, ' '),
  ),
  typedText({ minimum: 2, maximum: 80 }, noName),
  v.regex(/\p{L}/u, noName),
)
const badInitials = 'As iniciais são de 1 a 3 letras'
const badLogin = 'O usuário do proxy tem até 120 caracteres, sem espaços'

/** The form for a person. Empty initials are derived from the name; an empty login becomes null. */
export const personFormSchema = v.pipe(
  v.object({
    name: visibleName,
    initials: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.regex(/^\p{L}{0,3}$/u, badInitials),
      v.transform((text) => text.toLocaleUpperCase('pt-BR')),
    ),
    role: v.picklist(keysOf(roleNames), 'Escolha o papel da pessoa'),
    login: v.pipe(v.optional(v.string(), ''), v.trim(), v.regex(/^[!-~\p{L}]{0,120}$/u, badLogin)),
  }),
  v.transform(({ name, initials, role, login }) => ({
    name,
    initials: initials || initialsOf(name),
    role,
    login: login || null,
  })),
)
export type PersonForm = v.InferOutput<typeof personFormSchema>

/** The initials of the first and the last name: 'Ana Beatriz Souza' is 'AS', 'Ana' is 'A'. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? [])
  const [first = '?', ...others] = letters
  return (first + (others.at(-1) ?? '')).toLocaleUpperCase('pt-BR')
}
