import * as v from 'valibot'
import type { VersionRef } from '#server/store/tables.ts'
import { type DeskContext, Refusal } from './routes.ts'

export async function jsonOf<Schema extends v.GenericSchema>(
  context: DeskContext,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const isJson = context.req.header('content-type')?.startsWith('application/json')
  const body: unknown = isJson ? await context.req.json().catch(() => undefined) : undefined
  const result = v.safeParse(schema, body)
  if (!result.success) throw new Refusal('body', 400, 'O pedido não foi entendido.')
  return result.output
}

/** Bytes of the largest form: some photographs of a product; a proposal of 300 lines is 1 MiB. */
export const maximumFormBytes = 12 * 1024 * 1024

/** Reads a form's text fields, of several with one name the last; line breaks count one character, as in browsers. */
export async function formOf(context: DeskContext): Promise<Record<string, string>> {
  const fields = await context.req.parseBody()
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')]] : [],
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
  return [values].flat().filter((value) => typeof value === 'string')
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
