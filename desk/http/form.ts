import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import type { VersionRef } from '#server/store/tables.ts'
import { type DeskContext, Refusal } from './routes.ts'

export async function jsonOf<Schema extends v.GenericSchema>(
  context: DeskContext,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const isJson = context.req.header('content-type')?.startsWith('application/json')
  const result = v.safeParse(schema, isJson ? parsedJson(await context.req.text()) : undefined)
  if (!result.success) throw new Refusal('body', 400, 'O pedido não foi entendido.')
  return result.output
}

function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body, (_name, value: unknown) => (typeof value === 'string' ? plainText(value) : value))
  } catch {
    return undefined
  }
}

/** A text as it is stored: line breaks count one character, as in browsers; a NUL, which PostgreSQL refuses, is left out. */
const plainText = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll('\0', '')

/** Bytes of the largest form: some photographs of a product; a proposal of 300 lines is 1 MiB. */
export const maximumFormBytes = 12 * 1024 * 1024

/** Fields of the largest form, a proposal of 300 lines whose items are still to be chosen, and as many again. */
const maximumFields = 20_000

/** Refuses a form of more fields than any page has before it is taken apart, which would hold the desk up for seconds. */
export const limitFields = createMiddleware(async (context, next) => {
  const type = context.req.header('content-type') ?? ''
  if (/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type)) {
    const body = Buffer.from(await context.req.arrayBuffer())
    const mark = /^m/i.test(type) ? 'form-data;' : '&'
    let [count, at] = [0, body.indexOf(mark)]
    for (; at !== -1 && count < maximumFields; count += 1) at = body.indexOf(mark, at + 1)
    if (at !== -1)
      throw new Refusal(
        'too-many-fields',
        413,
        'O formulário tem campos demais: nada foi salvo. O que você digitou continua na página anterior; envie em partes.',
      )
  }
  await next()
})

/** Reads a form's text fields, of several with one name the last. */
export async function formOf(context: DeskContext): Promise<Record<string, string>> {
  const fields = await context.req.parseBody()
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, plainText(value)]] : [],
    ),
  )
}

export async function parsedForm<Schema extends v.GenericSchema>(
  context: DeskContext,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, await formOf(context))
  if (result.success) return result.output
  throw new Refusal('form', 400, result.issues[0].message)
}

export async function fieldValues(context: DeskContext, name: string): Promise<string[]> {
  const { [name]: values } = await context.req.parseBody({ all: true })
  return [values].flat().flatMap((value) => (typeof value === 'string' ? plainText(value) : []))
}

export async function chosenFiles(context: DeskContext, name: string): Promise<File[]> {
  const { [name]: values } = await context.req.parseBody({ all: true })
  // A browser sends an empty file for a field in which none was chosen.
  return [values].flat().flatMap((value) => (value instanceof File && value.size > 0 ? [value] : []))
}

/** A number from 1 on in an address or form: the id of a row, or the version that somebody saw. */
export const positiveInteger = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/, 'O formulário não foi entendido.'),
  v.transform(Number),
)

/** The form of an act that needs only the version of the item that the person saw. */
export const versionSchema = v.object({ versao: positiveInteger })

/** The days from today to a reminder; 0 for none. */
export const reminderDays = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))

export function idIn(text: string | undefined): number | undefined {
  const result = v.safeParse(positiveInteger, text)
  return result.success ? result.output : undefined
}

/** Finds the item whose id is in an address. In: the refusal that is thrown where there is none. */
export async function itemAt<Item>(
  context: DeskContext,
  find: (id: number) => Promise<Item | undefined>,
  missing: () => Refusal,
  parameter = 'id',
): Promise<Item> {
  // The address of a file has its ending behind the id.
  const id = idIn(context.req.param(parameter)?.replace(/\.[a-z]+$/, ''))
  const item = id === undefined ? undefined : await find(id)
  if (item === undefined) throw missing()
  return item
}

export function faultsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const issue of issues) faults[v.getDotPath(issue) ?? ''] ??= issue.message
  return faults
}

/** Reads '12.3': message 12 in its version 3. */
export function versionRefIn(text: string): VersionRef | undefined {
  const [id, version] = text.split('.').map((part) => idIn(part))
  return id === undefined || version === undefined ? undefined : { id, version }
}
